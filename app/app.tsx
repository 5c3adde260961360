import { useOneFont } from 'virtual:fonts';
import * as messages from 'virtual:messages';
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import type { SiteData } from '../contract/page.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { SetDockContext } from './lib/define-view.ts';
import { inLanguage } from './lib/in-language.ts';
import { layOutSoon } from './navigation/lay-out-later.ts';
import { overlays } from './navigation/overlays.ts';
import { syncPageTags } from './navigation/page-tags.ts';
import { router, scrollToTop, useVisit, type Visit } from './navigation/router.ts';
import type { Screen } from './navigation/screen.ts';
import { loadScreen } from './screens.ts';
import { ErrorScreen, KeptHtml, KeptPage, KeptSite } from './shell/error-screen.tsx';
import { FloatingButtons } from './shell/floating-buttons.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Loading } from './shell/loading.tsx';
import { Related } from './shell/related.tsx';

interface AppProps {
  site: SiteData;
  /** The path and the screen of the first page. */
  path: string;
  screen: Screen;
}

/** The whole site. An error in one part does not affect the others. */
export function App(props: AppProps) {
  return (
    <ErrorBoundary fallback={<KeptSite />}>
      <Shell {...props} />
    </ErrorBoundary>
  );
}

/** The shell around the page of the current visit. */
function Shell({ site, path, screen }: AppProps) {
  const visit = useVisit(path, screen, loadScreen);
  const [Dock, setDock] = useDock(visit);
  // After a reload, the history may name the player's sheet on a page without the player.
  useEffect(() => {
    if (!Dock) overlays.close('now-playing');
  }, [Dock]);
  const { translations, language } = visit.screen.ready?.page ?? {};
  return (
    <SetDockContext value={setDock}>
      <a className="skip-link" href="#_main">
        {messages.skipToContent}
      </a>
      {Dock?.SkipLink && <Dock.SkipLink />}
      {/* Calm comes before the menu in tab order. */}
      <ErrorBoundary fallback={null}>
        <FloatingButtons chat={site.chat} onBackToTop={scrollToTop} />
      </ErrorBoundary>
      <ErrorBoundary fallback={<KeptHtml of="#_root > header" />}>
        <Header site={site} section={sectionOf(visit)} translations={translations} />
      </ErrorBoundary>
      <main id="_main" tabIndex={-1} {...inLanguage(language)} data-enters={visit.enters || undefined}>
        <ErrorBoundary
          key={visit.id}
          fallback={
            visit.id === 0 ? <KeptPage of="main > *" /> : <ErrorScreen screen={visit.screen} onRetry={router.retry} />
          }
        >
          <Suspense fallback={<Loading />}>
            <CurrentPage visit={visit} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary fallback={<KeptHtml of="#_root > footer" />}>
        <Footer site={site} translations={translations} />
      </ErrorBoundary>
      {Dock && (
        <ErrorBoundary fallback={null}>
          <Dock page={visit.screen.ready?.page} />
        </ErrorBoundary>
      )}
      <p className="visually-hidden" aria-live="polite" id="_announcer" />
    </SetDockContext>
  );
}

function CurrentPage({ visit }: { visit: Visit }) {
  const { View, page } = use(visit.screen.promise);
  useOneFont(); // Here, because it changes attributes, and the page hydrates last.
  useLayoutEffect(() => {
    // The prerendered page already has its tags and its scroll position.
    if (visit.id === 0) {
      layOutSoon();
      return;
    }
    syncPageTags(page.head);
    router.complete(visit);
  }, [visit, page]);
  return (
    <>
      <View page={page} />
      {page.related.length > 0 && <Related links={page.related} />}
    </>
  );
}

/** Returns the dock of the latest page that has one, and a function that sets it. */
function useDock({ screen }: Visit) {
  const pageDock = screen.ready?.View.Dock;
  const [dock, setDock] = useState(() => pageDock);
  if (pageDock && pageDock !== dock) setDock(() => pageDock);
  return [pageDock ?? dock, setDock] as const;
}

/** The path of the page's menu entry; while the page loads, a guess from its address. */
const sectionOf = ({ path, screen }: Visit) => screen.ready?.page.section ?? `/${path.split('/')[1]}`;
