import { boolean, choice, integer, resource } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** Instructions of dispositions (DOMAIN 7); readable by all, for disposing. */
export const dispositionInstruction = resource({
  path: '/naskah-dinas/instruksi-disposisi',
  service: 'letter',
  entity: 'DispositionInstruction',
  label: { id: 'Instruksi Disposisi', en: 'Disposition instructions' },
  singular: { id: 'instruksi', en: 'instruction' },
  icon: 'list-checks',
  // SPEC B7.
  readByAll: true,
  // Whoever manages kinds of letters manages the instructions, too.
  privilege: '/master-data/jenis-naskah-dinas',
  menu: false,
  fields: {
    code: code(),
    name: name(),
    category: choice(
      'Kelompok',
      'Group',
      [
        { value: 'info', label: { id: 'Untuk diketahui', en: 'For information' } },
        { value: 'tindak', label: { id: 'Tindak lanjut', en: 'Action' } },
        { value: 'telaah', label: { id: 'Telaah', en: 'Study' } },
        { value: 'koordinasi', label: { id: 'Koordinasi', en: 'Coordination' } },
        { value: 'hadir', label: { id: 'Kehadiran', en: 'Attendance' } },
        { value: 'keputusan', label: { id: 'Keputusan', en: 'Decision' } },
      ],
      { required: true },
    ),
    requiresReport: boolean('Perlu laporan', 'Needs a report', {}),
    defaultDueWorkingDays: integer('Tenggat awal', 'Default deadline', {
      min: 1,
      max: 260,
      unit: { id: 'hari kerja', en: 'working days' },
    }),
    sortOrder: integer('Urutan', 'Order', { min: 0, max: 99999, sortable: true }),
  },
  represent: ['name'],
  sort: { field: 'sortOrder', order: 'ASC' },
  columns: ['code', 'name', 'category', 'requiresReport', 'defaultDueWorkingDays'],
  filters: ['category'],
  lookup: ['code', 'category', 'requiresReport', 'defaultDueWorkingDays'],
});
