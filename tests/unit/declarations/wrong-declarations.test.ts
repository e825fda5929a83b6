import { describe, expect, it } from 'vitest';
import {
  choice,
  date,
  decimal,
  file,
  image,
  integer,
  money,
  parts,
  type Resource,
  reference,
  resource,
  tags,
  text,
} from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { declarationFaults } from '../../../server/declarations/declaration-faults.ts';
import { assertDeclarations } from '../../../server/declarations/index.ts';
import { locate } from '../../../server/declarations/locate.ts';

const sound = resource({
  path: '/uji/mobil',
  service: 'uji',
  entity: 'TestCar',
  label: { id: 'Mobil', en: 'Cars' },
  singular: { id: 'mobil', en: 'car' },
  icon: 'tag',
  fields: {
    code: text('Kode', 'Code', { required: true, sortable: true }),
    bought: date('Dibeli', 'Bought'),
    unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi'),
    state: choice('Keadaan', 'State', [{ value: 'siap', label: { id: 'Siap', en: 'Ready' } }]),
  },
  represent: ['code'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'bought'],
}) as Resource;

const label = { id: 'Uji', en: 'Test' };
const action = (given: object): Partial<Resource> => ({
  actions: { act: { label, at: 'record', right: 'change', ...given } },
});
const faultsOf = (change: Partial<Resource>): string[] =>
  declarationFaults([...resources, { ...sound, ...change }]).map(({ says }) => says);
const withField = (name: string, field: Resource['fields'][string]) =>
  faultsOf({
    fields: { ...sound.fields, [name]: field },
    sections: [{ label: sound.label, fields: [...Object.keys(sound.fields), name] }],
  });

describe('A wrong declaration is refused', () => {
  it('where fields show each other in a circle', () => {
    const a = text('A', 'A', { shownIf: { b: { filled: true } } });
    const b = text('B', 'B', { shownIf: { a: { filled: true } } });
    const fields = { ...sound.fields, a, b };
    const sections = [{ label: sound.label, fields: Object.keys(fields) }];
    expect(faultsOf({ fields, sections }).join()).toMatch(/"a" is shown by itself in a circle: a → b → a/);
  });

  it('and a sound one is not', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[string, Partial<Resource>, RegExp]>([
    ['a column without a field', { columns: ['cod'] }, /columns names "cod".* Write "code", or one of/],
    ['a filter without a field', { filters: ['unit'] }, /filters names "unit".* Write "unitId"/],
    ['an unknown order', { sort: { field: 'kode', order: 'ASC' } }, /sort names "kode".* Write "code"/],
    [
      'a field in no section',
      { sections: [{ label: sound.label, fields: ['code'] }] },
      /"bought" stands in no section/,
    ],
    ['an address in capitals', { path: '/Uji/Mobil' }, /lower case/],
    ['the address of another', { path: '/master-data/faq' }, /belongs to another resource/],
    ['the table of another', { entity: 'Faq' }, /another resource's/],
    ['no name for records', { represent: [] }, /represent names no field/],
    ['an action by an unknown right', action({ right: '/uji/mobl' }), /Write "\/uji\/mobil"/],
    ['an action on an unknown field', action({ when: { stat: 'siap' } }), /when .* Write "state"/],
    [
      'a form that asks for files',
      action({ form: { scan: file('Pindaian', 'Scan') } }),
      /"scan" is a file, which only records hold/,
    ],
    ['a danger that asks nothing', action({ tone: 'danger' }), /Write confirm/],
    ['a check at no field', { checks: { once: { at: 'cod', says: label } } }, /Write "code"/],
    ['a sum of nothing', { summary: ['prise'] }, /summary names "prise", which is no field/],
    ['groups of words', { groups: ['code'] }, /groups names "code", which is no choice/],
    ['groups that no index finds', { groups: ['state'] }, /groups names "state".* add it to filters/],
    [
      'a gallery without pictures',
      { gallery: { image: 'code', facts: [] } },
      /gallery names "code", which is no image/,
    ],
    ['a card of unknown facts', { cards: { facts: ['cod'] } }, /cards names "cod".* Write "code"/],
    [
      'a calendar of unordered days',
      { calendar: { from: 'bought' } },
      /calendar names "bought", which is no sortable day/,
    ],
    [
      'a tab of nothing',
      { related: [{ resource: 'layanan.tendr', by: 'unitId' }] },
      /related names "layanan.tendr".* Write "layanan.tender"/,
    ],
    [
      'a tab by a reference to something else',
      { related: [{ resource: 'layanan.tender', by: 'unitId' }] },
      /"unitId", which is no reference of layanan.tender to uji.mobil/,
    ],
    [
      'a tab through what does not refer to it',
      {
        related: [
          {
            resource: 'layanan.kendaraan',
            by: 'tenderId',
            through: { resource: 'layanan.tender', by: 'unitId' },
          },
        ],
      },
      /"unitId", which is no reference of layanan.tender to uji.mobil/,
    ],
  ])('%s', (_what, change, says) => {
    expect(faultsOf(change).join('\n')).toMatch(says);
  });

  it.each<[string, string, Resource['fields'][string], RegExp]>([
    ['a name that every record has', 'version', integer('Versi', 'Version'), /every record has/],
    [
      'a reference without Id',
      'owner',
      reference('Pemilik', 'Owner', 'manajemen-user.user'),
      /Write "ownerId"/,
    ],
    [
      'a reference to nothing',
      'ownerId',
      reference('Pemilik', 'Owner', 'manajemen-user.uesr'),
      /Write "manajemen-user.user"/,
    ],
    [
      'a condition on no field',
      'seats',
      integer('Kursi', 'Seats', { shownIf: { stat: 'siap' } }),
      /shownIf of "seats" names "stat", which is no field. Write "state"/,
    ],
    [
      'a condition on itself',
      'seats',
      integer('Kursi', 'Seats', { requiredIf: { seats: { filled: false } } }),
      /which is itself/,
    ],
    [
      'a field that must be filled and is not always shown',
      'seats',
      integer('Kursi', 'Seats', { required: true, shownIf: { state: 'siap' } }),
      /Write requiredIf: {} for required/,
    ],
    [
      'limits that exclude each other',
      'seats',
      integer('Kursi', 'Seats', { min: 9, max: 2 }),
      /no value fits/,
    ],
    ['a bound that is no number', 'price', money('Harga', 'Price', { max: '1,5' }), /max of "price" is 1,5/],
    [
      'bounds as text that exclude each other',
      'weight',
      decimal('Berat', 'Weight', { min: '10', max: '9.5' }),
      /no value fits/,
    ],
    [
      'a pattern that is none',
      'plate',
      text('Nomor', 'Plate', { pattern: { source: '(', message: sound.label } }),
      /no regular expression/,
    ],
    [
      'a preset that is no value',
      'fuel',
      choice('Bahan bakar', 'Fuel', [{ value: 'solar', label: sound.label }], { default: 'bensin' }),
      /Write "solar"/,
    ],
    ['rows without fields', 'rows', parts('Baris', 'Rows', {}), /rows without fields/],
    [
      'a sum of words',
      'rows',
      parts('Baris', 'Rows', { name: text('Nama', 'Name') }, { totals: ['name'] }),
      /no number of a row/,
    ],
    [
      'more rows at least than at most',
      'rows',
      parts('Baris', 'Rows', { name: text('Nama', 'Name') }, { least: 3, most: 2 }),
      /at least 3 and at most 2/,
    ],
    [
      'a unique cell',
      'rows',
      parts('Baris', 'Rows', { name: text('Nama', 'Name', { unique: true }) }),
      /"name" of "rows" is unique/,
    ],
    [
      'a cell called as what every row has',
      'rows',
      parts('Baris', 'Rows', { position: integer('Tempat', 'Place') }),
      /"position" is what every row has/,
    ],
    [
      'a cell that refers to nothing',
      'rows',
      parts('Baris', 'Rows', { unitId: reference('Unit', 'Unit', 'master-data.unit') }),
      /"unitId" refers to "master-data.unit", which is not declared/,
    ],
    [
      'more files than fit',
      'photo',
      image('Foto', 'Photo', { most: 21 }),
      /most of "photo" is 21. Write 1 to 20/,
    ],
    ['too large files', 'papers', file('Surat', 'Papers', { maxKB: 20_480 }), /Write 1 to 10240/],
    ['tags no filter looks up', 'labels', tags('Label', 'Labels', { max: 601 }), /Write at most 600/],
    ['files of no kind', 'papers', file('Surat', 'Papers', { accept: [] }), /accepts nothing/],
  ])('%s', (_what, name, field, says) => {
    expect(withField(name, field).join('\n')).toMatch(says);
  });

  it('where rows are to stand in a list, belong to a view, or take the table of another', () => {
    const fields = { ...sound.fields, rows: parts('Baris', 'Rows', { name: text('Nama', 'Name') }) };
    const sections = [{ label: sound.label, fields: Object.keys(fields) }];
    const found = (change: Partial<Resource>) => faultsOf({ fields, sections, ...change }).join('\n');
    expect(found({})).toBe('');
    expect(found({ columns: ['code', 'rows'] })).toMatch(/columns names "rows"/);
    expect(found({ view: true })).toMatch(/a view's records/);
    expect(
      declarationFaults([...resources, { ...sound, fields, sections }, { ...sound, entity: 'TestCarRows' }])
        .map(({ says }) => says)
        .join('\n'),
    ).toMatch(/takes the table of TestCarRows/);
  });

  it('is located in its declaration, not where its path is only named', () => {
    for (const { path } of resources) expect(locate({ resource: { path }, at: [] })).not.toMatch(/settings/);
  });

  it('by file and line', () => {
    const { path } = resources.find(({ name }) => name === 'naskah-dinas.kelola-label') ?? sound;
    const at = locate({ resource: { path }, at: ['columns:', "'name'"] });
    expect(at).toMatch(/^resources\/naskah-dinas\/kelola-label\.ts:\d+$/);
    expect(() => assertDeclarations([...resources, { ...sound, columns: ['cod'] }])).toThrow(
      /declaration is wrong:\n {2}\/uji\/mobil {2}columns names/,
    );
  });

  it('while all that are declared are sound', () => {
    expect(declarationFaults(resources)).toEqual([]);
  });
});
