import type { HelpCalls } from '../domain/calls/help.ts';
import type { Tour } from '../domain/help/index.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

/** Questions and answers, and the first look around. */
export const createHelpVerbs = ({ call }: Http) => ({
  listQuestions: async (options?: Signalled) =>
    pageOf(await call<HelpCalls['listQuestions']>('GET', '/help/api/Faq', options)).items,
  toursSeen: (options?: Signalled) => call<HelpCalls['readTours']>('GET', '/help/api/Tour', options),
  markToursSeen: (tours: Tour[]) =>
    call<HelpCalls['markToursSeen']>('POST', '/help/api/Tour', { body: { tours } }),
});
