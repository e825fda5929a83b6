import { numbersPage } from '../../../domain/access/pages.ts';

/** Whether the page at an address fills the window with panes of its own and scrolls inside them: the letters' do. */
export const isFullHeight = (path: string): boolean =>
  path.startsWith('/naskah-dinas/') && !ordinary.some((page) => path.startsWith(page));

// By address, not by declaration: the frame is there before the declarations are.
const ordinary = ['/naskah-dinas/kelola-label', '/naskah-dinas/instruksi-disposisi', numbersPage];
