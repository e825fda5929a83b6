import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstReport, mayBeGiven, reportsOf } from '../../../domain/access/entry-rules.ts';
import { trimSlashes } from '../../../domain/access/paths.ts';
import type { Verb } from '../../../domain/access/rights.ts';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { isAddress, mayOpen, mayUseResource, menuFor } from '../../../resources/access.ts';
import { branches, privileges, resources, screens } from '../../../resources/index.ts';

const everything = privileges.map(({ value }) => value);
const types = ['User Main Role', 'Additional Role', 'Secretary', 'Delegation'];
const kinds: Record<string, Viewer> = {
  main: { type: 'User Main Role', isUnitKearsipan: false, isAdditional: false, privilegedList: everything },
  archive: { type: 'User Main Role', isUnitKearsipan: true, isAdditional: false, privilegedList: everything },
  additional: {
    type: 'Additional Role',
    isUnitKearsipan: true,
    isAdditional: true,
    privilegedList: everything,
  },
  secretary: { type: 'Secretary', isUnitKearsipan: true, isAdditional: true, privilegedList: everything },
  delegate: { type: 'Delegation', isUnitKearsipan: true, isAdditional: true, privilegedList: everything },
};

describe('SPEC A2, also for addresses whose pages come later', () => {
  // Columns: an ordinary main role, one of a records unit, an additional role, a secretary, a delegate.
  it.each([
    ['/search', 'main archive'],
    ['/search/result', 'main archive'],
    ['/naskah-dinas/draft', 'main archive additional delegate'],
    ['/dokumen/arsip-aktif', 'main archive additional secretary delegate'],
    ['/dokumen/arsip-inaktif', 'archive'],
    ['/dokumen/arsip-inaktif/unggah', 'archive'],
    ['/dokumen/permintaan-akses', 'main archive'],
    ['/dokumen/pemberkasan', 'main archive additional secretary delegate'],
    ['/pelaporan/naskah-dinas', 'archive'],
    ['/pelaporan/arsip', 'archive'],
    ['/pelaporan/naskah-masuk', 'main additional secretary'],
    ['/pelaporan/naskah-keluar', 'main additional secretary'],
    ['/master-data/faq', 'main archive'],
    ['/manajemen-user/role', 'main archive'],
    ['/pengaturan/trigger', 'main archive'],
    ['/naskah-dinas/kelola-label', 'main archive additional secretary delegate'],
  ])('%s: %s', (path, allowed) => {
    const given = Object.entries(kinds)
      .filter(([, viewer]) => mayBeGiven(viewer, path))
      .map(([kind]) => kind);
    expect(given.join(' ')).toBe(allowed);
  });

  it('links Pelaporan to the first report that the role gives, in the order of SPEC A2', () => {
    const withReports = (kind: string, ...privilegedList: string[]) => {
      const viewer = { ...(kinds[kind] as Viewer), privilegedList };
      return firstReport(viewer);
    };
    const all = ['arsip', 'naskah-dinas', 'naskah-keluar', 'naskah-masuk'].map((x) => `/pelaporan/${x}`);
    expect(withReports('archive', ...all)).toBe('/pelaporan/naskah-dinas');
    expect(withReports('archive', '/pelaporan/arsip')).toBe('/pelaporan/arsip');
    expect(withReports('main', ...all)).toBe('/pelaporan/naskah-masuk');
    expect(withReports('additional', '/pelaporan/naskah-keluar')).toBe('/pelaporan/naskah-keluar');
    expect(withReports('main', '/pelaporan/arsip')).toBeUndefined();
    expect(withReports('delegate', ...all)).toBeUndefined();
    expect(reportsOf(kinds.delegate as Viewer)).toEqual([]);
  });
});

const hidden = [
  '/naskah-dinas/buat-naskah',
  '/master-data/template-pasal',
  '/master-data/template-kop-surat',
  '/master-data/kode-unit',
  '/pengaturan/pemetaan-jabatan',
];
/** Not in the menu; opened from the pages they belong to. */
// The helpdesk is in the user menu instead.
const unknownToSpec = ['/pengaturan/jabatan', '/naskah-dinas/instruksi-disposisi', '/helpdesk'];
const administrative = /^\/?(master-data|manajemen-user|pengaturan)(\/|$)/;
const paths = (viewer: Viewer): string[] =>
  menuFor(viewer).flatMap((group) =>
    group.items.flatMap((item) => (item.children ? item.children.map(({ path }) => path) : [item.path])),
  );

const anyPath = fc.oneof(fc.constantFrom(...everything, '/search', '/pelaporan/arsip'), fc.webPath());
const slashes = fc.constantFrom('', '/', '//');
const anyViewer: fc.Arbitrary<Viewer> = fc
  .record({
    type: fc.constantFrom(...types),
    isUnitKearsipan: fc.boolean(),
    privilegedList: fc.array(anyPath, { maxLength: 20 }),
  })
  .map((viewer) => ({ ...viewer, isAdditional: viewer.type !== 'User Main Role' }));

describe('whatever a role holds', () => {
  it('slashes at both ends of a privilege change nothing', () => {
    fc.assert(
      fc.property(anyViewer, slashes, slashes, anyPath, (viewer, before, after, path) => {
        const slashed = viewer.privilegedList.map(
          (held) => `${before}${held.replace(/^\/|\/$/g, '')}${after}`,
        );
        const other = { ...viewer, privilegedList: slashed };
        expect(mayOpen(other, path)).toBe(mayOpen(viewer, path));
        expect(menuFor(other)).toEqual(menuFor(viewer));
      }),
    );
  });

  it('the menu shows nothing that may not be opened, and nothing that is not there', () => {
    fc.assert(
      fc.property(anyViewer, (viewer) => {
        for (const path of paths(viewer)) {
          expect(isAddress(path), path).toBe(true);
          expect(mayOpen(viewer, path), path).toBe(true);
          expect(hidden).not.toContain(path);
        }
      }),
    );
  });

  it('a parent is there exactly when one of its children is', () => {
    fc.assert(
      fc.property(anyViewer, (viewer) => {
        const shown = menuFor(viewer).flatMap((group) => group.items);
        for (const branch of branches) {
          const parent = shown.find(({ path }) => path === `/${branch.prefix}`);
          const declared = screens.filter((entry) => entry.menu && entry.pages).map(({ path }) => path);
          const pages = declared.filter(
            (path) => path.startsWith(`/${branch.prefix}/`) && mayOpen(viewer, path),
          );
          // The settings page is listed first, also when it is the only one (SPEC B5).
          const leads = branch.prefix === 'pengaturan' && mayOpen(viewer, '/pengaturan');
          const children = leads ? ['/pengaturan', ...pages] : pages;
          expect(parent?.children?.map(({ path }) => path) ?? []).toEqual(children);
        }
      }),
    );
  });

  it('an additional role never sees anything administrative, by whatever name it calls itself', () => {
    fc.assert(
      fc.property(anyViewer, fc.boolean(), anyPath, (viewer, claimsMain, path) => {
        fc.pre(viewer.type !== 'User Main Role');
        const actsForAnother = viewer.type === 'Secretary' || viewer.type === 'Delegation';
        const claiming = { ...viewer, isAdditional: actsForAnother ? !claimsMain : true };
        if (administrative.test(path)) expect(mayOpen(claiming, path)).toBe(false);
        for (const resource of resources.filter((entry) => administrative.test(entry.path)))
          expect(mayUseResource(claiming, resource)).toBe(false);
        expect(paths(claiming).filter((shown) => administrative.test(shown))).toEqual([]);
      }),
    );
  });

  it('opens nothing below a path that is not given, and everything below one that is', () => {
    fc.assert(
      fc.property(
        anyViewer,
        fc.constantFrom(...resources.filter((entry) => entry.pages)),
        (viewer, resource) => {
          const list = mayOpen(viewer, resource.path);
          for (const below of ['/0199', '?filter=x', '#x', '/'])
            expect(mayOpen(viewer, resource.path + below)).toBe(list);
          // What everybody reads is not everybody's to change, and what only events change is nobody's.
          const isNarrower = resource.everyones !== undefined || resource.verbs !== undefined;
          const may = (verb: Verb) => (isNarrower ? mayUseResource(viewer, resource, verb) : list);
          expect(mayOpen(viewer, `${resource.path}/tambah`)).toBe(may('create'));
          expect(mayOpen(viewer, `${resource.path}/0199/edit`)).toBe(may('change'));
          // A path with this prefix only belongs to another resource, or is a record of the parent.
          const own = resource.privilege ?? resource.path;
          const others = viewer.privilegedList.filter((held) => trimSlashes(held) !== trimSlashes(own));
          expect(mayOpen(viewer, `${resource.path}x`)).toBe(
            mayOpen({ ...viewer, privilegedList: others }, `${resource.path}x`),
          );
        },
      ),
    );
  });
});

it('hides from the menu exactly what SPEC A2 says', () => {
  const pages = resources
    .filter((entry) => entry.pages && !entry.menu && !unknownToSpec.includes(entry.path))
    .map(({ path }) => path);
  expect([...pages, '/naskah-dinas/buat-naskah'].sort()).toEqual([...hidden].sort());
});

it('everything that has a page is a privilege once, under its group, in menu order', () => {
  expect(new Set(everything).size).toBe(everything.length);
  for (const { path, privilege } of resources.filter((entry) => entry.pages))
    expect(everything).toContain(privilege ?? path);
  const groups = everything.map((path) => path.split('/')[1]);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([
    'naskah-dinas',
    'dokumen',
    'master-data',
    'manajemen-user',
    'pengaturan',
    'layanan',
    'pelaporan',
    'search',
    'helpdesk',
  ]);
});
