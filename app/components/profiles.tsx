import type { Profile } from '../../contract/page-data.ts';
import { contentLink } from '../navigation/address.ts';
import { Icon } from './icon.tsx';
import styles from './profiles.module.css';

interface ProfilesProps {
  profiles: Profile[] | undefined;
  /** Whether signs have their words beside them. Without, only screen reader users and pointers get them. */
  hasWords?: boolean;
}

/** The owner's profiles on other sites. `rel="me"` lets a service such as Mastodon confirm that they belong together. */
export const Profiles = ({ profiles, hasWords = false }: ProfilesProps) =>
  profiles && (
    <ul className={styles.profiles} data-words={hasWords || undefined}>
      {profiles.map(({ address, label, sign }) => (
        <li key={address}>
          <a {...contentLink(address)} rel="me noopener" title={sign && !hasWords ? label : undefined}>
            {sign && <Icon icon={sign} strokeWidth={1.3} />}
            <span className={sign && !hasWords ? 'visually-hidden' : undefined}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
