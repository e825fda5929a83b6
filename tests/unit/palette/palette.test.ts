// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { mayOpen, menuFor } from '../../../resources/access.ts';
import { privileges } from '../../../resources/index.ts';
import { type Command, creationsFor, placesFor } from '../../../src/palette/commands.ts';
import { fitting, withoutTwins } from '../../../src/palette/groups.ts';
import { recentOf, rememberPlace } from '../../../src/palette/recent.ts';
import { isNamedBy, marked, scoreOf } from '../../../src/ui/match.ts';

const everything = privileges.map(({ value }) => value);
const viewer = (privilegedList: string[], more: Partial<Viewer> = {}): Viewer => ({
  type: 'User Main Role',
  isUnitKearsipan: false,
  isAdditional: false,
  privilegedList,
  ...more,
});
const place = (words: string, more: Partial<Command> = {}): Command =>
  ({ id: words, words, icon: 'list', to: `/${words}`, ...more }) as Command;

describe('where the palette leads', () => {
  it('is everywhere the menu leads, and nowhere else than the viewer may go', () => {
    const everybody = [
      viewer(everything),
      viewer(everything, { isUnitKearsipan: true }),
      viewer(everything, { type: 'Secretary', isAdditional: true }),
      viewer(everything, { type: 'Delegation', isAdditional: true }),
      viewer(['/naskah-dinas/inbox']),
      viewer([]),
    ];
    for (const who of everybody) {
      const paths = placesFor(who, false).map((command) => 'to' in command && command.to);
      for (const path of [...paths, ...creationsFor(who).map((command) => 'to' in command && command.to)])
        expect(path && mayOpen(who, path), String(path)).toBe(true);
      const leaves = menuFor(who)
        .flatMap(({ items }) => items)
        .flatMap((item) => (item.children ?? [item]).map(({ path }) => path));
      expect(paths).toEqual(expect.arrayContaining(leaves));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('finds the pages that are in no menu, before anything else, by everyday words too', () => {
    const places = placesFor(viewer(everything), false);
    for (const [typed, path] of [
      ['pemetaan', '/pengaturan/pemetaan-jabatan'],
      ['kop surat', '/master-data/template-kop-surat'],
      ['kode unit', '/master-data/kode-unit'],
      ['pasal', '/master-data/template-pasal'],
      ['jabatan', '/pengaturan/jabatan'],
      ['instruksi', '/naskah-dinas/instruksi-disposisi'],
      ['password', '/manajemen-user/user'],
      ['semua pengaturan', '/pengaturan'],
    ])
      expect(fitting(typed as string, places)[0]?.id, typed).toBe(path);
  });

  it('offers the password only where it is ours to change', () => {
    const ids = (has: boolean) => placesFor(viewer([]), has).map(({ id }) => id);
    expect(ids(true)).toContain('/password/change');
    expect(ids(false)).not.toContain('/password/change');
  });

  it('has something new to make for each form the viewer may open', () => {
    const made = creationsFor(
      viewer(['/master-data/instansi', '/dokumen/arsip-aktif', '/naskah-dinas/buat-naskah']),
    );
    expect(made.map((command) => 'to' in command && command.to)).toEqual([
      '/naskah-dinas/buat-naskah',
      '/dokumen/arsip-aktif/unggah',
      '/master-data/instansi/tambah',
      // Everybody's.
      '/helpdesk/tulis',
    ]);
  });
});

describe('what fits', () => {
  it('puts the beginning of a name before the beginning of a word, and that before the middle', () => {
    const found = fitting('arsip', [place('Klasifikasi Arsip'), place('Kearsipan'), place('Arsip Aktif')]);
    expect(found.map(({ words }) => words)).toEqual(['Arsip Aktif', 'Klasifikasi Arsip', 'Kearsipan']);
  });

  it('needs every typed word, in any order, and looks at what belongs to it too', () => {
    expect(scoreOf('aktif arsip', 'Arsip Aktif')).toBeGreaterThan(0);
    expect(scoreOf('arsip musnah', 'Arsip Aktif')).toBe(0);
    expect(scoreOf('master', 'Instansi', 'Data Master')).toBeGreaterThan(0);
    expect(scoreOf('instansi', 'Instansi')).toBeGreaterThan(scoreOf('instansi', 'Lain', 'Instansi'));
    expect(isNamedBy('  tambah  INS', 'Tambah instansi')).toBe(true);
    expect(isNamedBy('instansi', 'Tambah instansi')).toBe(false);
  });

  it('marks what was typed whatever its case, and gives the words back whole', () => {
    const segments = marked('AR akt', 'Arsip Aktif');
    expect(segments.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Ar', 'Akt']);
    for (const words of ['İstanbul', 'Surat “A” é', '', 'a.b*c('])
      expect(
        marked('a é .*(', words)
          .map(({ text }) => text)
          .join(''),
      ).toBe(words);
  });

  it('shows a command once, where it stands first, and no empty groups', () => {
    const groups = withoutTwins([
      { name: 'a', commands: [place('x')] },
      { name: 'b', commands: [place('x')] },
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['a']);
  });

  it('offers once what an open list adds, by its button, its key and among all that can be made', () => {
    const groups = withoutTwins([
      { name: 'page', commands: [{ ...place('action:0'), words: 'Tambah instansi' }] },
      { name: 'find', commands: [{ ...place('record'), words: 'Tambah instansi' }] },
      { name: 'make', commands: [{ ...place('new:/master-data/instansi'), words: 'Tambah instansi' }] },
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['page', 'find']);
  });
});

describe('where one was before', () => {
  afterEach(() => localStorage.clear());

  it('is each person’s own, newest first and once, and nothing confidential', () => {
    rememberPlace('u1', place('a'));
    rememberPlace('u1', place('b'));
    rememberPlace('u1', place('a'));
    rememberPlace('u1', place('rahasia', { isConfidential: true }));
    rememberPlace('u2', place('c'));
    const known = ['a', 'b', 'c', 'rahasia'].map((words) => place(words));
    expect(recentOf('u1', known).map(({ words }) => words)).toEqual(['a', 'b']);
    expect(recentOf('u2', known).map(({ words }) => words)).toEqual(['c']);
  });

  it('is said in the words of the one who looks, but for titles, and forgets what is no longer open', () => {
    rememberPlace('u1', place('Kotak masuk', { id: '/inbox' }));
    rememberPlace('u1', place('Tentang Surat A', { id: 'find:1', own: 'Surat A' }));
    rememberPlace('u1', place('Pengguna', { id: '/users' }));
    const known = [place('Inbox', { id: '/inbox' })];
    expect(recentOf('u1', known).map(({ words }) => words)).toEqual(['Surat A', 'Inbox']);
  });

  it('survives what somebody else wrote there', () => {
    for (const broken of ['{', '3', '[1,{"id":2}]', 'null']) {
      localStorage.setItem('naskah.kept.palette.u1', broken);
      expect(recentOf('u1', [])).toEqual([]);
    }
  });
});
