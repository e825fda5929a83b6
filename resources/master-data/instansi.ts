import { emailPattern, phonePattern } from '../../lib/shapes.ts';
import { choice, resource, text } from '../declare.ts';
import { code, logo, name, option, salutation } from '../shared-fields.ts';

/** Outside bodies and persons that letters come from and go to. */
export const institution = resource({
  path: '/master-data/instansi',
  service: 'master-data',
  entity: 'Institution',
  label: { id: 'Instansi', en: 'Institutions' },
  singular: { id: 'instansi', en: 'institution' },
  icon: 'building-2',
  fields: {
    code: code(),
    name: name(),
    type: choice(
      'Jenis',
      'Type',
      [
        option('regulator', 'Regulator', 'Regulator'),
        option('kementerian', 'Kementerian', 'Ministry'),
        option('lembaga', 'Lembaga negara', 'State body'),
        option('pemda', 'Pemerintah daerah', 'Local government'),
        option('penegak_hukum', 'Penegak hukum', 'Law enforcement'),
        option('pengadilan', 'Pengadilan', 'Court'),
        option('auditor', 'Auditor', 'Auditor'),
        option('bank', 'Bank', 'Bank'),
        option('kontraktor', 'Kontraktor', 'Contractor'),
        option('konsultan', 'Konsultan', 'Consultant'),
        option('mitra', 'Mitra', 'Partner'),
        option('penyewa', 'Penyewa', 'Tenant'),
        option('pendidikan', 'Lembaga pendidikan', 'Educational body'),
        option('masyarakat', 'Masyarakat', 'Public'),
      ],
      { required: true, sortable: true },
    ),
    logo: logo({ id: 'Tercetak pada judul perjanjian.', en: 'Printed beside the title of agreements.' }),
    address: text('Alamat', 'Address', { multiline: true, max: 400 }),
    salutation: salutation({
      id: 'Bagi pejabat yang disurati; kosong berarti Bapak/Ibu.',
      en: 'Of the official written to; empty is Bapak/Ibu.',
    }),
    city: text('Kota', 'City', { searchable: true, sortable: true, max: 100 }),
    email: text('Surel', 'E-mail', {
      max: 200,
      pattern: emailPattern,
      hint: { id: 'Ke sini naskah keluar dikirim.', en: 'Outgoing letters are sent here.' },
    }),
    phone: text('Telepon', 'Phone', { max: 40, pattern: phonePattern }),
  },
  represent: ['name'],
  sort: { field: 'name', order: 'ASC' },
  columns: ['code', 'name', 'type', 'city', 'email'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'type', 'logo'],
    },
    {
      label: { id: 'Alamat', en: 'Address' },
      help: { id: 'Dipakai untuk naskah keluar.', en: 'Used for outgoing letters.' },
      fields: ['address', 'city', 'salutation', 'email', 'phone'],
    },
  ],
  filters: ['type'],
  lookup: ['code', 'type', 'city'],
  lookupOne: ['address', 'email', 'salutation'],
});
