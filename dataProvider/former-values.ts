import type { RecordCalls } from '../domain/calls/record-calls.ts';
import { addressOf } from './address.ts';
import type { Http, Signalled } from './http.ts';

/** Made where it is used, apart from the first load. */
export const createFormerVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** What the fields of one change of a record held before it. */
  formerOf: (resourceName: string, id: string, entry: string, options?: Signalled) =>
    call<RecordCalls['former']>(
      'GET',
      `/${addressOf(resourceName)}/${encodeURIComponent(id)}/history/${encodeURIComponent(entry)}/former`,
      options,
    ),
});
