import { describe, expect, it } from 'vitest';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { createSchema, updateSchema } from '../../../resources/schema.ts';
import { changedSince, mergeOver } from '../../../src/views/form/changed-since.ts';
import { emptyRecord } from '../../../src/views/form/empty-record.ts';
import { resolverFor } from '../../../src/views/form/resolver.ts';
import { groupChoices } from '../../../src/views/inputs/choice-groups.ts';
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

  it('keep each their own fields when the second saves anyway', () => {
    const mine = { ...read, name: 'Insiden' };
    expect(mergeOver(stored, mine, ['name'])).toMatchObject({
      name: 'Insiden',
      retentionActiveYears: 5,
      version: 4,
    });
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
