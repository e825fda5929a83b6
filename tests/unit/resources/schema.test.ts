import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailPattern, phonePattern } from '../../../lib/shapes.ts';
import {
  boolean,
  choice,
  date,
  integer,
  isStamped,
  reference,
  resource,
  text,
} from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { createSchema, fieldErrors, updateSchema } from '../../../resources/schema.ts';

const vehicle = resource({
  path: '/master-data/kendaraan',
  service: 'master-data',
  entity: 'Vehicle',
  label: { id: 'Kendaraan', en: 'Vehicles' },
  singular: { id: 'kendaraan', en: 'vehicle' },
  icon: 'car',
  fields: {
    plate: text('Nomor polisi', 'Plate', { required: true, max: 12 }),
    seats: integer('Kursi', 'Seats', { min: 1, max: 60, unit: { id: 'kursi', en: 'seats' } }),
    fuel: choice('Bahan bakar', 'Fuel', [{ value: 'listrik', label: { id: 'Listrik', en: 'Electric' } }], {
      required: true,
    }),
    bought: date('Dibeli', 'Bought'),
    ownerId: reference('Pemilik', 'Owner', 'manajemen-user.user'),
    isLeased: boolean('Disewa', 'Leased'),
  },
  represent: ['plate'],
  sort: { field: 'plate', order: 'ASC' },
  columns: ['plate'],
});
const valid = { plate: 'B 1 NTR', fuel: 'listrik' };

const errorsOf = (body: unknown): Record<string, string[]> => {
  const checked = createSchema(vehicle).safeParse(body);
  return checked.success ? {} : fieldErrors(checked.error);
};

describe('creating', () => {
  it('is described with what each field holds, and which are required', () => {
    const described = z.toJSONSchema(createSchema(vehicle), { io: 'input', unrepresentable: 'any' });
    expect(described).toMatchObject({
      properties: {
        plate: { type: 'string', maxLength: 12 },
        fuel: { type: 'string', enum: ['listrik'] },
        ownerId: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['plate', 'fuel'],
    });
  });

  it('fills in what was left out', () => {
    expect(createSchema(vehicle).parse(valid)).toEqual({
      ...valid,
      seats: null,
      bought: null,
      ownerId: null,
      isLeased: false,
      isActive: true,
    });
  });

  it.each([
    [{}, 'plate', '“Nomor polisi” harus diisi.'],
    [{ ...valid, plate: '   ' }, 'plate', '“Nomor polisi” harus diisi.'],
    [{ ...valid, plate: null }, 'plate', '“Nomor polisi” harus diisi.'],
    [{ ...valid, plate: 'x'.repeat(13) }, 'plate', 'Paling banyak 12 karakter.'],
    [{ ...valid, plate: 12 }, 'plate', 'Isi dengan teks.'],
    [{ ...valid, plate: 'a\u0000b' }, 'plate', 'Teks memuat karakter yang tidak dapat disimpan.'],
    [{ ...valid, seats: 0 }, 'seats', 'Isi paling sedikit 1 kursi.'],
    [{ ...valid, seats: '4' }, 'seats', 'Isi dengan angka.'],
    [{ ...valid, seats: 1.5 }, 'seats', 'Isi dengan bilangan bulat.'],
    [{ ...valid, fuel: 'uap' }, 'fuel', 'Pilih nilai untuk “Bahan bakar”.'],
    [{ plate: 'B 1' }, 'fuel', 'Pilih nilai untuk “Bahan bakar”.'],
    [{ ...valid, bought: '2026-02-30' }, 'bought', 'Isi tanggal yang benar.'],
    [{ ...valid, ownerId: 'x' }, 'ownerId', 'Pilih nilai untuk “Pemilik”.'],
    [{ ...valid, isLeased: 'ya' }, 'isLeased', 'Pilih ya atau tidak.'],
    [{ ...valid, number: 1 }, 'number', 'Isian tidak dikenal.'],
    [{ ...valid, id: 'x' }, 'id', 'Isian tidak dikenal.'],
  ])('%j is refused at %s', (body, field, message) => {
    expect(errorsOf(body)[field]).toContain(message);
  });

  it('takes an emptied optional input as no value', () => {
    expect(createSchema(vehicle).parse({ ...valid, seats: '', bought: '' })).toMatchObject({
      seats: null,
      bought: null,
    });
  });
});

describe('changing', () => {
  it('touches only what was sent; the version that was read may be named elsewhere', () => {
    expect(updateSchema(vehicle).parse({ seats: 4, version: 3 })).toEqual({ seats: 4, version: 3 });
    expect(updateSchema(vehicle).parse({ seats: 4 })).toEqual({ seats: 4 });
    expect(updateSchema(vehicle).safeParse({ seats: 4, version: 'x' }).success).toBe(false);
  });

  it('does not let a required field be emptied', () => {
    expect(updateSchema(vehicle).safeParse({ plate: '', version: 1 }).success).toBe(false);
    expect(updateSchema(vehicle).safeParse({ plate: null, version: 1 }).success).toBe(false);
  });
});

describe('every declaration', () => {
  it.each(resources.map((entry) => [entry.name, entry] as const))(
    '%s has labels in both languages',
    (_name, entry) => {
      for (const field of Object.values(entry.fields)) {
        expect(field.label.id).not.toBe('');
        expect(field.label.en).not.toBe('');
      }
    },
  );

  it('has a path, a name and an address of its own', () => {
    for (const key of ['path', 'name'] as const)
      expect(new Set(resources.map((entry) => entry[key])).size).toBe(resources.length);
    expect(new Set(resources.map((entry) => `${entry.service}/${entry.entity}`)).size).toBe(resources.length);
  });
});

describe('A text that is too long', () => {
  // A pattern may take quadratic time: an address of 150,000 dots once blocked the server for 22 seconds.
  it.each(
    resources
      .filter(({ fields }) => fields.email && !isStamped(fields.email))
      .map((declared) => [declared.name, declared]),
  )('of %s is told to be too long and asked nothing else', (_name, declared) => {
    const parsed = createSchema(declared).safeParse({ email: `a@${'.'.repeat(150_000)}@` });
    expect(fieldErrors(parsed.error as never).email).toEqual(['Paling banyak 200 karakter.']);
  });
});

describe('patterns of texts', () => {
  it('take telephone numbers as people write them, and no words', () => {
    const phone = new RegExp(phonePattern.source);
    const written =
      '(021) 5550 4000|+62 812-3456-7890|021 5550 4000, 021 5550 4001|021-5551234 ext 12|021 5550 4000 #12|14080';
    for (const number of written.split('|')) expect(phone.test(number), number).toBe(true);
    for (const none of ['0812abc', 'telepon', '1234', '', '021 5550 4000 ext', '-----'])
      expect(phone.test(none), none).toBe(false);
  });

  it('show examples that they take', () => {
    for (const { source, example } of [emailPattern, phonePattern])
      expect(new RegExp(source).test(example)).toBe(true);
  });
});
