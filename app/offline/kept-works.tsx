import * as messages from 'virtual:messages';
import { useEffect, useState } from 'react';
import type { OfflineList } from '../../contract/offline.ts';

/** Links to the works that are kept offline, in place of a page that did not load. Nothing for visitors who keep nothing. */
export function KeptWorks() {
  const [works, setWorks] = useState<OfflineList[]>([]);
  useEffect(() => {
    if (navigator.serviceWorker?.controller) importStore().then(async ({ keptWorks }) => setWorks(await keptWorks()));
  }, []);
  return (
    works.length > 0 && (
      <>
        <p>{messages.keptWorks}</p>
        <ul>
          {works.map(({ address, title, titleLanguage }) => (
            <li key={address}>
              <a href={address} lang={titleLanguage}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

const importStore = () => import('./store.ts');
