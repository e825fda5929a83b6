import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { LinkBase } from 'react-admin';
import { say } from '../../../resources/language.ts';
import { deskWords } from '../../account/index.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { Guard } from '../errors/Guard.tsx';
import { Unreachable } from '../errors/Unreachable.tsx';
import { usePublicPath } from '../router/index.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { useIsPhone } from '../use-match.ts';
import { useSigned } from '../viewer.ts';
import { AfterFirst } from './AfterFirst.tsx';
import { BootFrame } from './BootFrame.tsx';
import { BottomBar } from './BottomBar.tsx';
import { DeskLine } from './DeskLine.tsx';
import { isFullHeight } from './full-height.ts';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RouteTitle } from './RouteTitle.tsx';
import { SidebarPanel } from './SidebarPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useSidebar } from './use-sidebar.ts';
import { frameWords } from './words.ts';

/** The frame around every signed-in page (SPEC A2 dashboard layout). */
export function Layout({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const signed = useSigned();
  const path = usePublicPath();
  const page = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  const shown = useRef(path);
  // Another page starts at its top. The first one does so by itself, and asking would have it laid out there and then.
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
        {say(frameWords.toContent)}
      </a>
      <ProgressBar />
      <SidebarPanel sidebar={sidebar} viewer={viewer} />
      <div className="main" inert={sidebar.isDrawerOpen}>
        <TopBar sidebar={sidebar} signed={signed.data} isPhone={isPhone} desk={desk} />
        {isPhone && desk && <DeskLine words={desk} />}
        <OfflineStrip userId={user.id} />
        <AfterFirst userId={user.id} />
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
            <LinkBase to="/helpdesk">{say(frameWords.help)}</LinkBase>
            <LinkBase to="/faq">{say(frameWords.faqCentre)}</LinkBase>
          </footer>
        )}
        {isPhone && <BottomBar viewer={viewer} path={path} onMore={sidebar.openDrawer} />}
      </div>
      <Toasts />
    </div>
  );
}
