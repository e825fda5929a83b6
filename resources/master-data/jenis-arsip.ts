import { choice, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';

/** The medium of an archive item: paper, file, picture, map (DOMAIN 8). */
export const archiveType = resource({
  path: '/master-data/jenis-arsip',
  service: 'master-data',
  entity: 'ArchiveType',
  label: { id: 'Jenis Arsip', en: 'Archive types' },
  singular: { id: 'jenis arsip', en: 'archive type' },
  icon: 'archive',
  fields: {
    code: code(),
    name: name(),
    medium: choice(
      'Media',
      'Medium',
      [
        { value: 'kertas', label: { id: 'Kertas', en: 'Paper' } },
        { value: 'elektronik', label: { id: 'Elektronik', en: 'Electronic' } },
        { value: 'campuran', label: { id: 'Campuran', en: 'Mixed' } },
      ],
      { required: true, sortable: true },
    ),
    description: description(),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'medium'],
  filters: ['medium'],
  lookup: ['code', 'medium'],
});
