import type { BodyOf } from '../domain/calls/define-call.ts';
import type { SnoozeCalls } from '../domain/calls/letters/snoozing.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

const at = (letterId: string) => `/letter/api/Letter/${encodeURIComponent(letterId)}/follow-up` as const;

/** Made where it is used, apart from the first load. */
export const createSnoozeVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** For oneself alone; without a moment it comes back. */
  snooze: async (body: BodyOf<SnoozeCalls['snooze']>) =>
    pageOf(await call<SnoozeCalls['snooze']>('POST', '/letter/api/Snooze', { body })).items,
  /** When the user is reminded of a letter that is not answered by then. */
  followUp: (letterId: string, options?: Signalled) =>
    call<SnoozeCalls['readFollowUp']>('GET', at(letterId), options),
  setFollowUp: (letterId: string, until: string | null) =>
    call<SnoozeCalls['setFollowUp']>('PUT', at(letterId), { body: { until } }),
});
