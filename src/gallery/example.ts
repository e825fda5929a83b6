import {
  boolean,
  choice,
  choices,
  colour,
  computed,
  date,
  dateTime,
  decimal,
  duration,
  email,
  integer,
  money,
  parts,
  phone,
  reference,
  references,
  resource,
  richText,
  text,
  url,
  yearMonth,
} from '../../resources/declare.ts';
import { option } from '../../resources/shared-fields.ts';

/** A field of every kind and variant; known only to the gallery. */
export const example = resource({
  path: '/contoh',
  service: 'contoh',
  entity: 'Example',
  label: { id: 'Contoh', en: 'Examples' },
  singular: { id: 'contoh', en: 'example' },
  icon: 'file-text',
  fields: {
    code: text('Kode', 'Code', { required: true, unique: true, fixed: true, max: 20, sortable: true }),
    name: text('Nama', 'Name', {
      required: true,
      min: 3,
      max: 120,
      sortable: true,
      hint: { id: 'Paling sedikit 3 karakter.', en: 'At least 3 characters.' },
    }),
    secret: text('Kata kunci', 'Secret', { secret: true }),
    note: text('Catatan', 'Note', { multiline: true, max: 500 }),
    body: richText('Isi', 'Content', {}),
    amount: integer('Jumlah', 'Amount', { min: 1, max: 1_000_000, unit: { id: 'lembar', en: 'sheets' } }),
    year: integer('Tahun', 'Year', { isYear: true, min: 1900, max: 2100 }),
    price: money('Nilai', 'Price', { min: 0, max: 999_999_999_999 }),
    weight: decimal('Berat', 'Weight', { digits: 3, min: 0, unit: { id: 'ton', en: 'tonnes' } }),
    isVital: boolean('Arsip vital', 'Vital record', {
      hint: { id: 'Dicadangkan di tempat lain.', en: 'Kept a second time elsewhere.' },
    }),
    firstDay: date('Mulai', 'Begins', { required: true, sortable: true }),
    lastDay: date('Selesai', 'Ends'),
    moment: dateTime('Waktu', 'Moment', { default: 'now' }),
    month: yearMonth('Bulan', 'Month'),
    length: duration('Lama', 'Duration', { max: 10_080 }),
    mail: email('Surel', 'E-mail'),
    site: url('Situs', 'Website'),
    line: phone('Telepon', 'Phone'),
    tint: colour('Warna', 'Colour'),
    stage: choice(
      'Tahap',
      'Stage',
      [
        { ...option('konsep', 'Konsep', 'Draft'), tone: 'neutral' },
        { ...option('diperiksa', 'Diperiksa', 'In review'), tone: 'warn' },
        { ...option('terkirim', 'Terkirim', 'Sent'), tone: 'ok' },
      ],
      { required: true },
    ),
    medium: choice('Media', 'Medium', [
      option('kertas', 'Kertas', 'Paper'),
      option('elektronik', 'Elektronik', 'Electronic'),
      option('foto', 'Foto', 'Photograph'),
      option('rekaman-suara', 'Rekaman suara', 'Sound'),
      option('rekaman-video', 'Rekaman video', 'Film'),
      option('peta', 'Peta dan gambar teknik', 'Maps and drawings'),
    ]),
    channels: choices('Saluran', 'Channels', [
      option('surel', 'Surel', 'Mail'),
      option('kurir', 'Kurir', 'Courier'),
      option('pos', 'Pos', 'Post'),
    ]),
    unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi', { required: true }),
    groupIds: references('Grup unit', 'Unit groups', 'pengaturan.grup-unit'),
    costs: parts(
      'Rincian biaya',
      'Costs',
      {
        name: text('Uraian', 'Description', { required: true, max: 60 }),
        quantity: integer('Banyaknya', 'Quantity', { required: true, min: 1 }),
        price: integer('Harga satuan', 'Unit price', { required: true, min: 0 }),
        total: computed(integer('Harga total', 'Total price'), '{quantity} * {price}'),
      },
      { totals: ['total'], most: 20, hint: { id: 'Dalam rupiah.', en: 'In rupiah.' } },
    ),
  },
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'unitId', 'stage', 'firstDay', 'amount', 'price'],
  sections: [
    { label: { id: 'Identitas', en: 'Identity' }, fields: ['code', 'name', 'secret'] },
    {
      label: { id: 'Isi', en: 'Content' },
      fields: ['note', 'body', 'amount', 'year', 'price', 'weight', 'isVital'],
    },
    { label: { id: 'Masa', en: 'Period' }, fields: ['firstDay', 'lastDay', 'moment', 'month', 'length'] },
    { label: { id: 'Kontak', en: 'Contact' }, fields: ['mail', 'site', 'line', 'tint'] },
    {
      label: { id: 'Pilihan', en: 'Choices' },
      help: { id: 'Satu atau beberapa nilai yang tetap.', en: 'One or several fixed values.' },
      fields: ['stage', 'medium', 'channels'],
    },
    { label: { id: 'Rujukan', en: 'References' }, fields: ['unitId', 'groupIds'] },
    { label: { id: 'Rincian biaya', en: 'Costs' }, fields: ['costs'] },
  ],
  check: ({ firstDay, lastDay }) => {
    const isReversed = typeof firstDay === 'string' && typeof lastDay === 'string' && lastDay < firstDay;
    const faults: Record<string, string[]> = {};
    if (isReversed) faults.lastDay = ['Pilih tanggal yang tidak lebih awal dari mulai.'];
    return faults;
  },
});
