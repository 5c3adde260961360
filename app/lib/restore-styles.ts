let running: Promise<void> | undefined;

/**
 * Requests failed stylesheets again and waits for them. Rejects if one fails again. Needed because Vite requests each
 * stylesheet only once per document: a second import of a page would succeed without its style.
 */
export function restoreStyles(): Promise<void> {
  // Concurrent calls wait for the same requests.
  running ??= requestFailed().finally(() => {
    running = undefined;
  });
  return running;
}

async function requestFailed(): Promise<void> {
  // Only our own links have `crossorigin`. A stylesheet without rules has failed.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][crossorigin]');
  const failed = [...links].filter(({ sheet }) => sheet?.cssRules.length === 0);
  await Promise.all(failed.map(requestAgain));
}

const requestAgain = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement; // Cast: a copy is of the same kind.
    copy.onload = resolve;
    copy.onerror = reject;
    link.replaceWith(copy);
  });
