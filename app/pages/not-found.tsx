import type { Views } from '../../contract/page-data.ts';
import { ButtonLink } from '../components/button.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { href } from '../navigation/address.ts';

export default function NotFound({ title, light }: Views['not-found']) {
  return (
    <PageMessage title={title} text="The page you're looking for doesn't exist." light={light}>
      <ButtonLink variant="paper" href={href('/')}>
        Go Home
      </ButtonLink>
    </PageMessage>
  );
}
