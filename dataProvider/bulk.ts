import type { BodyOf } from '../domain/calls/define-call.ts';
import type { BulkOutcome } from '../domain/calls/record-bulk.ts';
import type { RecordCalls } from '../domain/calls/record-calls.ts';
import { addressOf } from './address.ts';
import { deletePlainly, updatePlainly } from './bulk-plainly.ts';
import type { Http } from './http.ts';
import { isMissing } from './is-missing.ts';

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

export const createBulkVerbs = (http: Http): BulkVerbs => {
  const ask = (resourceName: string, body: BodyOf<RecordCalls['bulk']>) =>
    http.call<RecordCalls['bulk']>('POST', `/${addressOf(resourceName)}/bulk`, { body });
  /** Does the same plainly where the server knows no call for many (SPEC A6). */
  const orPlainly = (asked: Promise<BulkOutcome>, plainly: () => Promise<BulkOutcome>) =>
    asked.catch((error: unknown) => {
      if (isMissing(error)) return plainly();
      throw error;
    });
  return {
    bulkUpdate: (resourceName, ids, data, versions) =>
      orPlainly(ask(resourceName, { action: 'update', ids: [...ids], data, versions }), () =>
        updatePlainly(http, resourceName, ids, data),
      ),
    bulkDelete: (resourceName, ids) =>
      orPlainly(ask(resourceName, { action: 'delete', ids: [...ids] }), () =>
        deletePlainly(http, resourceName, ids),
      ),
    bulkRestore: (resourceName, ids) => ask(resourceName, { action: 'restore', ids: [...ids] }),
  };
};
