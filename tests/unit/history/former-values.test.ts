import { describe, expect, it } from 'vitest';
import type { Rights } from '../../../domain/access/rights.ts';
import {
  boolean,
  choice,
  choices,
  computed,
  file,
  integer,
  json,
  parts,
  reference,
  references,
  resource,
  richText,
  text,
} from '../../../resources/declare.ts';
import { narrowed } from '../../../resources/field-rights.ts';
import { comesBack, formerOf, namesIn } from '../../../server/crud/reading/former-values.ts';

const [a, b] = [
  { value: 'a', label: { id: 'A', en: 'A' } },
  { value: 'b', label: { id: 'B', en: 'B' } },
];
const unit = 'master-data.unit-organisasi';
const declared = resource({
  ...{ path: '/uji/gardu', service: 'uji', entity: 'TestBooth', icon: 'tag' },
  ...{ label: { id: 'Gardu', en: 'Booths' }, singular: { id: 'gardu', en: 'booth' } },
  fields: {
    name: text('Nama', 'Name', { required: true }),
    code: text('Kode', 'Code', { fixed: true }),
    pin: text('PIN', 'PIN', { secret: true }),
    card: text('Kartu', 'Card', { masked: { last: 4 } }),
    made: text('Pembuat', 'Maker', { stamp: 'user' }),
    kind: choice('Jenis', 'Kind', [a, b]),
    marks: choices('Tanda', 'Marks', [a, b]),
    unitId: reference('Unit', 'Unit', unit),
    unitIds: references('Unit lain', 'Other units', unit),
    guardedId: reference('Arsip', 'Item', unit, { guarded: { id: 'Tertutup', en: 'Closed' } }),
    isOpen: boolean('Dibuka', 'Open'),
    price: integer('Harga', 'Price', { lockedIf: { isOpen: true } }),
    text: richText('Isi', 'Text'),
    papers: file('Berkas', 'Papers', { most: 3 }),
    device: json('Alat', 'Device', (z) => z.strictObject({ id: z.string(), at: z.int() }), {
      example: { id: 'x', at: 1 },
    }),
    rows: parts('Baris', 'Rows', {
      label: text('Uraian', 'Description'),
      count: integer('Banyaknya', 'Quantity'),
      double: computed(integer('Dua kali', 'Twice'), '{count} * 2'),
      placeId: reference('Tempat', 'Place', unit),
    }),
  },
  ...{ represent: ['name'], sort: { field: 'createdAt', order: 'ASC' }, columns: [] },
});
const rights = (of: Partial<Rights>): Rights => ({
  ...{ verbs: new Set(), hidden: new Set(), locked: new Set(), revealed: new Set() },
  ...of,
});
type Values = Record<string, unknown>;
/** A change of these fields, and what is there now where that is not what the change left. */
const asked = (
  before: Values,
  after: Values,
  { now = {}, there = {}, files = [], seen = declared }: Options = {},
) =>
  formerOf(
    seen,
    { before, after },
    { ...after, ...now },
    {
      records: new Map(
        Object.entries(there).map(([key, isOffered]) => [
          key,
          { label: `Unit ${key.split(' ')[1]}`, isOffered },
        ]),
      ),
      files: new Set(files),
    },
  );
type Options = { now?: Values; there?: Record<string, boolean>; files?: string[]; seen?: typeof declared };
const reasons = (former: ReturnType<typeof asked>) =>
  Object.fromEntries(former.left.map(({ field, reason }) => [field, reason]));

describe('What a form is filled with to take a change back', () => {
  it('is what the changed fields held, exactly, and nothing of the others', () => {
    const before = {
      ...{ name: 'Lama', kind: 'a', price: null, text: '<p>Satu <b>dua</b></p>', isOpen: false },
      ...{ device: { id: 'x', at: 1 }, isActive: true, version: 1 },
    };
    const after = {
      ...{ name: 'Baru', kind: 'a', price: 7, text: '<p>Tiga</p>', isOpen: false },
      ...{ device: { id: 'y', at: 2 }, isActive: false, version: 2 },
    };
    expect(asked(before, after)).toEqual({
      values: {
        ...{ name: 'Lama', price: null, text: '<p>Satu <b>dua</b></p>' },
        ...{ device: { id: 'x', at: 1 }, isActive: true },
      },
      ...{ left: [], hasUnseen: false },
    });
  });

  it('is nothing for what holds the same again since', () => {
    const now = { name: 'Lama', device: { at: 1, id: 'x' } };
    const former = asked(
      { name: 'Lama', device: { id: 'x', at: 1 } },
      { name: 'Baru', device: { id: 'y', at: 1 } },
      { now },
    );
    expect(former).toEqual({ values: {}, left: [], hasUnseen: false });
  });

  it('comes with the names of records, as far as they can still be chosen', () => {
    const before = { unitId: '1', unitIds: ['1', '2', '3'] };
    const after = { unitId: '9', unitIds: ['3'] };
    const there = { 'unitId 1': true, 'unitIds 1': true, 'unitIds 2': false, 'unitIds 3': false };
    // The third is inactive and stands there still.
    const former = asked(before, after, { there });
    expect(former.values).toEqual({
      ...{ unitId: '1', unit: { id: '1', label: 'Unit 1' }, unitIds: ['1', '3'] },
      units: [
        { id: '1', label: 'Unit 1' },
        { id: '3', label: 'Unit 3' },
      ],
    });
    expect(reasons(former)).toEqual({ unitIds: expect.stringMatching(/^Sebagian/) });
    const gone = asked(before, after);
    expect(gone.values).toEqual({});
    expect(Object.keys(reasons(gone))).toEqual(['unitId', 'unitIds']);
    expect(namesIn(declared, { before, after }).records.map(({ key, ids }) => [key, ids])).toEqual([
      ['unitId', ['1']],
      ['unitIds', ['1', '2', '3']],
    ]);
  });

  it('leaves out choices that are declared no more, and files that are gone', () => {
    const former = asked(
      {
        kind: 'z',
        marks: ['a', 'z'],
        papers: [
          { id: 'f1', title: 'Satu' },
          { id: 'f2', title: 'Dua' },
        ],
      },
      { kind: 'a', marks: [], papers: [] },
      { files: ['f2'] },
    );
    expect(former.values).toEqual({ marks: ['a'], papers: [{ id: 'f2', title: 'Dua' }] });
    expect(Object.keys(reasons(former))).toEqual(['kind', 'marks', 'papers']);
  });

  it('never holds a secret or a mask, nor what is fixed, filled by the server or guarded', () => {
    const before = { code: 'A', card: '•••• 1111', made: 'u', guardedId: '1', name: 'Lama' };
    const after = { code: 'B', card: '•••• 2222', made: 'v', guardedId: '2', name: 'Baru', pin: true };
    const former = asked(before, after, { there: { 'guardedId 1': true } });
    expect(former.values).toEqual({ name: 'Lama' });
    expect(reasons(former)).toEqual({
      code: 'Kode tidak dapat diubah.',
      card: expect.stringContaining('dirahasiakan'),
      pin: expect.stringContaining('dirahasiakan'),
    });
    expect(former.hasUnseen).toBe(true);
    expect(comesBack(declared, { before: { card: 'x' }, after: { card: 'y', pin: true } })).toBe(false);
  });

  it('obeys the role: what it does not see stays without a name, what it may only read says so', () => {
    const seen = narrowed(declared, rights({ hidden: new Set(['price']), locked: new Set(['kind']) }));
    const [before, after] = [
      { name: 'Lama', kind: 'a', price: 1 },
      { name: 'Baru', kind: 'b', price: 2 },
    ];
    const former = asked(before, after, { seen: seen as typeof declared });
    expect(former.values).toEqual({ name: 'Lama' });
    expect(reasons(former)).toEqual({ kind: 'Peran Anda hanya dapat melihat isian ini.' });
    expect(former.hasUnseen).toBe(true);
  });

  it('leaves what others lock now, unless it unlocks it itself', () => {
    const [before, after] = [{ price: 1 }, { price: 2 }];
    expect(reasons(asked(before, after, { now: { isOpen: true } }))).toEqual({
      price: 'Harga tidak dapat diubah.',
    });
    const both = asked({ ...before, isOpen: false }, { ...after, isOpen: true });
    expect(both).toMatchObject({ values: { price: 1, isOpen: false }, left: [] });
  });

  it('brings rows back: those that stayed by their id, the others as new ones, each with all its cells', () => {
    const before = {
      rows: [
        { id: 'r1', label: 'Satu', count: 1, double: 2, placeId: '1' },
        { id: 'r2', label: 'Dua' },
      ],
    };
    const after = { rows: [{ id: 'r1', label: 'Uno', count: 1, double: 2 }] };
    const former = asked(before, after, { there: { 'rows.placeId 1': true } });
    expect(former.values.rows).toEqual([
      { id: 'r1', label: 'Satu', count: 1, placeId: '1', place: { id: '1', label: 'Unit 1' } },
      { label: 'Dua', count: null, placeId: null, place: null },
    ]);
    expect(former.left).toEqual([]);
  });

  it('takes nothing for empty that a change did not hold at all, and is not offered then', () => {
    expect(asked({ name: 'Lama' }, { name: 'Baru', kind: 'a' }).values).toEqual({ name: 'Lama' });
    expect(comesBack(declared, { before: null, after: { name: 'Baru' } })).toBe(false);
    expect(comesBack(declared, { before: { name: 'Lama' }, after: null })).toBe(false);
    expect(comesBack(declared, { before: { made: 'u' }, after: { made: 'v' } })).toBe(false);
    expect(comesBack(declared, { before: { isActive: true }, after: { isActive: false } })).toBe(true);
  });
});
