import { useEffect } from 'react';
import type { DataOf } from '../../contract/routes.ts';
import { ButtonLink } from '../components/button.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { definePage } from '../lib/define-page.ts';
import { href, leaveLastSlash } from '../navigation/address.ts';
import * as words from '../words/words.ts';

export default definePage('not-found', NotFound);

function NotFound({ title, text, light }: DataOf<'not-found'>) {
  useEffect(() => void leaveLastSlash(), []);
  return (
    <PageMessage title={title} text={text} light={light}>
      <ButtonLink variant="paper" href={href('/')}>
        {words.goHome}
      </ButtonLink>
    </PageMessage>
  );
}
