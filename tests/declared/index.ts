import type { Resource } from '../../resources/declare.ts';
import type { MenuBranch } from '../../resources/privileges.ts';
import { vehicle } from './kendaraan.ts';
import { complaint } from './pengaduan.ts';
import { tender } from './tender.ts';

/** Entities as organisations ask for them, each declared in one file; the tests over all resources cover them. */
export const addedResources: readonly Resource[] = [vehicle, tender, complaint];

export const addedBranches: readonly MenuBranch[] = [
  { prefix: 'layanan', label: { id: 'Layanan', en: 'Services' }, icon: 'handshake', administrative: false },
];
