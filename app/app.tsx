import { Suspense, use, useLayoutEffect } from 'react';
import type { AlbumData, SiteData } from '../contract/page-data.ts';
import { syncHead } from './navigation/head.ts';
import { arrive, retry, scrollToTop, useVisit, type Visit } from './navigation/navigation.ts';
import { Dock, type Screen } from './screen.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { FloatingButtons } from './shell/floating-buttons.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Loading } from './shell/loading.tsx';
import { Related } from './shell/related.tsx';

/** The whole site: the shell, and in it the page of the current visit. */
export function App({ site, path, screen }: { site: SiteData; path: string; screen: Screen }) {
  const visit = useVisit(path, screen);
  const page = visit.screen.ready?.page;
  const album = page?.view === 'album' ? (page.data as AlbumData) : undefined;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {/* Before the menu: who wants rest should not have to go through it. */}
      <FloatingButtons onBackToTop={scrollToTop} />
      <Header site={site} section={sectionOf(visit)} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={visit.id} fallback={<ErrorScreen onRetry={retry} />}>
          <Suspense fallback={<Loading />}>
            <CurrentPage visit={visit} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer site={site} />
      {Dock && (
        <ErrorBoundary fallback={null}>
          <Dock album={album} />
        </ErrorBoundary>
      )}
      <p className="visually-hidden" aria-live="polite" id="announcer" />
    </>
  );
}

function CurrentPage({ visit }: { visit: Visit }) {
  const { View, page } = use(visit.screen.promise);
  useLayoutEffect(() => {
    if (visit.id === 0) return; // The first page came finished, head and all.
    syncHead(page.head);
    arrive(visit);
  }, [visit, page]);
  return (
    <>
      <View {...page.data} />
      {page.related.length > 0 && <Related links={page.related} />}
    </>
  );
}

/** While a page is on its way, its address already tells where in the menu it belongs. */
const sectionOf = ({ path, screen }: Visit) => screen.ready?.page.section ?? `/${path.split('/')[1]}`;
