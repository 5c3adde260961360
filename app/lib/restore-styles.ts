let running: Promise<void> | undefined;

/**
 * Requests the stylesheets that have failed once more, and waits for them. Rejects if one fails again. Vite requests each
 * stylesheet only once in a document: its second import of a page would succeed without the style.
 */
export function restoreStyles(): Promise<void> {
  // A second call meanwhile waits for the same requests.
  running ??= requestFailed().finally(() => {
    running = undefined;
  });
  return running;
}

async function requestFailed(): Promise<void> {
  // Only ours have the attribute. A sheet without rules has failed.
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
