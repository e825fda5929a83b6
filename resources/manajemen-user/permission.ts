import { fieldEntries, verbs } from '../../domain/access/rights.ts';
import { boolean, choice, integer, resource, text } from '../declare.ts';
import type { Branch } from '../privileges.ts';
import { name } from '../shared-fields.ts';

const path = '/[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*';

const privilegePath = {
  source: `^${path}$`,
  message: {
    id: 'Tulis seperti /kelompok/halaman: huruf kecil, angka, dan tanda hubung.',
    en: 'Write it like /group/page: small letters, digits and hyphens.',
  },
};

/** What a role holds: a path, alone or with a verb or a field (domain/access/rights.ts). */
export const privilegeEntry = {
  source: `^${path}(:(${verbs.join('|')}|(${fieldEntries.join('|')})\\.[A-Za-z][A-Za-z0-9]*))?$`,
  message: {
    id: 'Tulis seperti /kelompok/halaman, atau dengan tindakan: /kelompok/halaman:read.',
    en: 'Write it like /group/page, or with a verb: /group/page:read.',
  },
};

/**
 * Declares the catalogue of privileges. The server keeps the built-in ones as declared; administrators add paths of
 * other front ends, describe, and deactivate.
 * @param groups the menu's branches, in menu order
 */
export const declarePermission = (groups: readonly Branch[]) =>
  resource({
    path: '/manajemen-user/permission',
    service: 'user',
    entity: 'Permission',
    label: { id: 'Hak Akses', en: 'Privileges' },
    singular: { id: 'hak akses', en: 'permission' },
    icon: 'lock-keyhole',
    fields: {
      path: text('Alamat', 'Path', {
        required: true,
        unique: true,
        searchable: true,
        sortable: true,
        fixed: true,
        max: 120,
        pattern: privilegePath,
        hint: {
          id: 'Yang ditambahkan di sini dapat diberikan kepada peran, untuk aplikasi lain yang memakai hak akses Naskah.',
          en: 'What is added here can be given to roles, for other applications that go by the rights of Naskah.',
        },
      }),
      name: name(),
      branch: choice(
        'Kelompok',
        'Group',
        groups.map(({ prefix, label }) => ({ value: prefix, label })),
        { required: true },
      ),
      sortOrder: integer('Urutan', 'Order', {
        required: true,
        min: 0,
        max: 99_999,
        sortable: true,
        hint: {
          id: 'Tempatnya di dalam pohon hak akses. Hak akses bawaan mengikuti urutan menu.',
          en: 'Its place in the tree of privileges. Built-in ones stand in menu order.',
        },
      }),
      description: text('Keterangan', 'Description', {
        multiline: true,
        max: 1000,
        hint: {
          id: 'Tampil di samping hak akses ini saat peran diatur.',
          en: 'Shown beside this privilege where roles are edited.',
        },
      }),
      isDeclared: boolean('Bawaan', 'Built in', { stamp: 'database' }),
    },
    represent: ['name'],
    sort: { field: 'sortOrder', order: 'ASC' },
    columns: ['name', 'path', 'branch', 'description', 'isDeclared'],
    filters: ['branch', 'isDeclared'],
    sections: [
      {
        label: { id: 'Hak akses', en: 'Privilege' },
        help: {
          id: 'Pada hak akses bawaan hanya keterangan dan status yang dapat diubah, dan tidak dapat dihapus. Yang nonaktif tidak ditawarkan lagi; peran yang sudah memilikinya tetap memilikinya.',
          en: 'Of a built-in one only the description and the status can be changed, and it cannot be deleted. An inactive one is no longer offered; roles that hold it keep it.',
        },
        fields: ['path', 'name', 'branch', 'sortOrder', 'description', 'isDeclared'],
      },
    ],
  });
