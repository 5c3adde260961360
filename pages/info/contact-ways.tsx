import { ArrowRight, ArrowUpRight, Mail, Phone } from 'lucide';
import { Icon } from '../../app/components/icon.tsx';
import { inLanguage } from '../../app/lib/in-language.ts';
import { contentLink } from '../../app/navigation/address.ts';
import styles from './contact-ways.module.css';
import type { Contact } from './page.ts';

/** The ways to reach the owner that need no prepared message. Without JavaScript they are the same links. */
export function ContactWays({ phone, phrase, email, links, textLanguage }: Contact) {
  const ways = [
    ...(email ? [{ address: `mailto:${email}`, label: email, icon: Mail }] : []),
    ...(phone && !phrase ? [{ address: `tel:${phone.replaceAll(' ', '')}`, label: phone, icon: Phone }] : []),
    ...links.map(({ href, label }) => ({
      address: href,
      label,
      icon: href.startsWith('/') ? ArrowRight : ArrowUpRight,
    })),
  ];
  if (ways.length === 0) return null;
  return (
    <ul className={`vellum ${styles.ways}`} {...inLanguage(textLanguage)}>
      {ways.map(({ address, label, icon }) => (
        <li key={address}>
          <a {...contentLink(address)}>
            <Icon icon={icon} isDirected={icon === ArrowRight || icon === ArrowUpRight} strokeWidth={1.2} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
