import type { TeamMemberData, Views } from '../../contract/page-data.ts';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { icons } from './team/icons.ts';
import styles from './team/team.module.css';

export default function Team({ title, lede, light, members }: Views['team']) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <ul className={`wrap ${styles.members}`}>
        {members.map((member) => (
          <Member key={member.id} {...member} />
        ))}
      </ul>
    </>
  );
}

function Member({ id, name, role, bio, icon, image }: TeamMemberData) {
  const Icon = icon && icons[icon];
  return (
    <li id={id}>
      <div className={styles.portrait}>
        <Picture picture={image} sizes="(width >= 64rem) 24rem, (width >= 40rem) 40vw, 90vw" priority />
      </div>
      <div className={styles.text}>
        <h2>{name}</h2>
        <p className={styles.role}>
          {Icon && <Icon aria-hidden="true" strokeWidth={1.4} />}
          {role}
        </p>
        <p>{bio}</p>
      </div>
    </li>
  );
}
