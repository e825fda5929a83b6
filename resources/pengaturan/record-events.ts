import type { Choice } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import type { Field, Resource } from '../declare.ts';
import { option } from '../shared-fields.ts';

// What triggers offer of declared records; what they do with it loads later (record-recipients.ts).

export const recordEvents = ['data.dibuat', 'data.diubah', 'data.dihapus'] as const;
export type RecordEvent = (typeof recordEvents)[number];
export const anyRecordEvent = { event: recordEvents };

/** Those whose rows and fields go by rights that can be asked of anybody; others tell their people themselves. */
export const entitiesToTellOf = (all: readonly Resource[]): Resource[] =>
  all.filter(
    ({ pages, privilege, byVerb, view }) => pages && privilege === undefined && byVerb !== false && !view,
  );

/** Every value that a field of few values can reach, of all entities: `layanan.pengaduan:stage:done`. */
export const valuesToReach = (entities: readonly Resource[]): Choice[] =>
  entities.flatMap((entity) =>
    reachableOf(entity).map(({ value, label }) => ({ value, label: joined(entity.label, ', ', label) })),
  );

/** The same of one entity, without its name: "Tahap: Selesai". */
export const reachableOf = ({ name, fields }: Pick<Resource, 'name' | 'fields'>): Choice[] =>
  Object.entries({ ...fields, isActive }).flatMap(([field, declared]) =>
    valuesOf(declared).map(({ value, label }) => ({
      value: `${name}:${field}:${value}`,
      label: joined(declared.label, ': ', label),
    })),
  );

const joined = (one: Message, between: string, other: Message): Message => ({
  id: one.id + between + other.id,
  en: one.en + between + other.en,
});

type Told = Pick<Field, 'label'> & { kind: string; choices?: readonly Choice[]; options: object };

const isActive: Told = { kind: 'boolean', label: { id: 'Aktif', en: 'Active' }, options: {} };

const valuesOf = ({ kind, choices = [], options }: Told): readonly { value: string; label: Message }[] =>
  'computed' in options ? [] : kind === 'boolean' ? yesAndNo : choices;

const yesAndNo = [option('true', 'Ya', 'Yes'), option('false', 'Tidak', 'No')];

export const recordRecipients = [
  option('pembuat_data', 'Pembuat data', 'Who made the record'),
  option('pemegang_data', 'Pemegang tahap data', 'Who holds the record’s stage'),
  option('orang_data', 'Orang yang disebut dalam data', 'People named in the record'),
  option('unit_data', 'Unit yang disebut dalam data', 'Units named in the record'),
  option('pembaca_data', 'Semua yang boleh membuka data', 'Everybody who may open the record'),
];
