import type { Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import { type Next, nextOf, statesOf } from '../../lib/life.ts';

// The life of an access request, and of the grant it becomes (SPEC B3, DOMAIN 4).

export type AccessState = 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired' | 'revoked';
/** What people do; a request expires by itself. */
export type AccessAct = 'approve' | 'refuse' | 'withdraw' | 'revoke';
export type AccessEvent = AccessAct | 'expire';

type Stage = {
  label: Message;
  tone: Tone;
  phase: 'undecided' | 'granted' | 'refused' | 'ended';
  next: Next<AccessState, AccessEvent>;
};

export const newAccessRequest: AccessState = 'waiting';

export const accessLife = {
  waiting: {
    label: { id: 'Menunggu', en: 'Waiting' },
    tone: 'warn',
    phase: 'undecided',
    next: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' },
  },
  approved: {
    label: { id: 'Berlaku', en: 'In force' },
    tone: 'ok',
    phase: 'granted',
    next: { revoke: 'revoked', expire: 'expired' },
  },
  refused: { label: { id: 'Ditolak', en: 'Refused' }, tone: 'danger', phase: 'refused', next: {} },
  withdrawn: { label: { id: 'Ditarik', en: 'Withdrawn' }, tone: 'neutral', phase: 'ended', next: {} },
  expired: { label: { id: 'Berakhir', en: 'Expired' }, tone: 'neutral', phase: 'ended', next: {} },
  revoked: { label: { id: 'Dicabut', en: 'Revoked' }, tone: 'danger', phase: 'ended', next: {} },
} as const satisfies Record<AccessState, Stage>;

const stages: Readonly<Record<AccessState, Stage>> = accessLife;
export const accessStates = statesOf(stages);

type StateIn<Phase> = {
  [State in AccessState]: (typeof accessLife)[State]['phase'] extends Phase ? State : never;
}[AccessState];

export const isUndecided = (state: AccessState): boolean => stages[state].phase === 'undecided';
export const isGranted = (state: AccessState): boolean => stages[state].phase === 'granted';
export const isRefused = (state: AccessState): boolean => stages[state].phase === 'refused';
/** Withdrawn before the decision, or over after it. */
export const isEnded = (state: AccessState): state is StateIn<'ended'> => stages[state].phase === 'ended';

/** The state an event leads to; undefined where the request refuses it. */
export const accessAfter = (state: AccessState, event: AccessEvent): AccessState | undefined =>
  nextOf(stages, state, event);
