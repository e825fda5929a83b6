import { flowMessages, flowOf, urgencies } from '../../../../domain/letters/letter.ts';
import type { ChangedField, ChangedFile, ChangedPerson } from '../../../../domain/letters/letter-version.ts';
import { longDate } from '../../../../domain/letters/tags.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import type { DraftFile } from '../../drafting/draft.ts';
import type { Snapshot, SnapshotPerson } from '../snapshot.ts';

/** Fields that differ, as they are shown; an empty field is an empty text. */
export function changedFields(before: Snapshot, after: Snapshot): ChangedField[] {
  return Object.entries(shown).flatMap(([field, { label, of }]) => {
    const [old, fresh] = [of(before) ?? '', of(after) ?? ''];
    return old === fresh ? [] : [{ field, label: translate(label), before: old, after: fresh }];
  });
}

const shown: Record<string, { label: Message; of: (snapshot: Snapshot) => string | null | undefined }> = {
  subject: { label: { id: 'Hal', en: 'Subject' }, of: ({ subject }) => subject },
  flow: { label: { id: 'Alur', en: 'Flow' }, of: ({ meta }) => translate(flowMessages[flowOf(meta.fields)]) },
  kind: { label: { id: 'Jenis naskah', en: 'Letter type' }, of: ({ meta }) => meta.names.kind },
  subType: { label: { id: 'Sub jenis naskah', en: 'Letter subtype' }, of: ({ meta }) => meta.names.subType },
  security: {
    label: { id: 'Klasifikasi keamanan', en: 'Security class' },
    of: ({ meta }) => meta.names.security,
  },
  classification: {
    label: { id: 'Klasifikasi arsip', en: 'Archive classification' },
    of: ({ meta }) => meta.names.classification,
  },
  letterhead: { label: { id: 'Kop surat', en: 'Letterhead' }, of: ({ meta }) => meta.names.letterhead },
  urgency: {
    label: { id: 'Sifat', en: 'Urgency' },
    of: ({ meta }) =>
      translate(urgencies.find((urgency) => urgency.value === meta.fields.urgency)?.label) ?? null,
  },
  place: { label: { id: 'Tempat', en: 'Place' }, of: ({ meta }) => meta.fields.place },
  scriptDate: {
    label: { id: 'Tanggal naskah', en: 'Date of the letter' },
    of: ({ meta }) => meta.fields.scriptDate && longDate(meta.fields.scriptDate),
  },
  address: {
    label: { id: 'Alamat tujuan', en: 'Address' },
    of: ({ meta }) => meta.parts.outgoing?.address ?? null,
  },
  outsideNumber: {
    label: { id: 'Nomor naskah asal', en: 'Number of the original' },
    of: ({ meta }) => meta.parts.incoming?.number ?? null,
  },
  outsideSender: {
    label: { id: 'Pengirim luar', en: 'Sender outside' },
    of: ({ meta }) => meta.parts.incoming?.externalSenderName ?? null,
  },
  receivedDate: {
    label: { id: 'Tanggal diterima', en: 'Date received' },
    of: ({ meta }) => meta.parts.incoming?.receivedDate && longDate(meta.parts.incoming.receivedDate),
  },
  contentMode: {
    label: { id: 'Cara mengisi', en: 'How it is filled in' },
    of: ({ meta }) =>
      translate(
        meta.fields.contentMode === 'upload'
          ? { id: 'Unggah dokumen', en: 'A document is uploaded' }
          : { id: 'Tulis di sini', en: 'Written here' },
      ),
  },
  showSenderName: {
    label: { id: 'Nama penanda tangan pada naskah', en: 'Name of the signer on the letter' },
    of: ({ meta }) =>
      translate(
        meta.fields.showSenderName
          ? { id: 'Ditampilkan', en: 'Shown' }
          : { id: 'Tidak ditampilkan', en: 'Not shown' },
      ),
  },
};

export function changedPeople(
  before: Snapshot,
  after: Snapshot,
): { added: ChangedPerson[]; removed: ChangedPerson[] } {
  const [old, fresh] = [before.meta.people, after.meta.people];
  return { added: without(fresh, old).map(personOf), removed: without(old, fresh).map(personOf) };
}

/** The order of the reviewers that both have, where it is another one. */
export function changedOrder(before: Snapshot, after: Snapshot): ChangedField[] {
  const reviewers = ({ meta }: Snapshot) => meta.people.filter((person) => person.role === 'reviewer');
  const [old, fresh] = [reviewers(before), reviewers(after)];
  const names = (people: SnapshotPerson[], others: SnapshotPerson[]) => {
    const known = new Set(others.map(keyOf));
    // Keeps one entry per person: asked again they appear twice, which is no change of order.
    const each = new Map(people.map((person) => [keyOf(person), person.personName]));
    return [...each]
      .filter(([key]) => known.has(key))
      .map(([, name]) => name)
      .join(', ');
  };
  const [was, is] = [names(old, fresh), names(fresh, old)];
  return was === is
    ? []
    : [
        {
          field: 'reviewers',
          label: translate({ id: 'Urutan pemeriksa', en: 'Order of reviewers' }),
          before: was,
          after: is,
        },
      ];
}

/** Files added and removed; a new title makes it another file to a reader. */
export function changedFiles(
  before: Snapshot,
  after: Snapshot,
): { added: ChangedFile[]; removed: ChangedFile[] } {
  const key = (file: DraftFile) => `${file.fileHash} ${file.title} ${file.isDocument}`;
  const missing = (files: DraftFile[], others: DraftFile[]) => {
    const known = new Set(others.map(key));
    return files.filter((file) => !known.has(key(file))).map(fileOf);
  };
  return { added: missing(after.files, before.files), removed: missing(before.files, after.files) };
}

const roles: Record<SnapshotPerson['role'], Message> = {
  sender: { id: 'Penanda tangan', en: 'Signer' },
  receiver: { id: 'Penerima', en: 'Recipient' },
  cc: { id: 'Tembusan', en: 'Cc' },
  reviewer: { id: 'Pemeriksa', en: 'Reviewer' },
  outside: { id: 'Penerima luar', en: 'Recipient outside' },
  cosigner: { id: 'Penanda tangan', en: 'Signer' },
  'outside-cc': { id: 'Tembusan luar', en: 'Cc outside' },
};

const keyOf = (person: SnapshotPerson) => `${person.role} ${person.key}`;
const without = (people: SnapshotPerson[], others: SnapshotPerson[]): SnapshotPerson[] => {
  const known = new Set(others.map(keyOf));
  return people.filter((person) => !known.has(keyOf(person)));
};
const personOf = ({ role, personName, positionName }: SnapshotPerson): ChangedPerson => ({
  role: translate(roles[role]),
  personName,
  positionName,
});
const fileOf = ({ title, fileName, size }: DraftFile): ChangedFile => ({ title, fileName, size });
