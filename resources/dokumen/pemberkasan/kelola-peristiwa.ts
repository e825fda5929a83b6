import { translate } from '../../../lib/language.ts';
import { choice, date, reference, resource } from '../../declare.ts';
import { code, description, endsBefore, name } from '../../shared-fields.ts';

/** Events behind filing units: active retention counts from an event's date (SPEC B4, DOMAIN 8). */
export const event = resource({
  path: '/dokumen/pemberkasan/kelola-peristiwa',
  service: 'arsip',
  entity: 'Event',
  label: { id: 'Kelola Peristiwa', en: 'Events' },
  singular: { id: 'peristiwa', en: 'event' },
  icon: 'calendar-clock',
  fields: {
    code: code(),
    name: name(),
    unitId: reference('Unit pengolah', 'Processing unit', 'master-data.unit-organisasi', { required: true }),
    startDate: date('Mulai', 'Started', { required: true, sortable: true }),
    endDate: date('Selesai', 'Ended', { sortable: true }),
    status: choice(
      'Keadaan',
      'State',
      [
        { value: 'buka', label: { id: 'Berlangsung', en: 'Going on' }, tone: 'warn' },
        { value: 'tutup', label: { id: 'Selesai', en: 'Over' }, tone: 'ok' },
      ],
      { required: true, default: 'buka' },
    ),
    retentionStartDate: date('Retensi dihitung sejak', 'Retention counts from', {
      sortable: true,
      hint: {
        id: 'Sejak tanggal ini masa aktif berkas peristiwa berjalan.',
        en: 'The active period of its files runs from this day.',
      },
    }),
    description: description(),
  },
  check: eventFaults,
  represent: ['code', 'name'],
  sort: { field: 'startDate', order: 'DESC' },
  columns: ['code', 'name', 'unitId', 'startDate', 'endDate', 'status'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'unitId', 'description'],
    },
    {
      label: { id: 'Waktu', en: 'Time' },
      help: {
        id: 'Peristiwa yang selesai memulai masa aktif berkasnya.',
        en: 'An event that is over starts its files’ active period.',
      },
      fields: ['status', 'startDate', 'endDate', 'retentionStartDate'],
    },
  ],
  filters: ['status', 'unitId'],
  lookup: ['code', 'status', 'retentionStartDate'],
});

/** An ended event needs its last day and its files' retention start, neither before its beginning. */
function eventFaults({
  startDate,
  endDate,
  status,
  retentionStartDate,
}: Record<string, unknown>): Record<string, string[]> {
  const isOver = status === 'tutup';
  return {
    ...endsBefore(startDate, endDate),
    ...(isOver &&
      !endDate && {
        endDate: [
          translate({
            id: 'Isi tanggal selesai, karena peristiwa ini sudah selesai.',
            en: 'Enter the end date, as this event has ended.',
          }),
        ],
      }),
    ...(isOver &&
      !retentionStartDate && {
        retentionStartDate: [
          translate({ id: 'Isi sejak kapan retensi dihitung.', en: 'Enter from when retention counts.' }),
        ],
      }),
    ...(typeof retentionStartDate === 'string' &&
      typeof startDate === 'string' &&
      retentionStartDate < startDate && {
        retentionStartDate: [
          translate({
            id: 'Retensi tidak dapat dihitung sejak sebelum peristiwa mulai.',
            en: 'Retention cannot count from before the event began.',
          }),
        ],
      }),
  };
}
