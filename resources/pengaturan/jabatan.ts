import { boolean, choice, integer, reference, references, resource } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** Posts (jabatan). Tasks and inbox belong to the post, history to the person (DOMAIN 6). */
export const position = resource({
  path: '/pengaturan/jabatan',
  service: 'setting',
  entity: 'Position',
  label: { id: 'Jabatan', en: 'Positions' },
  singular: { id: 'jabatan', en: 'position' },
  icon: 'briefcase',
  menu: false,
  // Whoever assigns holders also creates posts (SPEC A1 has no privilege of their own).
  privilege: '/pengaturan/pemetaan-jabatan',
  deactivating: {
    ends: {
      id: 'Pemangkunya tidak dapat lagi bekerja dalam jabatan ini; siapa yang tidak memangku jabatan lain tidak dapat masuk. Kotak masuk dan draftnya terbuka lagi bila jabatan diaktifkan kembali. Selama masih ada tugas yang menunggu, jabatan tidak dapat ditutup.',
      en: 'Its holders can no longer work in it; who holds no other post cannot sign in. Its inbox and drafts open again once it is activated. While tasks wait there it cannot be closed.',
    },
    tells: 'pengaturan.pemetaan-jabatan',
  },
  fields: {
    code: code(),
    name: name(),
    unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi', { required: true }),
    parentId: reference('Atasan', 'Superior', 'pengaturan.jabatan'),
    level: integer('Jenjang', 'Level', {
      required: true,
      min: 1,
      max: 9,
      sortable: true,
      hint: {
        id: '1 direksi, 2 kepala divisi, 3 manajer, 5 pelaksana. Sub jenis naskah menyebut jenjang terendah penanda tangannya.',
        en: '1 directors, 2 heads of division, 3 managers, 5 staff. A letter subtype names the lowest level that may sign.',
      },
    }),
    kind: choice(
      'Rumpun',
      'Kind',
      ['struktural', 'pelaksana', 'legal', 'arsiparis', 'sekretaris', 'pencatat'].map((value) => ({
        value,
        label: { id: value.charAt(0).toUpperCase() + value.slice(1), en: value },
      })),
      { required: true },
    ),
    canSign: boolean('Boleh menandatangani', 'May sign', {}),
    canReview: boolean('Boleh memeriksa', 'May review', {}),
    canDispose: boolean('Boleh mendisposisi', 'May dispose', {}),
    roleIds: references('Peran', 'Roles', 'manajemen-user.role', {
      hint: {
        id: 'Didapat setiap pemangkunya. Yang pertama berlaku bersama jabatan ini; setiap peran berikutnya menjadi pilihan tersendiri di menu akun.',
        en: 'Every holder has them. The first goes with this position; each further one is a choice of its own in the account menu.',
      },
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'unitId', 'level', 'canSign'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'unitId', 'parentId', 'kind', 'level'],
    },
    {
      label: { id: 'Wewenang', en: 'Powers' },
      help: {
        id: 'Berlaku bagi siapa pun yang memangku jabatan ini.',
        en: 'They hold for whoever holds this position.',
      },
      fields: ['canSign', 'canReview', 'canDispose', 'roleIds'],
    },
  ],
  filters: ['unitId', 'parentId', 'kind', 'canSign', 'roleIds'],
  parent: 'parentId',
  lookup: ['code', 'unitId', 'level', 'canSign'],
});
