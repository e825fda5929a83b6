import { type Choice, choices, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';

/**
 * Declares roles. The privileges are paths of other declarations, so the registry hands them in.
 * @param privileges every path a role may be given, in menu order
 */
export const declareRole = (privileges: Choice[]) =>
  resource({
    path: '/manajemen-user/role',
    service: 'user',
    entity: 'Role',
    label: { id: 'Role', en: 'Roles' },
    one: { id: 'role', en: 'role' },
    icon: 'key-round',
    fields: {
      code: code(),
      name: name(),
      description: description(),
      privilegedList: choices('Hak akses', 'Privileges', privileges, {
        hint: {
          id: 'Halaman yang boleh dibuka. Perubahan berlaku sejak permintaan berikutnya.',
          en: 'Pages that may be opened. Changes hold from the next request on.',
        },
      }),
    },
    represent: ['name'],
    sort: { field: 'name', order: 'ASC' },
    columns: ['code', 'name', 'description'],
    sections: [
      { label: { id: 'Identitas', en: 'Identity' }, fields: ['code', 'name', 'description'] },
      { label: { id: 'Hak akses', en: 'Privileges' }, fields: ['privilegedList'] },
    ],
  });
