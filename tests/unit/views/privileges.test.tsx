// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { rightsAt, verbs } from '../../../domain/access/rights.ts';
import { entryFault } from '../../../resources/entry-fault.ts';
import { resourceNamed, screens } from '../../../resources/index.ts';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import { withField, withPath, withVerb } from '../../../src/views/privileges/change-rights.ts';
import { groupsOf, matching } from '../../../src/views/privileges/groups.ts';
import { rightsInWords } from '../../../src/views/privileges/rights-in-words.ts';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

type Verbs = Partial<NaskahDataProvider>;
const complaint = resourceNamed('layanan.pengaduan');
const { path } = complaint;
const name = 'manajemen-user.role';
const role = (privilegedList: string[]) => ({
  id: 'r',
  code: 'UJI',
  name: 'Uji',
  description: null,
  isAdministrative: false,
  privilegedList,
  version: 1,
  isActive: true,
  createdAt: '2026-11-18T02:42:00Z',
  updatedAt: '2026-11-18T02:42:00Z',
});
const reading = (data: object): Verbs => ({
  getOne: vi.fn(async () => ({ data })) as unknown as Verbs['getOne'],
  getList: vi.fn(async () => ({ data: [], total: 0 })) as unknown as Verbs['getList'],
  privilegeCatalogue: () => new Promise<never>(() => undefined),
  lookup: async () => [],
});
const at = (held: string[]) => rightsAt({ privilegedList: held }, path);

describe('The search of the tree', () => {
  const groups = groupsOf(undefined, []);
  const found = (typed: string) => {
    const { shown, opened } = matching(groups, typed);
    return { paths: shown.flatMap(({ privileges }) => privileges.map((each) => each.path)), opened };
  };

  it('finds a page by its name, and where none is called so by a field, whose page it opens', () => {
    expect(found('pengaduan').paths).toContain(path);
    expect(found('pengaduan').opened).not.toContain(path);
    expect(found('nomor kartu tol')).toEqual({ paths: [path], opened: ['layanan', path] });
    expect(found('tidak ada yang begini')).toEqual({ paths: [], opened: [] });
  });
});

describe('A list of privileges', () => {
  it('keeps other paths, and says only what may be given, whatever is clicked', () => {
    const step = fc.oneof(
      fc.record({ verb: fc.constantFrom(...verbs), on: fc.boolean() }),
      fc.record({
        field: fc.constantFrom('place', 'reporterPhone'),
        right: fc.constantFrom('open', 'lock', 'hide'),
      }),
      fc.record({ all: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let held = ['/search', path, '/layanan/tender'];
        for (const one of steps) {
          if ('verb' in one) held = withVerb(held, path, one.verb, one.on);
          else if ('field' in one) held = withField(held, path, one.field, one.right as 'open');
          else held = withPath(held, path, one.all);
          if ('verb' in one && one.on) expect(at(held).verbs.has(one.verb)).toBe(true);
          if ('verb' in one && !one.on)
            expect(at(held).verbs.has(one.verb) && one.verb !== 'read').toBe(false);
        }
        expect(held.filter((entry) => !entry.startsWith(path))).toEqual(['/search', '/layanan/tender']);
        expect(held.map(entryFault).filter(Boolean)).toEqual([]);
        expect(new Set(held).size).toBe(held.length);
      }),
    );
  });

  it('is a bare path again once everything is given', () => {
    let held = [`${path}:read`];
    for (const verb of verbs) held = withVerb(held, path, verb, true);
    expect(held).toEqual([path]);
    expect(withVerb([path], path, 'read', false)).toEqual([]);
    expect(withVerb([path], path, 'delete', false)).not.toContain(path);
  });

  it('says in words what is not simply all', () => {
    const words = (...held: string[]) => rightsInWords(complaint, at(held));
    expect(words(path)).toBeUndefined();
    expect(words(`${path}:read`, `${path}:export`, `${path}:hide.reporterPhone`)).toBe(
      'lihat, ekspor; Telepon pelapor tersembunyi',
    );
    expect(words(path, `${path}:hide.reporterName`)).toBe(
      'Nama pelapor tersembunyi; tidak dapat menambah, karena Nama pelapor wajib diisi',
    );
  });
});

describe('The tree of privileges', () => {
  it('opens a resource’s rights and fields by keyboard, and space changes them', {
    tags: ['full'],
  }, async () => {
    const update = vi.fn(async () => ({ data: role([]) }));
    openView(GeneratedEdit, name, `/${name}/r`, {
      ...reading(role(['/layanan/tender', path])),
      update: update as unknown as Verbs['update'],
    });
    const group = await screen.findByRole('treeitem', { name: /^Layanan/ });
    if (group.getAttribute('aria-expanded') !== 'true') await userEvent.click(group);
    const line = await screen.findByRole('treeitem', { name: 'Pengaduan Pengguna Jalan' });
    expect(line.getAttribute('aria-checked')).toBe('true');
    line.focus();
    await userEvent.keyboard('{ArrowRight}');
    const remove = await screen.findByRole('treeitem', { name: 'Hapus' });
    remove.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(remove.getAttribute('aria-checked')).toBe('false'));
    expect(line.getAttribute('aria-checked')).toBe('mixed');
    const phone = await screen.findByRole('treeitem', { name: 'Telepon pelapor: Terlihat' });
    phone.focus();
    await userEvent.keyboard('  ');
    await screen.findByRole('treeitem', { name: 'Telepon pelapor: Tersembunyi' });
    // What names a complaint is not offered to be hidden.
    (await screen.findByRole('treeitem', { name: 'Perihal: Terlihat' })).focus();
    await userEvent.keyboard('  ');
    await screen.findByRole('treeitem', { name: 'Perihal: Terlihat' });
    await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    const [[, { data }]] = update.mock.calls as unknown as [[string, { data: { privilegedList: string[] } }]];
    expect(data.privilegedList.toSorted()).toEqual(
      [
        '/layanan/tender',
        ...verbs.filter((verb) => verb !== 'delete').map((verb) => `${path}:${verb}`),
        `${path}:hide.reporterPhone`,
      ].toSorted(),
    );
  });

  it('is read as words', async () => {
    openView(GeneratedShow, name, `/${name}/r/show`, reading(role([`${path}:read`, `${path}:lock.place`])));
    await screen.findByText('lihat; Lokasi hanya baca');
  });
});

const row = {
  ...role([]),
  number: 'ADU-1',
  subject: 'Ban pecah',
  kind: 'tarif',
  happenedOn: '2026-11-01',
  place: 'KM 21',
  reporterName: 'Sari',
  unitId: null,
};
const looking = (...list: string[]) => ({
  privilegedList: [...screens.map((each) => each.path).filter((each) => each !== path), ...list],
});

describe('A screen of a role with some rights', () => {
  const list = (...held: string[]) =>
    openView(
      GeneratedList,
      complaint.name,
      `/${complaint.name}`,
      {
        ...reading(row),
        getList: vi.fn(async () => ({ data: [row], total: 1, meta: {} })) as unknown as Verbs['getList'],
      },
      looking(...held),
    );

  it('has no button and no column for what it lacks', async () => {
    list(`${path}:read`, `${path}:hide.kind`);
    await screen.findByText('Ban pecah');
    expect(screen.queryByRole('columnheader', { name: /Jenis/ })).toBeNull();
    for (const words of [/Ekspor|Unduh/, /Impor/])
      expect(screen.queryByRole('button', { name: words })).toBeNull();
    expect(screen.queryByRole('link', { name: /Tambah/ })).toBeNull();
  });

  it('has them with all rights', async () => {
    list(path);
    await screen.findByText('Ban pecah');
    expect(screen.getByRole('columnheader', { name: /Jenis/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /Tambah/ })).toBeDefined();
  });

  it('has no input for a hidden field, and a locked one for what may only be read', async () => {
    openView(
      GeneratedEdit,
      complaint.name,
      `/${complaint.name}/r`,
      reading(row),
      looking(path, `${path}:hide.reporterName`, `${path}:lock.place`),
    );
    const place = await screen.findByLabelText<HTMLInputElement>(/^Lokasi/);
    expect([place.readOnly, place.value]).toEqual([true, 'KM 21']);
    expect(screen.queryByLabelText(/Nama pelapor/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Perihal/).readOnly).toBe(false);
  });
});
