import * as messages from 'virtual:messages';
import { useEffect } from 'react';
import { ButtonLink } from '../../app/components/button.tsx';
import { PageMessage } from '../../app/components/page-message.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { href, leaveLastSlash } from '../../app/navigation/address.ts';
import type { NotFoundData } from './page.ts';

export default defineView(NotFound);

function NotFound({ title, text, backdrop }: NotFoundData) {
  useEffect(() => void leaveLastSlash(), []);
  return (
    <PageMessage title={title} text={text} backdrop={backdrop}>
      <ButtonLink variant="paper" href={href('/')}>
        {messages.goHome}
      </ButtonLink>
    </PageMessage>
  );
}
