import { HttpError } from 'react-admin';
import type { BulkOutcome } from '../domain/calls/record-bulk.ts';
import { addressOf } from './address.ts';
import type { Http } from './http.ts';
import { updatePayload } from './payload.ts';

type Done = BulkOutcome['done'][number];
type Values = Record<string, unknown>;

/** Changes records one by one, whole, on a server without calls for many. */
export const updatePlainly = (
  http: Http,
  resourceName: string,
  ids: readonly string[],
  data: Values,
): Promise<BulkOutcome> =>
  oneByOne(ids, async (id) => {
    const path = `/${addressOf(resourceName)}/${encodeURIComponent(id)}`;
    const read = await http.json<Values>(path);
    const body = JSON.stringify(updatePayload(resourceName, { ...read, ...data }));
    await http.json(path, { method: 'PUT', body });
    return { id, before: Object.fromEntries(Object.keys(data).map((name) => [name, read[name] ?? null])) };
  });

export const deletePlainly = (http: Http, resourceName: string, ids: readonly string[]) =>
  oneByOne(ids, async (id) => {
    await http.json(`/${addressOf(resourceName)}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    return { id };
  });

/** @throws what is no refusal, such as a lost network */
async function oneByOne(ids: readonly string[], work: (id: string) => Promise<Done>): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [] };
  for (const id of ids)
    try {
      outcome.done.push(await work(id));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      outcome.refused.push({ id, label: '', message: error.message });
    }
  return outcome;
}
