import { emailPattern } from '../../lib/shapes.ts';
import { choice, date, reference, references, resource, text } from '../declare.ts';
import { salutation } from '../shared-fields.ts';

export const user = resource({
  path: '/manajemen-user/user',
  service: 'user',
  entity: 'User',
  label: { id: 'Pengguna', en: 'Users' },
  singular: { id: 'pengguna', en: 'user' },
  icon: 'user-round',
  deactivating: {
    ends: {
      id: 'Sesinya berakhir sekarang juga dan ia tidak dapat masuk. Token API dan alamat kalendernya mati, juga bila akunnya diaktifkan kembali. Tugas jabatannya tetap menunggu di jabatan itu.',
      en: 'Sessions end at once and signing in is over. API tokens and the calendar address end for good, also where the account is activated again. The tasks of the posts go on waiting there.',
    },
    tells: 'pengaturan.pemetaan-jabatan',
  },
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
    salutation: salutation({
      id: 'Dalam naskah kepadanya; kosong berarti Bapak/Ibu.',
      en: 'In letters to them; empty is Bapak/Ibu.',
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
    positionId: reference('Jabatan', 'Position', 'pengaturan.jabatan', {
      createInto: 'pengaturan.pemetaan-jabatan',
      hint: {
        id: 'Tanpa jabatan pengguna ini belum dapat masuk.',
        en: 'Without a position this user cannot sign in yet.',
      },
    }),
    startDate: date('Mulai menjabat', 'Holds it from', {
      createInto: 'pengaturan.pemetaan-jabatan',
      default: 'today',
    }),
    roleIds: references('Peran', 'Roles', 'manajemen-user.role'),
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
        id: 'Kosongkan bila tidak diganti.',
        en: 'Leave empty to keep the present one.',
      },
      hintOnCreate: {
        id: 'Tanpa kata sandi pengguna ini belum dapat masuk.',
        en: 'Without a password this user cannot sign in yet.',
      },
    }),
    signIn: choice(
      'Dapat masuk',
      'Can sign in',
      [
        { value: 'dapat', label: { id: 'Dapat masuk', en: 'Can sign in' } },
        { value: 'tanpa-jabatan', label: { id: 'Belum ada jabatan', en: 'No position' }, tone: 'warn' },
        {
          value: 'jabatan-nanti',
          label: { id: 'Jabatan belum mulai', en: 'Position begins later' },
          tone: 'warn',
        },
        {
          value: 'tanpa-kata-sandi',
          label: { id: 'Belum ada kata sandi', en: 'No password' },
          tone: 'warn',
        },
        { value: 'diundang', label: { id: 'Diundang', en: 'Invited' }, tone: 'info' },
        {
          value: 'undangan-gagal',
          label: { id: 'Undangan belum terkirim', en: 'Invitation not sent' },
          tone: 'warn',
        },
        {
          value: 'undangan-berakhir',
          label: { id: 'Undangan berakhir', en: 'Invitation ended' },
          tone: 'warn',
        },
        {
          value: 'direktori',
          label: { id: 'Direktori belum terhubung', en: 'No directory connected' },
          tone: 'warn',
        },
        { value: 'nonaktif', label: { id: 'Nonaktif', en: 'Inactive' } },
      ],
      { stamp: 'database', computed: 'sign_in_states' },
    ),
  },
  represent: ['personName'],
  sort: { field: 'personName', order: 'ASC' },
  columns: ['personName', 'npp', 'email', 'signIn'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['personName', 'npp', 'email', 'salutation'],
    },
    {
      label: { id: 'Jabatan', en: 'Position' },
      help: {
        id: 'Jabatan lain, Plt., dan Plh. ditambahkan lewat Pemetaan Jabatan.',
        en: 'Further positions and acting ones are added under Position holders.',
      },
      fields: ['positionId', 'startDate'],
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
  filters: ['signIn', 'isldap', 'roleIds'],
  lookup: ['npp'],
});
