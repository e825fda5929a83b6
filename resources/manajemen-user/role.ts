import type { Choice } from '../../lib/choice.ts';
import { boolean, choices, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';
import { privilegeEntry } from './permission.ts';

/**
 * Declares roles. Privileges are passed in, being paths of other declarations; a role may also hold others of the
 * catalogue (manajemen-user/permission), for other front ends.
 * @param privileges every path a role may be given, in menu order
 */
export const declareRole = (privileges: Choice[]) =>
  resource({
    path: '/manajemen-user/role',
    service: 'user',
    entity: 'Role',
    label: { id: 'Peran', en: 'Roles' },
    singular: { id: 'peran', en: 'role' },
    icon: 'key-round',
    deactivating: {
      ends: {
        id: 'Siapa yang memegang peran ini kehilangan haknya sejak permintaan berikutnya.',
        en: 'Whoever has this role loses its rights with the next request.',
      },
      tells: 'manajemen-user.user',
    },
    fields: {
      code: code(),
      name: name(),
      description: description(),
      privilegedList: choices('Hak akses', 'Privileges', privileges, {
        others: privilegeEntry,
        hint: {
          id: 'Halaman yang boleh dibuka dan apa yang boleh dilakukan di sana. Perubahan berlaku sejak permintaan berikutnya.',
          en: 'Pages that may be opened and what may be done there. Changes hold from the next request on.',
        },
      }),
      isAdministrative: boolean('Administratif', 'Administrative', { stamp: 'database' }),
    },
    represent: ['name'],
    sort: { field: 'name', order: 'ASC' },
    columns: ['code', 'name', 'description', 'isAdministrative'],
    filters: ['isAdministrative', 'privilegedList'],
    lookup: ['code', 'isAdministrative'],
    sections: [
      {
        label: { id: 'Identitas', en: 'Identity' },
        fields: ['code', 'name', 'description', 'isAdministrative'],
      },
      {
        label: { id: 'Hak akses', en: 'Privileges' },
        help: {
          id: 'Tanda pada kelompok berlaku bagi semua halaman di dalamnya. Peran yang memuat data master, pengguna, atau pengaturan adalah peran administratif; bagian itu tidak pernah terbuka untuk peran tambahan, sekretaris, dan delegasi.',
          en: 'The box of a group stands for all pages in it. A role that holds master data, users or settings is administrative; that part is never open to additional roles, secretaries and delegates.',
        },
        fields: ['privilegedList'],
      },
    ],
  });
