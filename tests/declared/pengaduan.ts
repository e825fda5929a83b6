import {
  autoNumber,
  choice,
  date,
  integer,
  money,
  parts,
  reference,
  resource,
  text,
} from '../../resources/declare.ts';

/** A road user's complaint, from its receipt to its answer (LOOK, record). */
export const complaint = resource({
  path: '/layanan/pengaduan',
  service: 'layanan',
  entity: 'ExampleComplaint',
  label: { id: 'Pengaduan Pengguna Jalan', en: 'Road user complaints' },
  singular: { id: 'pengaduan', en: 'complaint' },
  icon: 'contact',
  fields: {
    number: autoNumber('Nomor', 'Number', { pattern: 'PJ-{tahun}-{urut}', reset: 'tahunan' }),
    subject: text('Perihal', 'Subject', { required: true, searchable: true, max: 200 }),
    place: text('Lokasi', 'Place', { max: 120 }),
    happenedOn: date('Tanggal kejadian', 'Happened on', { required: true, sortable: true }),
    kind: choice(
      'Jenis',
      'Kind',
      [
        { value: 'kendaraan', label: { id: 'Kerusakan kendaraan', en: 'Damaged vehicle' } },
        { value: 'tarif', label: { id: 'Tarif dan saldo', en: 'Toll and balance' } },
        { value: 'fasilitas', label: { id: 'Fasilitas', en: 'Facilities' } },
      ],
      { required: true, default: 'kendaraan' },
    ),
    unitId: reference('Ruas', 'Section', 'master-data.unit-organisasi', { required: true }),
    reporterName: text('Nama pelapor', 'Reporter', { required: true, searchable: true, max: 100 }),
    reporterPhone: text('Telepon pelapor', 'Reporter’s phone', {
      searchable: true,
      sortable: true,
      exactFilter: true,
      unique: true,
      max: 30,
    }),
    ticket: text('Kode tiket', 'Ticket code', { unique: true, searchable: true, max: 30 }),
    costs: parts(
      'Rincian biaya',
      'Costs',
      {
        name: text('Uraian', 'Description', { required: true, max: 120 }),
        quantity: integer('Banyaknya', 'Quantity', { required: true, min: 1, max: 10_000 }),
        claimed: integer('Diajukan', 'Claimed', { required: true, min: 0 }),
        granted: integer('Disetujui', 'Granted', { min: 0 }),
      },
      {
        totals: ['claimed', 'granted'],
        most: 50,
        as: 'cards',
        hint: { id: 'Dalam rupiah.', en: 'In rupiah.' },
      },
    ),
    claimed: money('Nilai diajukan', 'Claimed', { min: 0, max: '999999999999' }),
    approved: money('Nilai disetujui', 'Approved', { min: 0 }),
  },
  represent: ['number', 'subject'],
  sort: { field: 'happenedOn', order: 'DESC' },
  columns: ['number', 'subject', 'kind', 'unitId', 'happenedOn'],
  filters: ['kind', 'unitId'],
});
