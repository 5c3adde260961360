import type { Profile } from '../../contract/page-data.ts';
import { platformName } from '../content/platforms.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { platformSign } from '../media/platform-signs.ts';

/** The owner's profiles on other sites. Undefined if there are none. A label such as 'Mastodon' has its sign on any host. */
export const profilesOf = (content: Content): Profile[] | undefined =>
  content.get(site).profiles?.map(({ href, label }) => {
    const name = platformName(href);
    return { address: href, label: label ?? name, sign: platformSign(name) ?? platformSign(label ?? '') };
  });
