import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { LinkBase } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { deskWords } from '../../account/index.ts';
import { useIsPhone } from '../../ui/use-match.ts';
import { ViewAsStrip } from '../../view-as/index.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Guard } from '../errors/guard.tsx';
import { Unreachable } from '../errors/unreachable.tsx';
import { usePublicPath } from '../router/index.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { useSigned } from '../viewer.ts';
import { BootFrame } from './boot-frame.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DeferredServices } from './deferred-services.tsx';
import { DeskLine } from './desk-line.tsx';
import { isFullHeight } from './full-height.ts';
import { frameMessages } from './messages.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RouteTitle } from './route-title.tsx';
import { SidebarPanel } from './sidebar-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The frame around every signed-in page (SPEC A2 dashboard layout). */
export function Layout({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const signed = useSigned();
  const path = usePublicPath();
  const page = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  const shown = useRef(path);
  // Scrolls a new page to its top. Not the first one: it is there already, and scrolling would force a layout.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    page.current?.scrollTo(0, 0);
  }, [path]);
  if (signed.error) return <Unreachable onRetry={() => void signed.refetch()} />;
  if (!signed.data) return <BootFrame />;
  const { viewer, role, user } = signed.data;
  const desk = role ? deskWords(role) : '';
  const full = isFullHeight(path);
  return (
    <div className={`app ${sidebar.kind}`}>
      <a className="skip" href="#isi">
        {translate(frameMessages.toContent)}
      </a>
      <ProgressBar />
      <SidebarPanel sidebar={sidebar} viewer={viewer} />
      <div className="main" inert={sidebar.isDrawerOpen}>
        <TopBar sidebar={sidebar} signed={signed.data} isPhone={isPhone} desk={desk} />
        {isPhone && desk && <DeskLine words={desk} />}
        {user.viewing && (
          <Suspense>
            <ViewAsStrip viewing={user.viewing} />
          </Suspense>
        )}
        <DeferredServices userId={user.id} />
        <main id="isi" ref={page} className={full ? 'page page-full' : 'page'} tabIndex={-1}>
          <RouteTitle path={path} />
          <ErrorBoundary place={path}>
            <Guard viewer={viewer} path={path}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </Guard>
          </ErrorBoundary>
        </main>
        {!full && !isPhone && (
          <footer className="foot">
            <span>{['Naskah', user.unitName].filter(Boolean).join(', ')}</span>
            <LinkBase to="/helpdesk">{translate(frameMessages.helpdesk)}</LinkBase>
            <LinkBase to="/faq">{translate(frameMessages.faqCentre)}</LinkBase>
          </footer>
        )}
        {isPhone && <BottomBar viewer={viewer} path={path} onMore={sidebar.openDrawer} />}
      </div>
      <Toasts />
    </div>
  );
}
