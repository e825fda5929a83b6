import Columns3 from 'lucide-react/icons/columns-3';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { LinkBase } from 'react-admin';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { translate } from '../../../lib/language.ts';
import { mayWriteLetters } from '../../../resources/access.ts';
import { Legend } from '../menu/legend.tsx';
import { Menu } from '../menu/menu.tsx';
import { Brand } from './brand.tsx';
import { frameMessages } from './messages.ts';
import type { Sidebar } from './use-sidebar.ts';

type Props = { sidebar: Sidebar; viewer: Viewer };

export function SidebarPanel({ sidebar, viewer }: Props) {
  const { isNarrow, isDrawerOpen, closeDrawer, peek } = sidebar;
  const panel = useDrawerFocus(isDrawerOpen, closeDrawer);
  if (isNarrow && !isDrawerOpen) return null;
  const onPick = isNarrow ? closeDrawer : undefined;
  return (
    <>
      {isNarrow && <div className="scrim" onClick={closeDrawer} aria-hidden="true" />}
      <aside
        ref={panel}
        className={`side side-${shapeOf(sidebar)}`}
        onMouseEnter={peek.open}
        onMouseLeave={peek.leave}
        onFocus={(event) => event.target.matches(':focus-visible') && peek.open()}
        onBlur={peek.leave}
      >
        <LinkBase
          to="/"
          className="brand-link"
          aria-label={translate(frameMessages.brandHome)}
          onClick={onPick}
        >
          <Brand />
        </LinkBase>
        {mayWriteLetters(viewer) && (
          <LinkBase
            to="/naskah-dinas/buat-naskah"
            className="write-letter"
            onClick={onPick}
            title={translate(frameMessages.write)}
          >
            <Plus size={15} strokeWidth={2} aria-hidden="true" />
            <span className="nav-text">{translate(frameMessages.write)}</span>
          </LinkBase>
        )}
        <Menu viewer={viewer} onPick={onPick} />
        <div className="side-end">
          <Legend />
          {!isNarrow && <Minimise sidebar={sidebar} />}
        </div>
      </aside>
    </>
  );
}

const shapeOf = ({ isNarrow, floats, isMinimised }: Sidebar): string => {
  if (isNarrow) return 'drawer';
  if (floats) return 'floating';
  return isMinimised ? 'minimised' : 'shown';
};

function Minimise({ sidebar: { kind, toggleMinimised } }: { sidebar: Sidebar }) {
  const words = translate(kind === 'minimised' ? frameMessages.unfold : frameMessages.minimise);
  return (
    <button type="button" className="nav" onClick={toggleMinimised} title={words}>
      <Columns3 size={18} strokeWidth={1.6} aria-hidden="true" />
      <span className="nav-text">{words}</span>
    </button>
  );
}

/** A drawer takes the focus, gives it back, and closes with Escape. */
function useDrawerFocus(isOpen: boolean, close: () => void) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('a')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) setTimeout(() => before.focus());
    };
  }, [isOpen, close]);
  return panel;
}
