import { urgencies } from '../../domain/letters/letter.ts';
import { letterLife, letterStates } from '../../domain/letters/letter-life.ts';
import { choice, date, type Field, integer, type Resource, reference, text } from '../declare.ts';
import { resources } from '../index.ts';
import { option } from '../shared-fields.ts';
import { isRecordEvent } from './record-recipients.ts';

/** What an event of a trigger is about: a letter, or a record of that resource. */
export type Subject = { fields: Readonly<Record<string, Field>>; resource: Resource | null };

/** Fields of a letter that conditions ask and texts name; their values: server/triggers/letter-facts.ts. */
export const letterFields = {
  subject: text('Hal', 'Subject'),
  number: text('Nomor', 'Number'),
  state: choice(
    'Keadaan',
    'State',
    letterStates.map((state) => ({ value: state, label: letterLife[state].label })),
  ),
  urgency: choice(
    'Sifat',
    'Urgency',
    urgencies.map(({ value, label }) => ({ value, label })),
  ),
  securityId: reference('Klasifikasi keamanan', 'Security class', 'master-data.klasifikasi-keamanan'),
  scriptTypeId: reference('Jenis naskah', 'Letter type', 'master-data.jenis-naskah-dinas'),
  subTypeId: reference('Sub jenis naskah', 'Letter subtype', 'master-data.sub-jenis-naskah-dinas'),
  classificationId: reference('Klasifikasi arsip', 'Classification', 'master-data.klasifikasi-arsip'),
  drafterUnitId: reference('Unit penyusun', 'Drafter’s unit', 'master-data.unit-organisasi'),
  senderUnitId: reference('Unit penanda tangan', 'Signer’s unit', 'master-data.unit-organisasi'),
  from: choice('Asal', 'From', [
    option('internal', 'Internal', 'Internal'),
    option('external', 'Eksternal', 'External'),
  ]),
  concern: choice('Tujuan', 'To', [
    option('internal', 'Internal', 'Internal'),
    option('external', 'Eksternal', 'External'),
  ]),
  scriptDate: date('Tanggal naskah', 'Letter date'),
  receiverCount: integer('Banyak penerima', 'Number of receivers'),
  attachmentCount: integer('Banyak lampiran', 'Number of attachments'),
} satisfies Record<string, Field>;

/** Events of records that no administrator names: the archive's, and delegations. */
const fixedResources: Record<string, string> = {
  'arsip.akses_diminta': 'dokumen.permintaan-akses',
  'arsip.retensi_aktif_habis': 'dokumen.pemberkasan',
  'kontrak.berakhir': 'dokumen.pemberkasan',
  'delegasi.berubah': 'pengaturan.delegasi',
};

/** @returns undefined for no event, or records that are not known */
export function subjectOf(event: unknown, entity: unknown): Subject | undefined {
  if (typeof event !== 'string' || event === '') return undefined;
  const name = isRecordEvent(event) ? entity : fixedResources[event];
  if (name === undefined) return { fields: letterFields, resource: null };
  const resource = resources.find((one) => one.name === name);
  return resource && { fields: askable(resource), resource };
}

/** Fields whose values can be compared and named; nothing that is masked, secret, or only shown by a view. */
const askable = ({ fields }: Resource): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isAskable(field)));

const kinds = [
  ...['text', 'email', 'phone', 'url', 'integer', 'decimal', 'money', 'duration', 'date', 'dateTime'],
  ...['yearMonth', 'boolean', 'choice', 'choices', 'reference', 'references'],
];

const isAskable = ({ kind, options }: Field): boolean =>
  kinds.includes(kind) &&
  !['secret', 'masked', 'createInto', 'computed', 'lines'].some((name) => name in options) &&
  !('guarded' in options);
