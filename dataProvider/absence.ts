import type { AbsenceCalls } from '../domain/calls/absence.ts';
import type { BodyOf } from '../domain/calls/define-call.ts';
import type { Http, Signalled } from './http.ts';

const address = '/user/api/Account/absence';

/** Made where it is used, apart from the first load. */
export const createAbsenceVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** Own days out of office, and whom to delegate to. */
  absences: (options?: Signalled) => call<AbsenceCalls['read']>('GET', address, options),
  announceAbsence: (body: BodyOf<AbsenceCalls['announce']>) =>
    call<AbsenceCalls['announce']>('POST', address, { body }),
  endAbsence: async (id: string): Promise<void> => {
    await call<AbsenceCalls['end']>('POST', `${address}/${encodeURIComponent(id)}/end`);
  },
});
