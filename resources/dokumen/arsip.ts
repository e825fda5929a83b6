import { holds, mayBeGiven } from '../../domain/access/entry-rules.ts';
import type { RowViewer } from '../../domain/access/viewer.ts';
import {
  type ArchiveState,
  archiveLife,
  archiveStates,
  isWithRecordsUnit,
  isWithUnit,
} from '../../domain/archive/archive-life.ts';
import { recordsOf } from '../../domain/archive/records-of.ts';
import { classTerms } from '../../domain/letters/class-terms.ts';
import { topSecretRank } from '../../domain/letters/security-ranks.ts';
import { choicesOf } from '../../lib/life.ts';
import {
  boolean,
  choice,
  date,
  integer,
  type RowCondition,
  type RowRule,
  reference,
  resource,
  text,
  viewOf,
} from '../declare.ts';
import { option } from '../shared-fields.ts';
import { place } from './place.ts';

const activePath = '/dokumen/arsip-aktif';
const inactivePath = '/dokumen/arsip-inaktif';

const activeStates = archiveStates.filter(isWithUnit);
/** With the records unit; the last two remain as records of an item's fate. */
const inactiveStates = archiveStates.filter((state) => !isWithUnit(state));

/** Archive items (SPEC B4, B7). Files, relations and loans belong to server/archive. */
export const archive = resource({
  path: activePath,
  service: 'arsip',
  entity: 'Archive',
  label: { id: 'Arsip Aktif', en: 'Active archives' },
  singular: { id: 'arsip', en: 'archive item' },
  icon: 'archive',
  createWord: 'unggah',
  // Its files, relations and readers go with it.
  restorable: false,
  fields: {
    title: text('Uraian', 'Title', { required: true, searchable: true, sortable: true, max: 500 }),
    number: text('Nomor', 'Number', {
      searchable: true,
      sortable: true,
      max: 120,
      whole: true,
      hint: { id: 'Nomor yang tertera pada dokumen.', en: 'The number printed on the document.' },
    }),
    documentDate: date('Tanggal', 'Date', { required: true, sortable: true }),
    archiveTypeId: reference('Jenis arsip', 'Archive type', 'master-data.jenis-arsip'),
    classificationId: reference('Klasifikasi', 'Classification', 'master-data.klasifikasi-arsip', {
      required: true,
      only: { isLeaf: true },
    }),
    securityId: reference('Keamanan', 'Security', 'master-data.klasifikasi-keamanan', { required: true }),
    unitId: reference('Unit pengolah', 'Processing unit', 'master-data.unit-organisasi', {
      required: true,
      stamp: 'unit',
    }),
    filingUnitId: reference('Berkas', 'Filing unit', 'dokumen.pemberkasan', {
      hint: { id: 'Kosong: belum diberkaskan.', en: 'Empty: not yet filed.' },
    }),
    developmentLevel: choice(
      'Tingkat perkembangan',
      'Copy or original',
      [
        option('asli', 'Asli', 'Original'),
        option('salinan', 'Salinan', 'Copy'),
        option('tembusan', 'Tembusan', 'Carbon copy'),
      ],
      { required: true, default: 'asli' },
    ),
    amount: integer('Jumlah', 'Amount', { min: 1, max: 100000, unit: { id: 'lembar', en: 'sheets' } }),
    condition: choice('Kondisi', 'Condition', [
      { ...option('baik', 'Baik', 'Good'), tone: 'ok' },
      { ...option('rusak-ringan', 'Rusak ringan', 'Slightly damaged'), tone: 'warn' },
      { ...option('rusak-berat', 'Rusak berat', 'Badly damaged'), tone: 'danger' },
    ]),
    ...place(),
    isVital: boolean('Arsip vital', 'Vital record', {
      hint: {
        id: 'Tanpa arsip ini perusahaan tidak dapat berjalan, misalnya PPJT dan sertifikat tanah.',
        en: 'The company cannot go on without it, such as concessions and land titles.',
      },
    }),
    description: text('Keterangan', 'Description', { multiline: true, max: 2000 }),
    status: choice('Keadaan', 'State', choicesOf(archiveLife), { stamp: 'database' }),
    origin: choice(
      'Asal',
      'Origin',
      [option('unggah', 'Diunggah', 'Uploaded'), option('naskah', 'Naskah', 'Letter')],
      { stamp: 'database' },
    ),
    securityRank: integer('Tingkat keamanan', 'Security rank', { stamp: 'database' }),
    isListed: boolean('Diketahui ada', 'Known to exist', { stamp: 'database' }),
    secretaryCanOpen: boolean('Sekretaris boleh membuka', 'Secretary may open', { stamp: 'database' }),
    delegateCanOpen: boolean('Penerima delegasi boleh membuka', 'Delegate may open', { stamp: 'database' }),
    fileCount: integer('Dokumen digital', 'Files', { stamp: 'database' }),
    createdById: reference('Dibuat oleh', 'Made by', 'manajemen-user.user', { stamp: 'user' }),
  },
  hiddenIds: ['readerPositionIds', 'readerUserIds'],
  represent: ['title'],
  sort: { field: 'documentDate', order: 'DESC' },
  columns: ['number', 'title', 'documentDate', 'classificationId', 'filingUnitId', 'securityId', 'unitId'],
  filters: ['status', 'unitId', 'securityId', 'archiveTypeId', 'developmentLevel', 'isVital', 'origin'],
  sections: [
    {
      label: { id: 'Dokumen', en: 'Document' },
      fields: ['title', 'number', 'documentDate', 'archiveTypeId', 'description'],
    },
    {
      label: { id: 'Pemberkasan', en: 'Filing' },
      fields: ['classificationId', 'securityId', 'filingUnitId', 'isVital'],
    },
    {
      label: { id: 'Fisik', en: 'Paper' },
      fields: ['developmentLevel', 'amount', 'condition', 'location', 'cupboard', 'box'],
    },
  ],
  lookup: ['number', 'documentDate'],
  fixedFilter: { status: activeStates.join(',') },
  ownUnit: 'unitId',
  rows: seen,
  writableRows: changed,
  byVerb: false,
});

/** Items kept by the records unit, and those handed over or destroyed (SPEC A2: its people only). */
export const inactiveArchive = viewOf(archive, {
  path: inactivePath,
  label: { id: 'Arsip Inaktif', en: 'Inactive archives' },
  singular: { id: 'arsip inaktif', en: 'inactive archive item' },
  icon: 'package',
  fixedFilter: { status: inactiveStates.join(',') },
});

/** The list of an item's state (SPEC A1): active ones with their unit, others with the records unit. */
export const archiveListOf = (status: unknown): string => (isWithUnit(status) ? activePath : inactivePath);

/** Where an item is shown. */
export const archivePageOf = ({ id, status }: { id: string; status: unknown }): string =>
  `${archiveListOf(status)}/${id}`;

/** The states this viewer's paths lead to. */
const statesFor = (viewer: RowViewer): ArchiveState[] =>
  archiveStates.filter((state) => {
    const path = archiveListOf(state);
    return holds(viewer, path) && mayBeGiven(viewer, path);
  });

/**
 * Ties of a viewer to an item (DOMAIN 4): a post on its letter or upload, a name, a grant. Sangat Rahasia: named
 * persons; delegates, secretaries: class-terms.ts.
 */
function onIt({ type, positionId, userId, canOpenSecret }: RowViewer): RowCondition[] {
  const terms = classTerms(type, canOpenSecret);
  const byPost = {
    readerPositionIds: { holdsAny: [positionId] },
    securityRank: ranksBelow(Math.min(terms?.below ?? topSecretRank, topSecretRank)),
  };
  return terms ? [{ ...byPost, [terms.setting]: true }] : [byPost, { readerUserIds: { holdsAny: [userId] } }];
}

const ranksBelow = (rank: number): number[] => Array.from({ length: rank - 1 }, (_, at) => at + 1);

/** Existence is visible for classes that mask nothing, and to viewers tied to the item (SPEC B3). */
function seen(viewer: RowViewer): RowRule {
  return inStates(viewer, [{ isListed: true }, ...onIt(viewer)]);
}

/** Files and text: Biasa for all who see the item, other classes for those tied to it (SPEC B3). */
export const opensArchive = (viewer: RowViewer): RowRule => inStates(viewer, opensByClass(viewer));

/** The same regardless of the item's state: whom its paper may be handed to. */
export function opensByClass(viewer: RowViewer): RowCondition[] {
  const terms = classTerms(viewer.type, viewer.canOpenSecret);
  return [{ securityRank: 1, isListed: true, ...(terms && { [terms.setting]: true }) }, ...onIt(viewer)];
}

function inStates(viewer: RowViewer, ways: RowCondition[]): RowRule {
  const status = statesFor(viewer);
  return status.length > 0 && ways.map((way) => ({ status, ...way }));
}

function keptByRecordsUnit(viewer: RowViewer, status: ArchiveState[]): RowCondition[] {
  const units = recordsOf(viewer);
  if (units === 'all') return [{ status }];
  return units.length > 0 ? [{ status, unitId: units }] : [];
}

/**
 * An item is kept by its unit while active, then by the records unit (DOMAIN 8); never by read-only viewers (SPEC
 * B2).
 */
function changed(viewer: RowViewer): RowRule {
  if (viewer.readsOnly) return false;
  const states = statesFor(viewer);
  const [own, transferred] = [states.filter(isWithUnit), states.filter(isWithRecordsUnit)];
  const keeps: RowCondition[] = [
    ...(own.length > 0 ? [{ status: own, unitId: viewer.unitId }] : []),
    ...(transferred.length > 0 ? keptByRecordsUnit(viewer, transferred) : []),
  ];
  if (keeps.length === 0) return false;
  return keeps.flatMap((kept) => [{ isListed: true }, ...onIt(viewer)].map((way) => ({ ...kept, ...way })));
}
