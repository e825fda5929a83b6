import {
  choice,
  colour,
  computed,
  date,
  decimal,
  duration,
  file,
  image,
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
    photo: image('Foto', 'Photo', { most: 5, caption: true }),
    insurance: file('Surat asuransi', 'Insurance papers', { most: 3, accept: ['pdf', 'jpg'], maxKB: 2048 }),
    load: decimal('Daya angkut', 'Load', { digits: 3, unit: { id: 'ton', en: 'tonnes' }, sortable: true }),
    serviceTime: duration('Lama servis', 'Service time', { min: 15, max: 10_080 }),
    taxMonth: yearMonth('Pajak berakhir', 'Tax ends', { sortable: true }),
    paint: colour('Warna', 'Colour'),
    manual: url('Buku petunjuk', 'Manual', { unique: true }),
  },
  represent: ['plate', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'plate', 'unitId', 'status', 'purchaseDate', 'photo', 'insurance'],
  filters: ['status', 'unitId', 'nextService', 'serviceTime', 'taxMonth', 'paint'],
  actions: {
    recordService: {
      label: { id: 'Catat servis', en: 'Record service' },
      icon: 'calendar-clock',
      at: 'record',
      form: {
        odometer: integer('Odometer', 'Odometer', {
          required: true,
          min: 0,
          max: 2_000_000,
          unit: { id: 'km', en: 'km' },
        }),
        servicedOn: date('Tanggal servis', 'Serviced on', { required: true, default: 'today' }),
        serviceTime: duration('Lama servis', 'Service time', { min: 15, max: 10_080 }),
        workshopId: reference('Bengkel', 'Workshop', 'master-data.instansi'),
      },
      right: 'change',
      when: { status: 'perbaikan' },
    },
    sendToService: {
      label: { id: 'Kirim ke bengkel', en: 'Send to the workshop' },
      at: ['record', 'selection'],
      confirm: {
        id: 'Kendaraan tidak dapat dipakai sampai servisnya dicatat.',
        en: 'A vehicle cannot be used until its service is recorded.',
      },
      right: '/layanan/kendaraan/bengkel',
      when: { status: 'siap' },
    },
    listDue: {
      label: { id: 'Unduh jadwal servis', en: 'Download service schedule' },
      at: 'list',
      right: 'change',
      file: 'text/csv',
    },
  },
  privileges: [
    {
      path: '/layanan/kendaraan/bengkel',
      label: { id: 'Mengirim kendaraan ke bengkel', en: 'Sends vehicles to the workshop' },
    },
  ],
  lookup: ['code', 'plate'],
});
