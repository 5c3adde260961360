import { ContactWays } from 'virtual:contact-ways';
import * as messages from 'virtual:messages';
import { MessageSquareText } from 'lucide';
import { ButtonLink } from '../../app/components/button.tsx';
import { Icon } from '../../app/components/icon.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { inInterfaceLanguage, inLanguage } from '../../app/lib/in-language.ts';
import type { LinkedText } from '../../contract/page-data.ts';
import styles from './answer.module.css';
import type { Contact } from './page.ts';

/** An answer. Below one about the contact are the ways to reach the owner. */
export function Answer({ text, contact }: { text: LinkedText; contact: Contact | undefined }) {
  return (
    <div className={styles.answer}>
      {text !== '' && (
        <p>
          {[text]
            .flat()
            .flatMap((part) =>
              typeof part === 'string' ? (
                part.split(/(\{phone\}|\{phrase\})/).map((words) => inWords(words, contact))
              ) : (
                <TextWithLinks key={part.text} text={[part]} />
              ),
            )}
        </p>
      )}
      {contact?.phone && contact.phrase && <Slip {...contact} phone={contact.phone} phrase={contact.phrase} />}
      {contact && <ContactWays {...contact} />}
    </div>
  );
}

function inWords(words: string, contact: Contact | undefined) {
  if (words === '{phone}')
    return (
      <b key={words} className={styles.phone}>
        {contact?.phone}
      </b>
    );
  return words === '{phrase}' ? (
    <q key={words} {...inLanguage(contact?.textLanguage)}>
      {contact?.phrase}
    </q>
  ) : (
    words
  );
}

function Slip({ phone, phrase, textLanguage, isStandIn }: Contact & { phone: string; phrase: string }) {
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
