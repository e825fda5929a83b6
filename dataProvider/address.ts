import { resourceNamed } from '../resources/index.ts';

/**
 * `master-data.klasifikasi-arsip` → `master-data/api/ArchiveClassification` (SPEC A6, B7), without a leading slash.
 * @throws when nothing of that name is declared
 */
export function addressOf(resourceName: string): `${string}/api/${string}` {
  const { service, entity } = resourceNamed(resourceName);
  return `${service}/api/${entity}`;
}
