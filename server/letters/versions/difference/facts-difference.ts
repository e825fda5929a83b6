import { flowLabels, flowOf, urgencies } from '../../../../resources/naskah-dinas/letter.ts';
import type {
  ChangedField,
  ChangedFile,
  ChangedPerson,
} from '../../../../resources/naskah-dinas/letter-version.ts';
import { longDate } from '../../../../resources/naskah-dinas/tags.ts';
import type { DraftFile } from '../../drafting/draft.ts';
import type { Snapshot, SnapshotPerson } from '../snapshot.ts';

/** Fields that differ, as they are shown; an empty field is an empty text. */
export function changedFields(before: Snapshot, after: Snapshot): ChangedField[] {
  return Object.entries(shown).flatMap(([field, { label, of }]) => {
    const [old, fresh] = [of(before) ?? '', of(after) ?? ''];
    return old === fresh ? [] : [{ field, label, before: old, after: fresh }];
  });
}

const shown: Record<string, { label: string; of: (snapshot: Snapshot) => string | null | undefined }> = {
  subject: { label: 'Perihal', of: ({ subject }) => subject },
  flow: { label: 'Alur', of: ({ meta }) => flowLabels[flowOf(meta.fields)] },
  kind: { label: 'Jenis naskah', of: ({ meta }) => meta.names.kind },
  subKind: { label: 'Sub jenis naskah', of: ({ meta }) => meta.names.subKind },
  security: { label: 'Klasifikasi keamanan', of: ({ meta }) => meta.names.security },
  classification: { label: 'Klasifikasi arsip', of: ({ meta }) => meta.names.classification },
  letterhead: { label: 'Kop surat', of: ({ meta }) => meta.names.letterhead },
  urgency: {
    label: 'Urgensi',
    of: ({ meta }) => urgencies.find((urgency) => urgency.value === meta.fields.urgency)?.label ?? null,
  },
  place: { label: 'Tempat', of: ({ meta }) => meta.fields.place },
  scriptDate: {
    label: 'Tanggal naskah',
    of: ({ meta }) => meta.fields.scriptDate && longDate(meta.fields.scriptDate),
  },
  address: { label: 'Alamat tujuan', of: ({ meta }) => meta.parts.outgoing?.address ?? null },
  outsideNumber: { label: 'Nomor naskah asal', of: ({ meta }) => meta.parts.incoming?.number ?? null },
  outsideSender: {
    label: 'Pengirim luar',
    of: ({ meta }) => meta.parts.incoming?.externalSenderName ?? null,
  },
  receivedDate: {
    label: 'Tanggal diterima',
    of: ({ meta }) => meta.parts.incoming?.receivedDate && longDate(meta.parts.incoming.receivedDate),
  },
  contentMode: {
    label: 'Cara mengisi',
    of: ({ meta }) => (meta.fields.contentMode === 'upload' ? 'Unggah dokumen' : 'Tulis di sini'),
  },
  showSenderName: {
    label: 'Nama pengirim pada naskah',
    of: ({ meta }) => (meta.fields.showSenderName ? 'Ditampilkan' : 'Tidak ditampilkan'),
  },
};

/** People who came and who went, by what they are on the letter. */
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
    return people
      .filter((person) => known.has(keyOf(person)))
      .map((person) => person.personName)
      .join(', ');
  };
  const [was, is] = [names(old, fresh), names(fresh, old)];
  return was === is ? [] : [{ field: 'reviewers', label: 'Urutan pemeriksa', before: was, after: is }];
}

/** Files that came and went; a file under another title is another one to a reader. */
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

const roles: Record<SnapshotPerson['role'], string> = {
  sender: 'Pengirim',
  receiver: 'Penerima',
  cc: 'Tembusan',
  reviewer: 'Pemeriksa',
  outside: 'Penerima luar',
  'outside-cc': 'Tembusan luar',
};

const keyOf = (person: SnapshotPerson) => `${person.role} ${person.key}`;
const without = (people: SnapshotPerson[], others: SnapshotPerson[]): SnapshotPerson[] => {
  const known = new Set(others.map(keyOf));
  return people.filter((person) => !known.has(keyOf(person)));
};
const personOf = ({ role, personName, positionName }: SnapshotPerson): ChangedPerson => ({
  role: roles[role],
  personName,
  positionName,
});
const fileOf = ({ title, fileName, size }: DraftFile): ChangedFile => ({ title, fileName, size });
