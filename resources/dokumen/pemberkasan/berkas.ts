import type { RowViewer } from '../../../domain/access/viewer.ts';
import {
  archiveLife,
  archiveStates,
  isWithRecordsUnit,
  isWithUnit,
} from '../../../domain/archive/archive-life.ts';
import { recordsOf } from '../../../domain/archive/records-of.ts';
import { isOfParty } from '../../../domain/archive/retention-parties.ts';
import { choicesOf } from '../../../lib/life.ts';
import { boolean, choice, date, integer, type RowRule, reference, resource, text } from '../../declare.ts';
import { code, option } from '../../shared-fields.ts';
import { place } from '../place.ts';

/**
 * Filing units (berkas): archive items under a classification, the subject of retention (SPEC B4, DOMAIN 8).
 * Opening, closing, holds and retention steps are in server/archive.
 */
export const filingUnit = resource({
  path: '/dokumen/pemberkasan',
  service: 'arsip',
  entity: 'FilingUnit',
  label: { id: 'Pemberkasan', en: 'Filing' },
  singular: { id: 'berkas', en: 'filing unit' },
  icon: 'folder-open',
  fields: {
    code: code(),
    title: text('Judul berkas', 'Title', { required: true, searchable: true, sortable: true, max: 300 }),
    parentId: reference('Berkas induk', 'Parent', 'dokumen.pemberkasan', { sortable: false }),
    classificationId: reference('Klasifikasi', 'Classification', 'master-data.klasifikasi-arsip', {
      required: true,
      only: { isLeaf: true },
    }),
    unitId: reference('Unit pengolah', 'Processing unit', 'master-data.unit-organisasi', {
      required: true,
      stamp: 'unit',
    }),
    year: integer('Tahun', 'Year', { required: true, min: 1945, max: 2200, sortable: true, isYear: true }),
    eventId: reference('Peristiwa', 'Event', 'dokumen.pemberkasan.kelola-peristiwa', {
      hint: {
        id: 'Masa aktif dihitung sejak tanggal retensi peristiwa ini, bukan sejak berkas ditutup.',
        en: 'The active period then counts from the event’s day instead of the day of closing.',
      },
    }),
    ...place(),
    description: text('Keterangan', 'Description', { multiline: true, max: 1000 }),
    status: choice(
      'Keadaan',
      'State',
      [
        { ...option('open', 'Terbuka', 'Open'), tone: 'ok' },
        { ...option('closed', 'Ditutup', 'Closed'), tone: 'neutral' },
      ],
      { stamp: 'database' },
    ),
    stage: choice('Tahap', 'Stage', choicesOf(archiveLife), { stamp: 'database' }),
    closedDate: date('Ditutup', 'Closed on', { stamp: 'database', sortable: true }),
    retentionStartDate: date('Retensi dihitung sejak', 'Retention counts from', { stamp: 'database' }),
    givenStartDate: date('Mulai retensi yang diisi', 'Given start of retention', { stamp: 'database' }),
    activeYears: integer('Masa aktif', 'Active', { stamp: 'database', unit: { id: 'tahun', en: 'years' } }),
    inactiveYears: integer('Masa inaktif', 'Inactive', {
      stamp: 'database',
      unit: { id: 'tahun', en: 'years' },
    }),
    extendedYears: integer('Perpanjangan masa inaktif', 'Extended by appraisal', {
      stamp: 'database',
      unit: { id: 'tahun', en: 'years' },
    }),
    finalDisposition: choice(
      'Nasib akhir',
      'Final disposition',
      [
        option('Musnah', 'Musnah', 'Destroy'),
        option('Permanen', 'Permanen', 'Permanent'),
        option('Dinilai Kembali', 'Dinilai kembali', 'Appraise again'),
      ],
      { stamp: 'database' },
    ),
    activeUntil: date('Aktif sampai', 'Active until', { stamp: 'database', sortable: true }),
    inactiveUntil: date('Inaktif sampai', 'Inactive until', { stamp: 'database', sortable: true }),
    isHeld: boolean('Ditahan', 'Legal hold', { stamp: 'database' }),
    holdReason: text('Alasan penahanan', 'Reason of the hold', { stamp: 'database', max: 500 }),
    itemCount: integer('Isi berkas', 'Items', { stamp: 'database', unit: { id: 'arsip', en: 'items' } }),
  },
  represent: ['code', 'title'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'title', 'classificationId', 'year', 'status', 'activeUntil', 'itemCount'],
  filters: ['status', 'stage', 'unitId', 'classificationId', 'finalDisposition', 'isHeld'],
  parent: 'parentId',
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'title', 'parentId', 'year', 'description'],
    },
    {
      label: { id: 'Klasifikasi dan retensi', en: 'Classification and retention' },
      help: {
        id: 'Masa simpan diambil dari klasifikasi saat berkas ditutup; perubahan klasifikasi sesudahnya tidak mempersingkatnya.',
        en: 'Retention is taken from the classification when the file is closed.',
      },
      fields: ['classificationId', 'eventId'],
    },
    { label: { id: 'Fisik', en: 'Paper' }, fields: ['location', 'cupboard', 'box'] },
  ],
  lookup: ['code', 'title', 'status', 'classificationId'],
  rows: seen,
  writableRows: changed,
  byVerb: false,
});

/** A unit sees its own; the records unit those it decides for; legal, leader and audit, who hold or decide, all. */
function seen(viewer: RowViewer): RowRule {
  const records = recordsOf(viewer);
  const decides = (['legal', 'leader', 'audit'] as const).some((party) =>
    isOfParty(viewer, party, viewer.unitId),
  );
  return records === 'all' || decides || { unitId: [viewer.unitId, ...records] };
}

/**
 * Active units are kept by their unit, inactive ones by the records unit (DOMAIN 8); never by read-only viewers
 * (SPEC B2).
 */
function changed(viewer: RowViewer): RowRule {
  if (viewer.readsOnly) return false;
  const own = { unitId: viewer.unitId, stage: archiveStates.filter(isWithUnit) };
  const transferred = { stage: archiveStates.filter(isWithRecordsUnit) };
  const records = recordsOf(viewer);
  if (records === 'all') return [own, transferred];
  return records.length > 0 ? [own, { ...transferred, unitId: records }] : own;
}
