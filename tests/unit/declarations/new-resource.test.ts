import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  readField,
  readPair,
  registerResource,
  writeResource,
} from '../../../server/declarations/new-resource.ts';

const vehicle = {
  name: 'kendaraan',
  branch: 'master-data',
  entity: 'Vehicle',
  label: readPair('Kendaraan / Vehicles'),
  singular: readPair('kendaraan / vehicle'),
  fields: [
    'plate:text! Nomor polisi / Plate',
    'unitId:reference(master-data.unit-organisasi)',
    'state:choice(siap|dijual)! Keadaan / State',
    'number:autoNumber(KP-{tahun}-{urut}) Nomor / Number',
    'costs:parts(item:text!|amount:money)! Biaya / Costs',
  ].map(readField),
};

describe('A new resource', () => {
  it('is a file with its fields', () => {
    const file = writeResource(vehicle);
    expect(file).toContain(
      "import { autoNumber, choice, money, parts, reference, resource, text } from '../declare.ts';",
    );
    expect(file).toContain("plate: text('Nomor polisi', 'Plate', { required: true }),");
    expect(file).toContain("unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi'),");
    expect(file).toContain("{ value: 'dijual', label: { id: 'Dijual', en: 'Dijual' } }");
    expect(file).toContain("number: autoNumber('Nomor', 'Number', { pattern: 'KP-{tahun}-{urut}' }),");
    expect(file).toContain(
      "costs: parts('Biaya', 'Costs', { item: text('Item', 'Item', { required: true }), amount: money('Amount', 'Amount') }, { required: true }),",
    );
    expect(file).toContain("filters: ['unitId', 'state'],");
  });

  it('is listed at the end of its branch, its import in order', () => {
    const registry = readFileSync(join(import.meta.dirname, '../../../resources/index.ts'), 'utf8');
    const listed = registerResource(registry, vehicle);
    expect(listed).toMatch(
      /kebutuhan-kontrak\.ts';\nimport \{ vehicle \} from '\.\/master-data\/kendaraan\.ts';\nimport .*klasifikasi-arsip/,
    );
    expect(listed).toMatch(/const masterData = \[[^\]]*organizationUnit, vehicle\];/);
    expect(listed.split('\n').length).toBe(registry.split('\n').length);
  });

  it.each([
    ['plate', /is no field/],
    ['plate:word', /"word" is no kind of field\. Write one of text,/],
    ['unitId:reference', /refers to nothing/],
    ['state:choice', /has no values/],
    ['number:autoNumber', /has no pattern/],
    ['number:autoNumber({urut})!', /Leave out the "!"/],
    ['costs:parts', /has no fields/],
    ['costs:parts(photo:image)', /"photo" in "costs" is image/],
    ['shape:json', /needs a schema/],
    ['plate:text(12)', /takes nothing in brackets/],
  ])('refuses %s', (written, says) => {
    expect(() => readField(written)).toThrow(says);
  });
});
