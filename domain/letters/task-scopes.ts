import type { RoleEntry } from '../calls/session.ts';
import type { TaskKind } from './letter-rows.ts';

/** The scope a delegate needs to be notified of a post's task, and offered its kind (SPEC B2). */
export const taskScopes: Record<TaskKind, NonNullable<RoleEntry['scopes']>[number]> = {
  review: 'periksa',
  legal: 'periksa',
  sign: 'tandatangan',
  revision: 'baca',
  'disposition-in': 'disposisi',
  'disposition-out': 'disposisi',
};
