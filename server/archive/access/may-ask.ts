import { mayOpen } from '../../../resources/access.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { type Actor, viewerOf } from '../../actor.ts';

/** Checks access to the requests page in this role entry (SPEC A2: never an additional one). */
export const mayAsk = (actor: Actor): boolean => mayOpen(viewerOf(actor), accessRequest.path);
