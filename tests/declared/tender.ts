import { date, reference, resource } from '../../resources/declare.ts';
import { code, description, name } from '../../resources/shared-fields.ts';

/** A tender for works or goods. */
export const tender = resource({
  path: '/layanan/tender',
  service: 'layanan',
  entity: 'ExampleTender',
  label: { id: 'Tender', en: 'Tenders' },
  singular: { id: 'tender', en: 'tender' },
  icon: 'briefcase',
  fields: {
    code: code(),
    name: name(),
    unitId: reference('Unit pemilik', 'Owning unit', 'master-data.unit-organisasi', { required: true }),
    closesOn: date('Penutupan', 'Closes', { required: true, sortable: true }),
    description: description(),
  },
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'unitId', 'closesOn'],
  filters: ['unitId'],
});
