import { accessPage } from '../../domain/archive/access-requests.ts';
import { retentionRoles } from '../../domain/archive/retention-flow.ts';
import { archive, inactiveArchive } from './arsip.ts';
import { filingUnit } from './pemberkasan/berkas.ts';

/**
 * What leads to the contents of the archive and to decisions on it. Who administers the system keeps its master data and
 * its people, and has no right to read what is in it (DOMAIN 6): no administrator's role is given these.
 */
export const archiveContents: readonly string[] = [
  archive.path,
  inactiveArchive.path,
  filingUnit.path,
  accessPage.path,
  ...Object.values(retentionRoles),
];
