import { reference, references, resource, text } from '../declare.ts';

/**
 * Users with administrative roles: a view of users and their roles. Saving, adding and deleting change the user's
 * roles (server/db/migrations, view "admin").
 */
export const admin = resource({
  path: '/manajemen-user/admin',
  service: 'user',
  entity: 'Admin',
  label: { id: 'Admin', en: 'Administrators' },
  singular: { id: 'admin', en: 'administrator' },
  icon: 'shield-user',
  view: true,
  fields: {
    personName: text('Nama', 'Name', { stamp: 'database', searchable: true, sortable: true }),
    npp: text('NPP', 'Staff number', { stamp: 'database', searchable: true, sortable: true }),
    email: text('Surel', 'E-mail', { stamp: 'database', searchable: true, sortable: true }),
    userId: reference('Pengguna', 'User', 'manajemen-user.user', {
      required: true,
      unique: true,
      fixed: true,
      hint: {
        id: 'Orang yang diberi peran administratif. Peran lain yang sudah dimilikinya tetap.',
        en: 'Who is given administrative roles. The other roles that person has stay.',
      },
    }),
    roleIds: references('Peran administratif', 'Administrative roles', 'manajemen-user.role', {
      required: true,
      only: { isAdministrative: true },
      hint: {
        id: 'Peran yang memuat halaman data master, pengguna, atau pengaturan.',
        en: 'Roles that hold pages of master data, users or settings.',
      },
    }),
  },
  represent: ['personName'],
  sort: { field: 'personName', order: 'ASC' },
  columns: ['personName', 'npp', 'email', 'roleIds'],
  filters: ['roleIds'],
  sections: [
    {
      label: { id: 'Admin', en: 'Administrator' },
      help: {
        id: 'Menghapus admin hanya mencabut peran administratifnya; penggunanya tetap ada. Menonaktifkan menutup akun orang itu.',
        en: 'Deleting an administrator only takes the administrative roles away; the user stays. Deactivating closes the account.',
      },
      fields: ['userId', 'npp', 'email', 'roleIds'],
    },
  ],
});
