import type { SiteData } from '../../contract/page.ts';
import { type LeafShape, leafPath } from '../components/leaves.ts';
import { href } from '../navigation/address.ts';
import styles from './footer.module.css';
import { MotionSwitch } from './motion-switch.tsx';

const leaves: LeafShape = { gutterX: 660, gutterY: 540, crest: 380, fall: 60, spread: 420, leafCount: 11 };

export function Footer({ site }: { site: SiteData }) {
  return (
    <footer className={styles.footer}>
      <svg className={styles.leaves} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: leaves.leafCount }, (_, leaf) => (
          <path key={leafPath(leaves, leaf)} d={leafPath(leaves, leaf)} opacity={0.42 - leaf * 0.032} />
        ))}
      </svg>
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.motto}>{site.motto}</p>
        <nav className={styles.menu} aria-label="Footer">
          <ul>
            {site.menu.map(({ label, href: path }) => (
              <li key={path}>
                <a href={href(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <MotionSwitch />
      </div>
      <p className={`wrap ${styles.fine}`}>{site.smallPrint}</p>
    </footer>
  );
}
