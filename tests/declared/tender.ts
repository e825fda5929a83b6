import { computed, date, integer, parts, reference, resource, text } from '../../resources/declare.ts';
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
    items: parts(
      'Rincian pekerjaan',
      'Items',
      {
        name: text('Uraian', 'Description', { required: true, max: 120 }),
        quantity: integer('Banyaknya', 'Quantity', { required: true, min: 1, max: 1_000_000 }),
        price: integer('Harga satuan', 'Unit price', { required: true, min: 0, max: 2_000_000_000 }),
        amount: computed(integer('Harga total', 'Total price'), '{quantity} * {price}'),
        neededOn: date('Dibutuhkan', 'Needed on'),
        placeId: reference('Unit tujuan', 'For unit', 'master-data.unit-organisasi'),
      },
      { totals: ['amount'], most: 200 },
    ),
  },
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'unitId', 'closesOn'],
  filters: ['unitId'],
});
