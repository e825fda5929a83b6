import type { BodyOf } from '../domain/calls/define-call.ts';
import type { ViewAsCalls } from '../domain/calls/view-as.ts';
import type { Http } from './http.ts';

/** Made where it is used, apart from the first load. */
export const createViewAsVerbs = ({ call }: Pick<Http, 'call'>) => ({
  beginViewAs: (body: BodyOf<ViewAsCalls['begin']>) =>
    call<ViewAsCalls['begin']>('POST', '/user/api/ViewAs', { body }),
  endViewAs: () => call<ViewAsCalls['end']>('POST', '/user/api/ViewAs/end'),
});
