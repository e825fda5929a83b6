import { describe, expect, it } from 'vitest';
import { resource, text } from '../../../resources/declare.ts';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { createSchema, updateSchema } from '../../../resources/schema.ts';
import { changedSince, firstChoice, keptOfMine } from '../../../src/views/form/changed-since.ts';
import { copyOf, namedRecord } from '../../../src/views/form/copy-of.ts';
import { emptyRecord } from '../../../src/views/form/empty-record.ts';
import { faultsOf } from '../../../src/views/form/faults.ts';
import { resolverFor } from '../../../src/views/form/resolver.ts';
import { groupChoices } from '../../../src/views/kinds/choices/choice-groups.ts';
import { headingOf, type Row, representationOf } from '../../../src/views/record.ts';

const classification = resourceNamed('master-data.klasifikasi-arsip');
const read: Row = {
  id: 'a',
  version: 3,
  isActive: true,
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  code: 'OP.02',
  name: 'Kecelakaan',
  parentId: null,
  parent: null,
  description: null,
  group: 'substantif',
  isLeaf: true,
  retentionActiveYears: 2,
};
const options = { fields: {}, shouldUseNativeValidation: false } as never;

describe("A form's check", () => {
  it('looks at declared fields only, though the form holds the whole record', async () => {
    const check = resolverFor(classification, updateSchema(classification));
    const { errors, values } = await check(read, undefined, options);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ code: 'OP.02', version: 3, isActive: true });
    expect(values).not.toHaveProperty('createdAt');
  });

  it('says the same sentences as the server', async () => {
    const check = resolverFor(classification, createSchema(classification));
    const { errors } = await check(
      { ...emptyRecord(classification), retentionActiveYears: 0 },
      undefined,
      options,
    );
    expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))).toEqual(
      {
        code: '“Kode” harus diisi.',
        name: '“Nama” harus diisi.',
        retentionActiveYears: 'Isi paling sedikit 1 tahun.',
      },
    );
  });

  it('leaves to the server what a release removed the code for', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: a.js'));
    const check = resolverFor(classification, updateSchema(classification), {}, lost);
    expect((await check(read, undefined, options)).errors).toEqual({});
  });

  it('begins a numbering rule with a pattern that may be saved as it stands', () => {
    const named = { code: 'A', name: 'A' };
    const rule = resourceNamed('master-data.kode-nomor-naskah');
    expect(createSchema(rule).safeParse({ ...emptyRecord(rule), ...named }).success).toBe(true);
  });

  it('begins every new record with values the schema can read', () => {
    for (const resource of resources) {
      const result = createSchema(resource).safeParse(emptyRecord(resource));
      const complaints =
        result.error?.issues.filter((issue) => !/harus diisi\.$|^Pilih nilai untuk “/.test(issue.message)) ??
        [];
      expect([resource.name, complaints]).toEqual([resource.name, []]);
    }
  });
});

describe('Two people at one record', () => {
  const stored = { ...read, version: 4, name: 'Kecelakaan lalu lintas', retentionActiveYears: 5 };

  it('are told what the other one changed', () => {
    expect(changedSince(classification, read, stored)).toEqual(['name', 'retentionActiveYears']);
  });

  it('choose only about what both changed; what one alone changed stays that one’s', () => {
    const theirs = changedSince(classification, read, stored);
    const chosen = firstChoice(theirs, ['name', 'isLeaf']);
    expect(chosen).toEqual({ retentionActiveYears: 'theirs' });
    expect(keptOfMine(['name', 'isLeaf'], { ...chosen, name: 'theirs' })).toEqual(['isLeaf']);
    expect(keptOfMine(['name', 'isLeaf'], { ...chosen, name: 'mine' })).toEqual(['name', 'isLeaf']);
  });

  it('can bring back what the other one changed, though the second had not touched it', () => {
    expect(keptOfMine(['name'], { retentionActiveYears: 'mine', name: 'mine' })).toEqual([
      'name',
      'retentionActiveYears',
    ]);
  });
});

describe('A copy of a record', () => {
  it('takes its values and labels, but not what must be its own', () => {
    const row = { ...read, parentId: 'p', parent: { id: 'p', label: 'OP Operasi' } };
    const copy = copyOf(classification, row);
    expect(copy).toMatchObject({
      code: '',
      name: 'Kecelakaan',
      parentId: 'p',
      parent: { id: 'p', label: 'OP Operasi' },
      retentionActiveYears: 2,
    });
    for (const name of ['id', 'version', 'createdAt', 'updatedAt']) expect(copy).not.toHaveProperty(name);
  });

  it('copies no secret, and marks a name that must be its own', () => {
    const unique = resource({
      path: '/uji/alat',
      service: 'uji',
      entity: 'Tool',
      label: { id: 'Alat', en: 'Tools' },
      singular: { id: 'alat', en: 'tool' },
      icon: 'hammer',
      fields: {
        name: text('Nama', 'Name', { required: true, unique: true, max: 20 }),
        serial: text('Nomor seri', 'Serial number', { unique: true }),
        key: text('Kunci', 'Key', { secret: true }),
        place: text('Tempat', 'Place'),
      },
      represent: ['name'],
      sort: { field: 'name', order: 'ASC' },
      columns: ['name'],
    });
    const copy = copyOf(unique, {
      ...read,
      name: 'Palu besar sekali',
      serial: 'S-1',
      key: 'x',
      place: 'Gudang',
    });
    expect(copy).toEqual({ name: 'Palu besar (salinan)', serial: '', key: '', place: 'Gudang' });
    expect(String(copy.name).length).toBeLessThanOrEqual(20);
  });

  it('begins a record made in place with what was searched for as its name', () => {
    expect(namedRecord(classification, 'Banjir', { isLeaf: false, nothing: 1 })).toMatchObject({
      code: '',
      name: 'Banjir',
      isLeaf: false,
    });
    expect(namedRecord(resourceNamed('manajemen-user.user'), 'Uli').personName).toBe('Uli');
  });
});

describe('What is wrong with a form', () => {
  it('is told in the order of the form, what is on no form last', () => {
    const faults = faultsOf(classification, {
      version: { type: 'server', message: 'Sertakan versi yang dibaca.' },
      isVital: { type: 'custom', message: 'Pilih ya atau tidak.' },
      code: { type: 'custom', message: '“Kode” harus diisi.' },
      root: { serverError: { type: 'server', message: 'x' } },
    } as never);
    expect(faults.map(({ name, isOnForm }) => [name, isOnForm])).toEqual([
      ['code', true],
      ['isVital', true],
      ['version', false],
    ]);
    expect(faults[0]).toMatchObject({ label: { id: 'Kode' }, message: '“Kode” harus diisi.' });
  });
});

describe('What a record is called', () => {
  it('joins its representing fields; a heading leaves the code to a chip', () => {
    expect(representationOf(classification, read)).toBe('OP.02 Kecelakaan');
    expect(headingOf(classification, read)).toEqual({ title: 'Kecelakaan', code: 'OP.02' });
  });

  it('takes the label of a reference', () => {
    const secretary = resourceNamed('pengaturan.sekretaris');
    const row = { ...read, secretaryUserId: 'u', secretaryUser: { id: 'u', label: 'Nadia Gunadi' } };
    expect(representationOf(secretary, row)).toBe('Nadia Gunadi');
    const holder = { userId: 'u', user: { id: 'u', label: 'Sari Dewi' } };
    const post = { positionId: 'p', position: { id: 'p', label: 'Kepala Divisi Operasi' } };
    expect(
      representationOf(resourceNamed('pengaturan.pemetaan-jabatan'), { ...read, ...holder, ...post }),
    ).toBe('Sari Dewi, Kepala Divisi Operasi');
  });
});

describe('Many choices', () => {
  it('stand under headings when they are paths', () => {
    const role = resourceNamed('manajemen-user.role').fields.privilegedList;
    if (role?.kind !== 'choices') throw new Error('A role has no list of privileges.');
    expect(groupChoices(role.choices).map((group) => group.label?.id)).toEqual(
      expect.arrayContaining(['Naskah dinas', 'Data Master', 'Pengguna', 'Pengaturan']),
    );
  });

  it('stay together when they are not', () => {
    expect(groupChoices([{ value: 'baca', label: { id: 'Membaca', en: 'Read' } }])).toHaveLength(1);
  });
});
