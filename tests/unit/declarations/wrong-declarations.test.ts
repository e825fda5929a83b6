import { describe, expect, it } from 'vitest';
import {
  choice,
  date,
  file,
  image,
  integer,
  type Resource,
  reference,
  resource,
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

const faultsOf = (change: Partial<Resource>): string[] =>
  declarationFaults([...resources, { ...sound, ...change }]).map(({ says }) => says);
const withField = (name: string, field: Resource['fields'][string]) =>
  faultsOf({
    fields: { ...sound.fields, [name]: field },
    sections: [{ label: sound.label, fields: [...Object.keys(sound.fields), name] }],
  });

describe('A wrong declaration is refused', () => {
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
      'limits that exclude each other',
      'seats',
      integer('Kursi', 'Seats', { min: 9, max: 2 }),
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
    [
      'more files than fit',
      'photo',
      image('Foto', 'Photo', { most: 21 }),
      /most of "photo" is 21. Write 1 to 20/,
    ],
    ['too large files', 'papers', file('Surat', 'Papers', { maxKB: 20_480 }), /Write 1 to 10240/],
    ['files of no kind', 'papers', file('Surat', 'Papers', { accept: [] }), /accepts nothing/],
  ])('%s', (_what, name, field, says) => {
    expect(withField(name, field).join('\n')).toMatch(says);
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
