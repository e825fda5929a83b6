import type { BodyOf } from '../domain/calls/define-call.ts';
import type { BulkOutcome, RecordCalls } from '../domain/calls/record-calls.ts';
import { addressOf } from './address.ts';
import type { Http } from './http.ts';

export type BulkVerbs = {
  /**
   * Writes the same values to many records; a refused one does not stop the others.
   * @param versions by id: records at another version by now are skipped
   */
  bulkUpdate: (
    resourceName: string,
    ids: readonly string[],
    data: Record<string, unknown>,
    versions?: Record<string, number>,
  ) => Promise<BulkOutcome>;
  bulkDelete: (resourceName: string, ids: readonly string[]) => Promise<BulkOutcome>;
  /** Brings deleted records back as they were. */
  bulkRestore: (resourceName: string, ids: readonly string[]) => Promise<BulkOutcome>;
};

export const createBulkVerbs = ({ call }: Http): BulkVerbs => {
  const ask = (resourceName: string, body: BodyOf<RecordCalls['bulk']>) =>
    call<RecordCalls['bulk']>('POST', `/${addressOf(resourceName)}/bulk`, { body });
  return {
    bulkUpdate: (resourceName, ids, data, versions) =>
      ask(resourceName, { action: 'update', ids: [...ids], data, versions }),
    bulkDelete: (resourceName, ids) => ask(resourceName, { action: 'delete', ids: [...ids] }),
    bulkRestore: (resourceName, ids) => ask(resourceName, { action: 'restore', ids: [...ids] }),
  };
};
