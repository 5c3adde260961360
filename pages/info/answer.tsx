import * as messages from 'virtual:messages';
import { MessageSquareText } from 'lucide';
import { ButtonLink } from '../../app/components/button.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { inInterfaceLanguage, inLanguage } from '../../app/lib/in-language.ts';
import styles from './answer.module.css';
import type { InfoData } from './page.ts';

type Contact = NonNullable<InfoData['contact']>;

/** An answer. If it contains {phone}, a slip below has the prepared text message and a button. */
export function Answer({ text, contact }: { text: string; contact: Contact | undefined }) {
  return (
    <div className={styles.answer}>
      <p>
        {text.split(/(\{phone\}|\{phrase\})/).map((part) => {
          if (part === '{phone}')
            return (
              <b key={part} className={styles.phone}>
                {contact?.phone}
              </b>
            );
          return part === '{phrase}' ? (
            <q key={part} {...inLanguage(contact?.textLanguage)}>
              {contact?.phrase}
            </q>
          ) : (
            part
          );
        })}
      </p>
      {contact && text.includes('{phone}') && <Slip {...contact} />}
    </div>
  );
}

function Slip({ phone, phrase, textLanguage, isStandIn }: Contact) {
  return (
    <div className={`vellum ${styles.slip}`} {...inInterfaceLanguage}>
      <p className={styles.to}>{messages.messageTo(phone)}</p>
      <p className={styles.phrase} {...inLanguage(textLanguage)}>
        {phrase}
      </p>
      <ButtonLink variant="ink" href={messageAddress(phone, phrase)}>
        <Icon icon={MessageSquareText} strokeWidth={1.4} />
        {messages.writeTextMessage}
      </ButtonLink>
      {isStandIn && <p className={styles.note}>{messages.phoneIsStandIn}</p>}
    </div>
  );
}

/** Old versions of iOS need '&body', the standard says '?body', and '?&body' works for both. */
const messageAddress = (phone: string, phrase: string) =>
  `sms:${phone.replaceAll(' ', '')}?&body=${encodeURIComponent(phrase)}`;
