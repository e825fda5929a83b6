import type { Resource } from '../../resources/declare.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { useOffers } from '../shell/index.ts';
import { useMay, useMayUse, useSee } from '../views/parts.ts';

/** Whether the one form is this viewer's: it writes all fields of people and of the posts they hold. */
export function usePersonForm(): boolean {
  const isOffered = useOffers('persons');
  const see = useSee();
  const mayUse = useMayUse();
  const may = useMay(jobMapping);
  const isWhole = (resource: Resource): boolean => {
    const { fields, locked = [] } = see(resource);
    return locked.length === 0 && Object.keys(fields).length === Object.keys(resource.fields).length;
  };
  return (
    isOffered &&
    mayUse(jobMapping.name) &&
    (['create', 'change', 'delete'] as const).every(may) &&
    isWhole(user) &&
    isWhole(jobMapping)
  );
}
