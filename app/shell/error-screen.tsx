import { Button } from '../components/button.tsx';
import { PageMessage } from '../components/page-message.tsx';

/** Shown in place of a page that failed to load or to render. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <PageMessage
      title="Something went wrong"
      text="This page could not be shown. The rest of the site still works."
      isAlert
    >
      <Button variant="paper" onClick={onRetry}>
        Try again
      </Button>
    </PageMessage>
  );
}
