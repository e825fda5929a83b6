import { retentionRoles } from '../../domain/archive/retention-parties.ts';
import { archive, inactiveArchive } from './arsip.ts';
import { filingUnit } from './pemberkasan/berkas.ts';
import { accessRequest } from './permintaan-akses.ts';

/**
 * Paths to archive contents and decisions. Never given to administrators' roles: they keep master data and people,
 * without permission to read contents (DOMAIN 6).
 */
export const archiveContents: readonly string[] = [
  archive.path,
  inactiveArchive.path,
  filingUnit.path,
  accessRequest.path,
  ...Object.values(retentionRoles),
];
