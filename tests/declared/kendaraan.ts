import {
  choice,
  colour,
  computed,
  date,
  decimal,
  duration,
  integer,
  reference,
  resource,
  text,
  url,
  yearMonth,
} from '../../resources/declare.ts';
import { code, description, name } from '../../resources/shared-fields.ts';

/** The company's vehicles: patrol cars, tow trucks, ambulances. */
export const vehicle = resource({
  path: '/layanan/kendaraan',
  service: 'layanan',
  entity: 'ExampleVehicle',
  label: { id: 'Kendaraan', en: 'Vehicles' },
  singular: { id: 'kendaraan', en: 'vehicle' },
  icon: 'key-round',
  fields: {
    code: code(),
    name: name(),
    plate: text('Nomor polisi', 'Plate', { required: true, unique: true, searchable: true, max: 12 }),
    unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi', { required: true }),
    status: choice(
      'Keadaan',
      'State',
      [
        { value: 'siap', label: { id: 'Siap pakai', en: 'Ready' }, tone: 'ok' },
        { value: 'perbaikan', label: { id: 'Dalam perbaikan', en: 'In repair' }, tone: 'warn' },
      ],
      { required: true, default: 'siap' },
    ),
    purchaseDate: date('Tanggal beli', 'Bought', { required: true, sortable: true }),
    odometer: integer('Odometer', 'Odometer', {
      min: 0,
      max: 2_000_000,
      sortable: true,
      unit: { id: 'km', en: 'km' },
    }),
    nextService: computed(
      integer('Servis berikutnya', 'Next service', { sortable: true, unit: { id: 'km', en: 'km' } }),
      '(coalesce({odometer}, 0) / 10000 + 1) * 10000',
    ),
    description: description(),
    load: decimal('Daya angkut', 'Load', { digits: 3, unit: { id: 'ton', en: 'tonnes' }, sortable: true }),
    serviceTime: duration('Lama servis', 'Service time', { min: 15, max: 10_080 }),
    taxMonth: yearMonth('Pajak berakhir', 'Tax ends', { sortable: true }),
    paint: colour('Warna', 'Colour'),
    manual: url('Buku petunjuk', 'Manual', { unique: true }),
  },
  represent: ['plate', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'plate', 'unitId', 'status', 'purchaseDate'],
  filters: ['status', 'unitId', 'nextService', 'serviceTime', 'taxMonth', 'paint'],
  lookup: ['code', 'plate'],
});
