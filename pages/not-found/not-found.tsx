import * as messages from 'virtual:messages';
import { useEffect } from 'react';
import { ButtonLink } from '../../app/components/button.tsx';
import { PageMessage } from '../../app/components/page-message.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { href, leaveLastSlash } from '../../app/navigation/address.ts';
import type { NotFoundData } from './page.ts';
import styles from './typeset.module.css';

export default defineView(NotFound);

function NotFound({ title, text, backdrop }: NotFoundData) {
  useEffect(() => void leaveLastSlash(), []);
  return (
    <PageMessage title={<Typeset text={title} />} text={<Typeset text={text} />} backdrop={backdrop}>
      <ButtonLink variant="paper" href={href('/')}>
        {messages.goHome}
      </ButtonLink>
    </PageMessage>
  );
}

const drawn: Record<string, string> = { "'": '’', '-': '–' };

/** The specification gives these texts with the signs of a typewriter, and to the letter. Only the styles draw printed ones. */
function Typeset({ text }: { text: string }) {
  return text.split(/('|(?<= )-(?= ))/).map((part, index) =>
    part in drawn ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <span key={index} className={styles.sign} data-drawn={drawn[part]}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
