import { addedBranches, addedResources } from '#declared';
import { letterPages } from '../domain/access/pages.ts';
import { viewAs } from '../domain/access/view-as.ts';
import { retentionPrivileges } from '../domain/archive/retention-parties.ts';
import { auditLogPage } from '../domain/audit/audit-log-page.ts';
import { reportPages } from '../domain/reports/report.ts';
import { searchPage } from '../domain/search.ts';
import type { Choice } from '../lib/choice.ts';
import { isCreateOnly, type Resource } from './declare.ts';
import { archive, inactiveArchive } from './dokumen/arsip.ts';
import { filingUnit } from './dokumen/pemberkasan/berkas.ts';
import { event } from './dokumen/pemberkasan/kelola-peristiwa.ts';
import { accessRequest } from './dokumen/permintaan-akses.ts';
import { ticket } from './helpdesk.ts';
import { admin } from './manajemen-user/admin.ts';
import { declarePermission } from './manajemen-user/permission.ts';
import { declareRole } from './manajemen-user/role.ts';
import { user } from './manajemen-user/user.ts';
import { contractBasis } from './master-data/dasar-kontrak.ts';
import { faq } from './master-data/faq.ts';
import { institution } from './master-data/instansi.ts';
import { archiveType } from './master-data/jenis-arsip.ts';
import { scriptType } from './master-data/jenis-naskah-dinas.ts';
import { contractNeed } from './master-data/kebutuhan-kontrak.ts';
import { archiveClassification } from './master-data/klasifikasi-arsip.ts';
import { securityClassification } from './master-data/klasifikasi-keamanan.ts';
import { scriptNumberCode } from './master-data/kode-nomor-naskah.ts';
import { unitCode } from './master-data/kode-unit.ts';
import { subType } from './master-data/sub-jenis-naskah-dinas.ts';
import { comparisonTemplate } from './master-data/template-komparisi.ts';
import { letterheadTemplate } from './master-data/template-kop-surat.ts';
import { scriptTemplate } from './master-data/template-naskah-dinas.ts';
import { articleTemplate } from './master-data/template-pasal.ts';
import { organizationUnit } from './master-data/unit-organisasi.ts';
import { dispositionInstruction } from './naskah-dinas/instruksi-disposisi.ts';
import { label } from './naskah-dinas/kelola-label.ts';
import { delegation } from './pengaturan/delegasi.ts';
import { unitGroup } from './pengaturan/grup-unit.ts';
import { position } from './pengaturan/jabatan.ts';
import { jobMapping } from './pengaturan/pemetaan-jabatan.ts';
import { secretary } from './pengaturan/sekretaris.ts';
import { declareTrigger } from './pengaturan/trigger.ts';
import { groupOf, type MenuBranch, privilegeGroups, privilegesOf } from './privileges.ts';

export const branches: MenuBranch[] = [
  { prefix: 'dokumen', label: { id: 'Arsip', en: 'Archive' }, icon: 'archive', administrative: false },
  {
    prefix: 'master-data',
    label: { id: 'Data Master', en: 'Master data' },
    icon: 'list',
    administrative: true,
  },
  {
    prefix: 'manajemen-user',
    label: { id: 'Pengguna', en: 'Users' },
    icon: 'users-round',
    administrative: true,
  },
  {
    prefix: 'pengaturan',
    label: { id: 'Pengaturan', en: 'Settings' },
    icon: 'settings',
    administrative: true,
  },
  ...addedBranches,
];

const letters = [label, dispositionInstruction];
const documents = [archive, filingUnit, event];
const masterData = [
  contractBasis,
  faq,
  archiveType,
  scriptType,
  contractNeed,
  archiveClassification,
  securityClassification,
  scriptNumberCode,
  subType,
  comparisonTemplate,
  scriptTemplate,
  institution,
  unitCode,
  letterheadTemplate,
  articleTemplate,
  organizationUnit,
];
const settingsBefore = [delegation, unitGroup, position, jobMapping, secretary];
export const trigger = declareTrigger([
  ...letters,
  ...documents,
  ...masterData,
  user,
  ...settingsBefore,
  ticket,
  ...addedResources,
]);
const settings = [...settingsBefore, trigger];

const groups = privilegeGroups(branches);
const permission = declarePermission(groups);

/** Its path is a privilege: it has pages, and none that go by another's. */
const isPrivilege = ({ pages, privilege }: Resource): boolean => pages && privilege === undefined;

/** Every path that a role may be given, in menu order. */
export const privileges: Choice[] = privilegesOf(groups, [
  searchPage,
  ...letterPages,
  ...reportPages,
  ...[...letters, archive, inactiveArchive, filingUnit, event, accessRequest].filter(isPrivilege),
  ...retentionPrivileges,
  ...[...masterData, admin, permission].filter(isPrivilege),
  { path: '/manajemen-user/role', label: { id: 'Peran', en: 'Roles' } },
  viewAs,
  auditLogPage,
  ...[user, ...settings, ticket, ...addedResources].filter(isPrivilege),
  ...[...letters, ...documents, ...masterData, ...settings, ...addedResources].flatMap(
    ({ life, privileges: own = [] }: Resource) => [...(life?.privileges ?? []), ...own],
  ),
]);

/** The groups that privileges are shown in, and the one a path belongs to. */
export const privilegeTree = { groups, groupOf: (path: string): string => groupOf(groups, path) };

export const role = declareRole(privileges);

/** All declared resources, in menu order. */
export const resources: Resource[] = [
  ...letters,
  ...documents,
  accessRequest,
  ...masterData,
  admin,
  permission,
  role,
  user,
  ...settings,
  ticket,
  ...addedResources,
];

/** Everything that may have screens: resources and their variants. */
export const screens: Resource[] = resources.flatMap((resource) =>
  resource === (archive as Resource) ? [resource, inactiveArchive as Resource] : [resource],
);

const byName = new Map(screens.map((resource) => [resource.name, resource]));

/**
 * The declaration of that name.
 * @throws when nothing of that name is declared
 */
export function resourceNamed(name: string): Resource {
  const found = byName.get(name);
  if (!found) throw new Error(`No resource is called ${name}`);
  return found;
}

/** Resources and fields that refer to `name`: checked before a record is deleted. */
export const referencesTo = (name: string): { resource: Resource; field: string; many: boolean }[] =>
  // A view holds no references: they are checked where its data is stored.
  resources
    .filter((resource) => !resource.view)
    .flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([field, declared]) =>
        (declared.kind === 'reference' || declared.kind === 'references') &&
        declared.to === name &&
        !isCreateOnly(declared)
          ? [{ resource, field, many: declared.kind === 'references' }]
          : [],
      ),
    );
