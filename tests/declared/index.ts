import { addedBranches as ownBranches, addedResources as ownResources } from '../../resources/added.ts';
import type { Resource } from '../../resources/declare.ts';
import type { MenuBranch } from '../../resources/privileges.ts';
import { vehicle } from './kendaraan.ts';
import { complaint } from './pengaduan.ts';
import { tender } from './tender.ts';

/** Entities as organisations ask for them, each declared in one file; the tests over all resources cover them. An installation's own stay. */
export const addedResources: readonly Resource[] = [...ownResources, vehicle, tender, complaint];

export const addedBranches: readonly MenuBranch[] = [
  ...ownBranches,
  { prefix: 'layanan', label: { id: 'Layanan', en: 'Services' }, icon: 'handshake', administrative: false },
];
