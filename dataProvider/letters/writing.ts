import type { WritingCalls } from '../../domain/calls/letters/writing.ts';
import type { Http, Signalled } from '../http.ts';

/** What is proposed to whoever begins a letter. */
export const createWritingVerbs = ({ call }: Http) => ({
  recentWriting: (options?: Signalled) =>
    call<WritingCalls['recent']>('GET', '/letter/api/Writing/recent', options),
  writingProposal: (subTypeId: string, options?: Signalled) =>
    call<WritingCalls['proposal']>(
      'GET',
      `/letter/api/Writing/proposal/${encodeURIComponent(subTypeId)}`,
      options,
    ),
});
