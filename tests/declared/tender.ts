import {
  boolean,
  computed,
  date,
  dateTime,
  decimal,
  integer,
  money,
  parts,
  reference,
  resource,
  text,
} from '../../resources/declare.ts';
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
        tax: money('Pajak', 'Tax', { sen: true, min: 0 }),
        deliveredAt: dateTime('Waktu serah', 'Delivered at'),
      },
      { totals: ['tax', 'amount'], most: 200 },
    ),
    budget: money('Pagu', 'Budget', { min: 0, sortable: true, lockedIf: { announced: true } }),
    bond: money('Nilai jaminan', 'Bid bond', {
      sen: true,
      requiredIf: { budget: { min: '1000000000' } },
      hint: { id: 'Wajib mulai pagu Rp 1.000.000.000.', en: 'Required from a budget of Rp 1,000,000,000.' },
    }),
    opensAt: dateTime('Pembukaan penawaran', 'Opening of bids', { default: 'now' }),
    weight: decimal('Bobot teknis', 'Technical weight', {
      digits: 2,
      min: 0,
      max: 100,
      unit: { id: '%', en: '%' },
    }),
    announced: boolean('Sudah diumumkan', 'Announced'),
    objectionsUntil: date('Masa sanggah sampai', 'Objections until'),
  },
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'unitId', 'closesOn', 'budget'],
  filters: ['unitId', 'budget'],
  summary: ['budget', 'bond', 'closesOn'],
  groups: ['unitId', 'closesOn'],
  cards: { facts: ['unitId', 'closesOn', 'budget'] },
  calendar: { from: 'closesOn', to: 'objectionsUntil', title: 'name' },
  related: [{ resource: 'layanan.kendaraan', by: 'tenderId' }],
  checks: {
    oncePerDay: {
      at: 'closesOn',
      says: {
        id: 'Unit ini sudah memiliki tender bernama sama yang ditutup pada hari itu.',
        en: 'This unit has a tender of that name which closes on that day.',
      },
    },
  },
});
