import type { TaskKind } from '../../../domain/letters/letter-rows.ts';
import type { DelegationScope } from '../../actor.ts';

/** The scope a delegate needs to be notified of a post's task (SPEC B2). */
export const taskScopes: Record<TaskKind, DelegationScope> = {
  review: 'periksa',
  legal: 'periksa',
  sign: 'tandatangan',
  revision: 'baca',
  'disposition-in': 'disposisi',
  'disposition-out': 'disposisi',
};
