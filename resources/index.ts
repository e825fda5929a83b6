import type { Choice, Resource, Words } from './declare.ts';
import { declareRole } from './manajemen-user/role.ts';
import { user } from './manajemen-user/user.ts';
import { scriptType } from './master-data/jenis-naskah-dinas.ts';
import { archiveClassification } from './master-data/klasifikasi-arsip.ts';
import { securityClassification } from './master-data/klasifikasi-keamanan.ts';
import { scriptNumberCode } from './master-data/kode-nomor-naskah.ts';
import { scriptSubType } from './master-data/sub-jenis-naskah-dinas.ts';
import { letterheadTemplate } from './master-data/template-kop-surat.ts';
import { scriptTemplate } from './master-data/template-naskah-dinas.ts';
import { organizationUnit } from './master-data/unit-organisasi.ts';
import { letterPages } from './pages.ts';
import { delegation } from './pengaturan/delegasi.ts';
import { position } from './pengaturan/jabatan.ts';
import { jobMapping } from './pengaturan/pemetaan-jabatan.ts';
import { secretary } from './pengaturan/sekretaris.ts';

/** The menu's branches of declared resources, by the first segment of their paths. */
export const branches: { prefix: string; label: Words; icon: string }[] = [
  { prefix: 'master-data', label: { id: 'Data Master', en: 'Master data' }, icon: 'list' },
  { prefix: 'manajemen-user', label: { id: 'Pengguna', en: 'Users' }, icon: 'users-round' },
  { prefix: 'pengaturan', label: { id: 'Pengaturan', en: 'Settings' }, icon: 'settings' },
];

const masterData = [
  scriptType,
  archiveClassification,
  securityClassification,
  scriptNumberCode,
  scriptSubType,
  scriptTemplate,
  letterheadTemplate,
  organizationUnit,
];
const settings = [delegation, position, jobMapping, secretary];

const privilegeOf = (entry: { path: string; label: Words }): Choice => ({
  value: entry.path,
  label: entry.label,
});

/** Every path that a role may be given, in menu order. */
export const privileges: Choice[] = [
  ...letterPages.map(privilegeOf),
  ...masterData.map(privilegeOf),
  { value: '/manajemen-user/role', label: { id: 'Role', en: 'Roles' } },
  privilegeOf(user),
  ...settings.filter((resource) => resource.pages).map(privilegeOf),
];

export const role = declareRole(privileges);

/** All declared resources, in menu order. */
export const resources: Resource[] = [...masterData, role, user, ...settings];

const byName = new Map(resources.map((resource) => [resource.name, resource]));

/**
 * The declaration of that name.
 * @throws when nothing of that name is declared
 */
export function resourceNamed(name: string): Resource {
  const found = byName.get(name);
  if (!found) throw new Error(`No resource is called ${name}`);
  return found;
}

/** Names of resources and fields that refer to records of `name`: who must be asked before one is deleted. */
export const usersOf = (name: string): { resource: Resource; field: string; many: boolean }[] =>
  resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([field, declared]) =>
      (declared.kind === 'reference' || declared.kind === 'references') && declared.to === name
        ? [{ resource, field, many: declared.kind === 'references' }]
        : [],
    ),
  );
