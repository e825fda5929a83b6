import { firstReport, holds, mayBeGiven } from '../domain/access/entry-rules.ts';
import { letterPages, openToAll, type Page } from '../domain/access/pages.ts';
import { trimSlashes, within } from '../domain/access/paths.ts';
import { rightsAt, type Verb, verbs } from '../domain/access/rights.ts';
import type { Viewer } from '../domain/access/viewer.ts';
import { auditLogPage } from '../domain/audit/audit-log-page.ts';
import { archiveDashboard } from '../domain/dashboard.ts';
import { dataModelPage } from '../domain/data-model.ts';
import { directoryPage } from '../domain/directory.ts';
import { mailLogPage } from '../domain/mail-log.ts';
import { reportPages } from '../domain/reports/report.ts';
import { searchPage } from '../domain/search.ts';
import { setupPage } from '../domain/setup.ts';
import type { Message } from '../lib/language.ts';
import { addPath } from './add-messages.ts';
import type { Resource } from './declare.ts';
import { filingUnit } from './dokumen/pemberkasan/berkas.ts';
import { accessRequest } from './dokumen/permintaan-akses.ts';
import { narrowed, unfillable } from './field-rights.ts';
import { branches, screens } from './index.ts';
import { settingsPage } from './settings-page.ts';

export type MenuItem = {
  path: string;
  label: Message;
  icon: string;
  badge?: Page['badge'];
  children?: MenuItem[];
  /** Where it is highlighted, when that is not at and below its own path. */
  root?: string;
  /** Of a branch: a page that has more of its kind. */
  all?: { path: string; label: Message };
};
export type MenuGroup = { label: Message | null; items: MenuItem[] };

/** A page is given whole; only resources are by verb. */
const mayUsePath = (viewer: Viewer, path: string): boolean => holds(viewer, path) && mayBeGiven(viewer, path);

/**
 * May a viewer use a declared resource (SPEC A2: privilege, nothing administrative for additional roles)? For its
 * screens and every call on its records alike.
 * @param verb what is to be done; any right to a path includes reading
 */
export function mayUseResource(viewer: Viewer, resource: Resource, verb: Verb = 'read'): boolean {
  if (resource.everyones && (verb === 'read' || resource.everyones.includes(verb))) return true;
  const path = resource.privilege ?? resource.path;
  const held = rightsAt(viewer, path).verbs;
  return (
    resource.verbs?.includes(verb) !== false &&
    (resource.byVerb === false ? held.size === verbs.length : held.has(verb)) &&
    mayBeGiven(viewer, path)
  );
}

/** The same for its calls, which its variants share (SPEC B7: Archive has `status` as a filter). */
export const mayCallResource = (viewer: Viewer, resource: Resource, verb: Verb = 'read'): boolean =>
  mayUseResource(viewer, resource, verb) ||
  screens.some((other) => other.viewOfResource === resource.name && mayUseResource(viewer, other, verb));

/** The declaration as the viewer's role sees it. */
export const seenBy = (viewer: Viewer, resource: Resource): Resource =>
  narrowed(resource, rightsAt(viewer, resource.path));

/** Required fields that the viewer's role hides or locks, so that it cannot create. */
export const unfillableBy = (viewer: Viewer, resource: Resource): string[] =>
  resource.privilege ? [] : unfillable(resource, rightsAt(viewer, resource.path));

/** The same by resource name, as react-admin checks before rendering; other names are those of pages. */
export function mayActOn(viewer: Viewer, name: string, action: string): boolean {
  const declared = screens.find((entry) => entry.name === name);
  if (!declared) return mayOpen(viewer, `/${name.replaceAll('.', '/')}`);
  if (action === 'create') return mayUseResource(viewer, declared) && mayAddTo(viewer, declared);
  return mayUseResource(viewer, declared, verbOf[action] ?? 'read');
}

/** Actions of react-admin that are more than reading. */
const verbOf: Record<string, Verb> = { edit: 'change', delete: 'delete', export: 'export' };

/** May a viewer add to a resource? Read-only viewers may not where writes are restricted. */
export const mayAddTo = (viewer: Viewer, resource: Resource): boolean =>
  mayUseResource(viewer, resource, 'create') &&
  !(viewer.readsOnly === true && resource.writableRows !== undefined) &&
  unfillableBy(viewer, resource).length === 0;

/**
 * May a viewer open an address of the product?
 * @param path a public path, with or without query
 * @returns false also for addresses that do not exist; the router answers those with 404 first
 */
export function mayOpen(viewer: Viewer, path: string): boolean {
  const bare = path.split(/[?#]/)[0] ?? '/';
  if (isOpenToAll(bare)) return true;
  // It leads on to the first report that the role gives (SPEC A2).
  if (trimSlashes(bare) === 'pelaporan') return firstReport(viewer) !== undefined;
  if (trimSlashes(bare) === trimSlashes(settingsPage.path)) return mayOpenSettings(viewer);
  const standing = entryAt(bare);
  if (standing)
    return 'entity' in standing
      ? mayUseResource(viewer, standing) && mayDoAt(viewer, standing, trimSlashes(bare))
      : mayUsePath(viewer, standing.privilege ?? standing.path);
  // /naskah-dinas/{id}/edit and the responses: writing, so the privilege to write letters.
  return isWriting.test(bare) && holds(viewer, '/naskah-dinas/buat-naskah');
}

/** Requires something of the organisation to set; each of these pages stands on it (settings.ts). */
const mayOpenSettings = (viewer: Viewer): boolean =>
  mayBeGiven(viewer, settingsPage.path) &&
  entries.some(({ path }) => isAdministrative(path) && mayOpen(viewer, path));

const isAdministrative = (path: string): boolean =>
  branches.some(({ prefix, administrative }) => administrative && within(path, prefix));

/** Not where a record would be added or changed by who may not do that. */
function mayDoAt(viewer: Viewer, resource: Resource, path: string): boolean {
  if (path === trimSlashes(addPath(resource))) return mayAddTo(viewer, resource);
  return !path.endsWith('/edit') || mayUseResource(viewer, resource, 'change');
}

const isOpenToAll = (bare: string): boolean =>
  openToAll.some((open) => trimSlashes(open) === trimSlashes(bare));

const isWriting = /^\/?naskah-dinas\/[^/]+\/(edit|naskah-tanggapan\/(tambah|[^/]+\/(edit|tambah)))\/?$/;

type Entry = { path: string; privilege?: string } | Resource;

/** Everything that has addresses, the longest path first, since one may begin another's. */
const entries: Entry[] = [
  auditLogPage,
  mailLogPage,
  dataModelPage,
  directoryPage,
  setupPage,
  archiveDashboard,
  searchPage,
  ...letterPages,
  ...reportPages,
  ...screens.filter((entry) => entry.pages),
].toSorted((a, b) => b.path.length - a.path.length);

/** The page or resource that an address belongs to. */
const entryAt = (bare: string): Entry | undefined => entries.find((entry) => within(bare, entry.path));

/** Does the address exist, regardless of the viewer? Missing ones are 404, not 403. */
export function isAddress(path: string): boolean {
  const bare = path.split(/[?#]/)[0] ?? '/';
  return (
    isOpenToAll(bare) ||
    trimSlashes(bare) === 'pelaporan' ||
    trimSlashes(bare) === trimSlashes(settingsPage.path) ||
    entryAt(bare) !== undefined ||
    isWriting.test(bare)
  );
}

/** May this viewer start and change letters (the "Buat naskah" button)? */
export const mayWriteLetters = (viewer: Viewer): boolean => mayOpen(viewer, '/naskah-dinas/buat-naskah');

/** The sidebar for a viewer: only open pages, branches only with children (SPEC A2). */
export function menuFor(viewer: Viewer): MenuGroup[] {
  const pages = letterPages
    .filter((page) => page.menu && mayOpen(viewer, page.path))
    .map(({ path, label, icon, badge }) => ({ path, label, icon, ...(badge && { badge }) }));
  const letters = itemsUnder('naskah-dinas', viewer);
  const groupOf = (administrative: boolean): MenuItem[] =>
    branches
      .filter((branch) => branch.administrative === administrative)
      .map(({ prefix, label, icon }) => ({
        path: `/${prefix}`,
        label,
        icon,
        ...(prefix === 'master-data' && mayOpen(viewer, settingsPage.path) && { all: settingsPage }),
        children: [
          ...(within(settingsPage.path, prefix) && mayOpen(viewer, settingsPage.path) ? [settingsPage] : []),
          ...itemsUnder(prefix, viewer),
        ],
      }))
      .filter((branch) => branch.children.length > 0);
  const search: MenuItem[] = mayOpen(viewer, searchPage.path)
    ? [{ path: searchPage.path, label: searchPage.label, icon: searchPage.icon }]
    : [];
  const home: MenuItem = { path: '/', label: { id: 'Beranda', en: 'Home' }, icon: 'house' };
  return [
    { label: null, items: [home, ...search, ...pages, ...letters, ...groupOf(false), ...reportsFor(viewer)] },
    { label: { id: 'Pengelolaan', en: 'Administration' }, items: groupOf(true) },
  ].filter((group) => group.items.length > 0);
}

/** One entry for all reports, linking to the first one the role gives (SPEC A2). */
function reportsFor(viewer: Viewer): MenuItem[] {
  const path = firstReport(viewer);
  return path === undefined
    ? []
    : [{ path, root: '/pelaporan', label: { id: 'Pelaporan', en: 'Reports' }, icon: 'chart-column' }];
}

const itemsUnder = (prefix: string, viewer: Viewer): MenuItem[] =>
  screens
    .filter((entry) => entry.menu && entry.pages && within(entry.path, prefix))
    .filter((entry) => mayUseResource(viewer, entry))
    .map(({ path, label, icon, name }) => ({
      ...{ path, label, icon },
      ...badgeOf(name),
    }));

const badgeOf = (name: string): Pick<MenuItem, 'badge'> => {
  if (name === filingUnit.name) return { badge: 'retentionCount' };
  return name === accessRequest.name ? { badge: 'accessCount' } : {};
};

/** Highlights Tugas on every letter path that is not inbox, outbox, draft or labels (SPEC A2). */
export function highlightedPath(path: string): string {
  const inside = trimSlashes(path);
  if (!within(inside, 'naskah-dinas')) return `/${inside}`;
  const own = ['inbox', 'outbox', 'draft', 'kelola-label', 'nomor'].find((page) =>
    within(inside, `naskah-dinas/${page}`),
  );
  return `/naskah-dinas/${own ?? 'tugas'}`;
}

/** Whether a masked field may be opened: its own entry gives that, no other. */
export const mayReveal = (
  viewer: Pick<Viewer, 'privilegedList'>,
  { privilege, path }: Resource,
  field: string,
): boolean => rightsAt(viewer, privilege ?? path).revealed.has(field);
