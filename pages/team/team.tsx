import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import { defineView } from '../../app/lib/define-view.ts';
import type { TeamData, TeamMember } from './page.ts';
import styles from './team.module.css';

export default defineView(Team);

function Team({ members, ...head }: TeamData) {
  return (
    <div className={styles.page}>
      <PageHead {...head} />
      {members.length > 0 && (
        <ul className={`wrap ${styles.members}`}>
          {members.map((member, index) => (
            <Member key={member.id} {...member} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Member({ id, name, role, task, bio, icon, image, isFirst }: TeamMember & { isFirst: boolean }) {
  return (
    <li id={id}>
      <div className={styles.portrait}>
        <Picture picture={image} sizes={sizesOf({ small: '40vw', wide: '36vw' }, '90vw')} priority={isFirst} />
      </div>
      <div className={styles.text}>
        <LinkedHeading address={`#${id}`} name={name} />
        <p className={styles.role}>
          {icon && <Icon icon={icon} strokeWidth={1.4} />}
          {role}
        </p>
        {task && <p className={styles.task}>{task}</p>}
        <p>
          <TextWithLinks text={bio} />
        </p>
      </div>
    </li>
  );
}
