import { addressOf } from './address.ts';
import { asJson, type Http } from './http.ts';

/** Who still refers to a record that was to be deleted. */
export type BulkUsage = {
  resource: string | null;
  label: string;
  path: string | null;
  field: string | null;
  fieldLabel: string | null;
  count: number;
  isMore: boolean;
  records: { id: string; label: string }[];
};
export type Refused = {
  id: string;
  /** Its name; empty for records the viewer may not see. */
  label: string;
  message: string;
  errors?: Record<string, string[]>;
  usage?: BulkUsage[];
};
export type BulkOutcome = {
  /** `before`: the changed fields' old values; `version`: the record's new one. */
  done: { id: string; before?: Record<string, unknown>; version?: number }[];
  refused: Refused[];
};

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
  const ask = (resourceName: string, body: object) =>
    http.json<BulkOutcome>(`/${addressOf(resourceName)}/bulk`, asJson('POST', body));
  return {
    bulkUpdate: (resourceName, ids, data, versions) =>
      ask(resourceName, { action: 'update', ids, data, ...(versions && { versions }) }),
    bulkDelete: (resourceName, ids) => ask(resourceName, { action: 'delete', ids }),
    bulkRestore: (resourceName, ids) => ask(resourceName, { action: 'restore', ids }),
  };
};
