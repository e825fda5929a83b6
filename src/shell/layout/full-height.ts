import { numbersPage } from '../../../domain/access/pages.ts';

/** Pages that fill the window with scrolling panes: the letters' pages. */
export const isFullHeight = (path: string): boolean =>
  path.startsWith('/naskah-dinas/') && !ordinary.some((page) => path.startsWith(page));

// By address, not by declaration: the frame is there before the declarations are.
const ordinary = ['/naskah-dinas/kelola-label', '/naskah-dinas/instruksi-disposisi', numbersPage];
