import { Columns3, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { mayWriteLetters } from '../../../resources/access.ts';
import type { Viewer } from '../../../resources/declare.ts';
import { Legend } from '../menu/Legend.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Brand } from './Brand.tsx';
import type { Sidebar } from './use-sidebar.ts';

/** The left side: mark, "Buat naskah", menu, legend. On narrow screens a drawer over the page. */
export function SidebarPanel({ sidebar, viewer }: { sidebar: Sidebar; viewer: Viewer }) {
  const { isNarrow, isDrawerOpen, closeDrawer } = sidebar;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isDrawerOpen) return;
    panel.current?.querySelector<HTMLElement>('a')?.focus();
    const close = (event: KeyboardEvent) => event.key === 'Escape' && closeDrawer();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isDrawerOpen, closeDrawer]);
  if (isNarrow && !isDrawerOpen) return null;
  const onPick = isNarrow ? closeDrawer : undefined;
  const state = isNarrow
    ? 'drawer'
    : sidebar.floats
      ? 'floating'
      : sidebar.isMinimised
        ? 'minimised'
        : 'shown';
  return (
    <>
      {isNarrow && <div className="scrim" onClick={closeDrawer} aria-hidden="true" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only widens what the keyboard reaches anyway */}
      <aside
        ref={panel}
        className={`side side-${state}`}
        onMouseEnter={sidebar.onEnter}
        onMouseLeave={sidebar.onLeave}
      >
        <Link to="/" className="brand-link" aria-label="Beranda Naskah" onClick={onPick}>
          <Brand />
        </Link>
        {mayWriteLetters(viewer) && (
          <Link to="/naskah-dinas/buat-naskah" className="write" onClick={onPick} title="Buat naskah">
            <Plus size={15} strokeWidth={2} aria-hidden="true" />
            <span className="nav-text">Buat naskah</span>
          </Link>
        )}
        <Menu viewer={viewer} onPick={onPick} />
        <div className="side-end">
          <Legend />
          {!isNarrow && (
            <button
              type="button"
              className="nav dim"
              onClick={sidebar.toggleMinimised}
              title="Ciutkan atau bentangkan menu"
            >
              <Columns3 size={18} strokeWidth={1.6} aria-hidden="true" />
              <span className="nav-text">
                {sidebar.floats || sidebar.isMinimised ? 'Bentangkan menu' : 'Ciutkan menu'}
              </span>
            </button>
          )}
        </div>
      </aside>
    </>
  );
}
