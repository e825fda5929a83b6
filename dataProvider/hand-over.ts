import type { BodyOf } from '../domain/calls/define-call.ts';
import type { HandOverCalls } from '../domain/calls/hand-over.ts';
import type { Http, Signalled } from './http.ts';

const at = (id: string) => `/user/api/User/${encodeURIComponent(id)}/handover` as const;

/** Made where it is used, apart from the first load. */
export const createHandOverVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** What is open of a person, by kind and place, and who may be given it. */
  openWorkOf: async (id: string, options?: Signalled) =>
    (await call<HandOverCalls['preview']>('GET', at(id), options)).items,
  /** Hands it over, to one or to several: all of it, or nothing. */
  handOver: (id: string, body: BodyOf<HandOverCalls['handOver']>) =>
    call<HandOverCalls['handOver']>('POST', at(id), { body }),
});
