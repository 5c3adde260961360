import type { Views } from '../../build/views.ts';
import { href } from '../address.ts';
import { ButtonLink } from '../components/button.tsx';
import { PageMessage } from '../components/page-message.tsx';

export default function NotFound({ title, light }: Views['not-found']) {
  return (
    <PageMessage title={title} text="The page you're looking for doesn't exist." light={light}>
      <ButtonLink variant="paper" href={href('/')}>
        Go Home
      </ButtonLink>
    </PageMessage>
  );
}
