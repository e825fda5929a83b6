import { choice, references, resource, text } from '../declare.ts';
import { emailPattern } from '../shared-fields.ts';

export const user = resource({
  path: '/manajemen-user/user',
  service: 'user',
  entity: 'User',
  label: { id: 'Pengguna', en: 'Users' },
  one: { id: 'pengguna', en: 'user' },
  icon: 'user-round',
  fields: {
    personName: text('Nama', 'Name', { required: true, searchable: true, sortable: true }),
    npp: text('NPP', 'Staff number', {
      required: true,
      unique: true,
      searchable: true,
      sortable: true,
      max: 20,
      pattern: {
        source: '^[0-9A-Za-z.-]+$',
        message: {
          id: 'NPP hanya huruf, angka, titik, dan garis.',
          en: 'Letters, digits, dots and dashes only.',
        },
      },
    }),
    email: text('Surel', 'E-mail', {
      required: true,
      unique: true,
      searchable: true,
      sortable: true,
      max: 200,
      pattern: emailPattern,
    }),
    isldap: choice(
      'Cara masuk',
      'Signs in with',
      [
        { value: '1', label: { id: 'Direktori perusahaan', en: 'Company directory' } },
        { value: '2', label: { id: 'Kata sandi Naskah', en: 'Naskah password' } },
      ],
      { required: true, default: '2' },
    ),
    roleIds: references('Role', 'Roles', 'manajemen-user.role', { required: true }),
    password: text('Kata sandi baru', 'New password', {
      secret: true,
      min: 8,
      max: 128,
      pattern: {
        source: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[\\W_]).{8,}$',
        message: {
          id: 'Paling sedikit 8 karakter dengan huruf kecil, huruf besar, angka, dan tanda khusus.',
          en: 'At least 8 characters with lower and upper case, a digit and a special character.',
        },
      },
      hint: {
        id: 'Pengguna baru tanpa kata sandi belum dapat masuk. Saat mengubah, kosongkan bila tidak diganti.',
        en: 'Without one a new user cannot sign in yet. Leave empty to keep the present one.',
      },
    }),
  },
  represent: ['personName'],
  sort: { field: 'personName', order: 'ASC' },
  columns: ['personName', 'npp', 'email', 'roleIds'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['personName', 'npp', 'email'],
    },
    {
      label: { id: 'Masuk dan hak', en: 'Sign-in and rights' },
      help: {
        id: 'Perubahan hak berlaku sejak permintaan berikutnya.',
        en: 'Changes of rights hold from the next request on.',
      },
      fields: ['isldap', 'roleIds', 'password'],
    },
  ],
  filters: ['isldap', 'roleIds'],
  lookup: ['npp'],
});
