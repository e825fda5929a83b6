import type { Condition } from '../../lib/condition.ts';
import { type Resource, typedNames } from '../declare.ts';
import type { Who } from '../life/life.ts';
import { creatorField, people, units } from '../life/life-fields.ts';
import { type RecordEvent, recordEvents } from './record-events.ts';

export const isRecordEvent = (event: unknown): event is RecordEvent =>
  recordEvents.includes(event as RecordEvent);

/** The condition behind such a value, and the field it looks at. */
export function reachedBy(becomes: string): { field: string; condition: Condition } {
  const [, field = '', ...rest] = becomes.split(':');
  const value = rest.join(':');
  return {
    field,
    condition: { [field]: [value, ...(value === 'true' ? [true] : value === 'false' ? [false] : [])] },
  };
}

type Entity = Pick<Resource, 'fields' | 'life'>;

/** The typed fields of an entity that refer to people, or to units. */
const fieldsTo = ({ fields }: Entity, targets: readonly string[]): string[] =>
  typedNames(fields).filter((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && targets.includes(field.to);
  });

/** The parties of an entity's records behind a recipient; a party that names nothing is everybody. */
const parties: Record<string, (entity: Entity) => Who[]> = {
  pembuat_data: ({ fields }) => (creatorField(fields) === undefined ? [] : ['creator']),
  pemegang_data: ({ life }) => (life === undefined ? [] : ['holder']),
  orang_data: (entity) => fieldsTo(entity, people).map((person) => ({ person })),
  unit_data: (entity) => fieldsTo(entity, units).map((unit) => ({ unit })),
  pembaca_data: () => [{}],
};

export const partiesOf = (entity: Entity, recipient: string): Who[] => parties[recipient]?.(entity) ?? [];

/** Whether an event knows such a recipient. */
export function knowsRecipient(recipient: string, event: unknown, entity: Entity | undefined): boolean {
  const known = ofEvents[String(event)];
  if (known) return known.includes(recipient);
  const isOfRecords = Object.hasOwn(parties, recipient);
  if (isRecordEvent(event)) return isOfRecords && (!entity || partiesOf(entity, recipient).length > 0);
  return !isOfRecords;
}

/** Roles in a letter, whatever happens to it. */
const inLetter = [
  ...['penerima', 'sekretaris_penerima', 'tembusan', 'penyusun', 'kepala_unit_penyusun', 'pemegang'],
  ...['pemeriksa', 'penanda_tangan'],
];
const inDisposition = ['penerima_disposisi', 'penanggung_jawab', 'pemberi_disposisi'];
const ofUnit = ['kepala_unit_pemilik', 'unit_pengolah', 'arsiparis'];

/** Whom events know that are no declared record's own. */
const ofEvents: Record<string, readonly string[]> = {
  'naskah.diterima': inLetter,
  'pemeriksaan.giliran': [...inLetter, 'atasan_pemeriksa'],
  'naskah.dikembalikan': inLetter,
  'naskah.siap_ttd': inLetter,
  'disposisi.diterima': [...inLetter, ...inDisposition],
  'disposisi.batas_waktu': [...inLetter, ...inDisposition],
  'arsip.akses_diminta': ofUnit,
  'arsip.retensi_aktif_habis': ofUnit,
  'kontrak.berakhir': [...ofUnit, 'pemilik_kontrak', 'legal'],
  'delegasi.berubah': ['pemberi', 'penerima_delegasi'],
};
