import { useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

/** After the pointer has left, a minimised sidebar that it opened closes again (SPEC A2). */
const collapseAfter = 300;
const narrow = '(max-width: 1199.95px)';

/**
 * The sidebar's three states (SPEC A2): shown or minimised beside the page, and below 1200 px hidden until it is
 * asked for, closing itself after a click.
 */
export function useSidebar() {
  const [isMinimised, setMinimised] = useStore('naskah.sidebar.minimised', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isNarrow = useMatch(narrow);
  const leaving = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    isNarrow,
    isMinimised: !isNarrow && isMinimised && !isHovered,
    floats: !isNarrow && isMinimised && isHovered,
    isDrawerOpen: isNarrow && isDrawerOpen,
    toggleMinimised: () => {
      setHovered(false);
      setMinimised(!isMinimised);
    },
    openDrawer: () => setDrawerOpen(true),
    closeDrawer: () => setDrawerOpen(false),
    onEnter: () => {
      clearTimeout(leaving.current);
      setHovered(true);
    },
    onLeave: () => {
      leaving.current = window.setTimeout(() => setHovered(false), collapseAfter);
    },
  };
}
export type Sidebar = ReturnType<typeof useSidebar>;

/** Whether a media query holds, and again whenever that changes. */
export function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
