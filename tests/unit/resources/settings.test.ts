import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { mayOpen } from '../../../resources/access.ts';
import { branches, privileges, resources } from '../../../resources/index.ts';
import { settingGroups, settingsFor } from '../../../resources/settings.ts';

const viewer = (privilegedList: string[], change: Partial<Viewer> = {}): Viewer => ({
  type: 'User Main Role',
  isUnitKearsipan: false,
  isAdditional: false,
  privilegedList,
  ...change,
});
const everything = privileges.map(({ value }) => value);
const all = settingGroups.flatMap(({ settings }) => settings);
const shown = (who: Viewer): string[] =>
  settingsFor(who).flatMap(({ settings }) => settings.map(({ path }) => path));

describe('the page of all settings (SPEC B5)', () => {
  it('has every administrative page once, also those that are in no menu', () => {
    const administrative = branches.filter((branch) => branch.administrative).map(({ prefix }) => prefix);
    const declared = resources
      .filter(({ pages, path, privilege }) =>
        [path, privilege].some((one) => pages && administrative.includes(one?.split('/')[1] ?? '')),
      )
      .map(({ path }) => path);
    expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(declared));
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(shown(viewer(everything))).toHaveLength(all.length);
  });

  it('is not the only way: what belongs together leads to pages that exist', () => {
    const named = resources.flatMap(({ seeAlso = [] }) => seeAlso);
    expect(named).toEqual(
      expect.arrayContaining(['master-data.template-kop-surat', 'master-data.template-pasal']),
    );
    const withPages = resources.filter(({ pages }) => pages).map(({ name }) => name);
    expect(named.filter((name) => !withPages.includes(name))).toEqual([]);
  });

  it('says in one short line without a full stop what each is for', () => {
    for (const { purpose } of all)
      for (const line of [purpose.id, purpose.en]) {
        expect(line.length, line).toBeLessThanOrEqual(48);
        expect(line).not.toMatch(/\.$/);
      }
  });

  it('is open to whom any of them is, with these only', () => {
    const one = viewer(['/pengaturan/pemetaan-jabatan']);
    expect(mayOpen(one, '/pengaturan')).toBe(true);
    expect(shown(one)).toEqual(['/pengaturan/jabatan', '/pengaturan/pemetaan-jabatan']);
    for (const none of [
      viewer(['/naskah-dinas/inbox', '/dokumen/pemberkasan/kelola-peristiwa']),
      viewer(everything, { type: 'Secretary', isAdditional: true }),
      viewer([]),
    ])
      expect(mayOpen(none, '/pengaturan')).toBe(false);
  });
});
