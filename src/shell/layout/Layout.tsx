import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { Guard } from '../errors/Guard.tsx';
import { Unreachable } from '../errors/Unreachable.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { useSigned } from '../viewer.ts';
import { BottomBar } from './BottomBar.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SidebarPanel } from './SidebarPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useMatch, useSidebar } from './use-sidebar.ts';

/** Pages that fill the window with panes of their own and scroll inside them. */
const isFullHeight = (path: string): boolean => /^\/naskah-dinas\//.test(path);

/** The frame around every signed-in page (SPEC A2 dashboard layout). */
export function Layout({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const signed = useSigned();
  const { pathname } = useLocation();
  const isPhone = useMatch('(max-width: 599.95px)');
  if (signed.error) return <Unreachable onRetry={() => void signed.refetch()} />;
  if (!signed.data) return <div className="app" aria-busy="true" />;
  const { viewer, user } = signed.data;
  const full = isFullHeight(pathname);
  return (
    <div
      className={`app ${sidebar.isNarrow ? 'narrow' : sidebar.isMinimised || sidebar.floats ? 'minimised' : ''}`}
    >
      <a className="skip" href="#isi">
        Langsung ke isi
      </a>
      <ProgressBar />
      <SidebarPanel sidebar={sidebar} viewer={viewer} />
      <div className="main">
        <TopBar sidebar={sidebar} signed={signed.data} />
        <OfflineStrip />
        <main id="isi" className={full ? 'page page-full' : 'page'} tabIndex={-1}>
          <ErrorBoundary place={pathname}>
            <Guard viewer={viewer}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </Guard>
          </ErrorBoundary>
          {!full && <footer className="foot">Naskah, PT Nusantara Tol Raya (Persero)</footer>}
        </main>
        {isPhone && <BottomBar viewer={viewer} onMore={sidebar.openDrawer} />}
      </div>
      <Toasts />
      <span className="sr-only">Masuk sebagai {user.personName}</span>
    </div>
  );
}
