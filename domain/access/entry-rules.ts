import { trimSlashes, within } from './paths.ts';
import { pathOf } from './rights.ts';
import type { Viewer } from './viewer.ts';

/** Whether the active role gives the whole path, every verb of it. */
export const holds = (viewer: Viewer, path: string): boolean =>
  viewer.privilegedList.some((held) => trimSlashes(held) === trimSlashes(path));

/** SPEC A2: an additional role is active, or the user acts as secretary or delegate. */
export const isAdditional = (viewer: Viewer): boolean =>
  viewer.isAdditional || viewer.type === 'Secretary' || viewer.type === 'Delegation';

/** A viewer's reports in the order of SPEC A2, whether privileged or not. */
export function reportsOf(viewer: Viewer): string[] {
  if (viewer.type === 'Delegation') return [];
  return viewer.isUnitKearsipan && !isAdditional(viewer)
    ? ['/pelaporan/naskah-dinas', '/pelaporan/arsip']
    : ['/pelaporan/naskah-masuk', '/pelaporan/naskah-keluar'];
}

/** The menu's Pelaporan target: the first report the role gives; undefined when there is none. */
export const firstReport = (viewer: Viewer): string | undefined =>
  reportsOf(viewer).find((path) => holds(viewer, path));

/**
 * Extra conditions of SPEC A2 by path, besides the privilege. They apply to everything below the path, pages and
 * declared resources alike.
 */
const rules: Record<string, (viewer: Viewer, path: string) => boolean> = {
  '/search': (viewer) => !isAdditional(viewer),
  '/naskah-dinas/nomor': (viewer) => !isAdditional(viewer),
  '/naskah-dinas/draft': (viewer) => viewer.type !== 'Secretary',
  '/naskah-dinas/buat-naskah': (viewer) => viewer.readsOnly !== true,
  '/dokumen/arsip-inaktif': (viewer) => viewer.isUnitKearsipan && !isAdditional(viewer),
  '/dokumen/permintaan-akses': (viewer) => !isAdditional(viewer),
  '/pelaporan': (viewer, path) => reportsOf(viewer).some((report) => within(path, report)),
  '/master-data': (viewer) => !isAdditional(viewer),
  '/manajemen-user': (viewer) => !isAdditional(viewer),
  '/pengaturan': (viewer) => !isAdditional(viewer),
  '/helpdesk': (viewer) => !isAdditional(viewer),
};

/**
 * Whether SPEC A2 lets this viewer near the path, the privilege aside.
 * @param entry a path, or an entry of a role's list that is about it
 */
export function mayBeGiven(viewer: Viewer, entry: string): boolean {
  const path = pathOf(entry);
  return Object.entries(rules).every(([root, rule]) => !within(path, root) || rule(viewer, path));
}
