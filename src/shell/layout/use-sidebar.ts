import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useMatch } from '../../ui/use-match.ts';

/** Delay, in milliseconds, before a minimised sidebar closes after the pointer left it (SPEC A2). */
const collapseAfter = 300;
const narrow = '(max-width: 1199.95px)';

/** Sidebar states (SPEC A2): shown or minimised; below 1200 px hidden until opened, closing after a click. */
export function useSidebar() {
  const [isMinimised, setMinimised] = useStore('naskah.sidebar.minimised', false);
  const [isWanted, setWanted] = useState(false);
  const isNarrow = useMatch(narrow);
  const peek = usePeek();
  const openDrawer = useCallback(() => setWanted(true), []);
  const closeDrawer = useCallback(() => setWanted(false), []);
  return {
    /** What the frame leaves beside the page. */
    kind: isNarrow ? 'narrow' : isMinimised ? 'minimised' : 'shown',
    isNarrow,
    isMinimised: !isNarrow && isMinimised && !peek.isOpen,
    floats: !isNarrow && isMinimised && peek.isOpen,
    isDrawerOpen: isNarrow && isWanted,
    toggleMinimised: () => {
      peek.close();
      setMinimised(!isMinimised);
    },
    openDrawer,
    closeDrawer,
    peek,
  };
}
export type Sidebar = ReturnType<typeof useSidebar>;

/** Open while the pointer or the keyboard's focus is inside, and a moment longer. */
function usePeek() {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const ways = useMemo(() => {
    const open = () => {
      clearTimeout(leaving.current);
      setOpen(true);
    };
    const leave = () => {
      clearTimeout(leaving.current);
      leaving.current = window.setTimeout(() => setOpen(false), collapseAfter);
    };
    const close = () => {
      clearTimeout(leaving.current);
      setOpen(false);
    };
    return { open, leave, close };
  }, []);
  return { isOpen, ...ways };
}
