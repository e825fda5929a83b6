import type { Caller, Ok } from '../../support/app.ts';
import { formOf } from '../../support/files.ts';

export const upload = (actor: Caller, base: string, content: string | Uint8Array, name = 'data.csv') =>
  actor.ask<Ok>({ method: 'POST', url: `${base}/import`, ...formOf(content, name) });

/** Columns as the server itself matched them. */
export const matched = (job: {
  columns: { index: number; field: string | null }[];
}): Record<string, number> =>
  Object.fromEntries(job.columns.flatMap(({ index, field }) => (field ? [[field, index]] : [])));

/** Waits until the server has done with a job. */
export async function settled(actor: Caller, base: string, id: string) {
  for (let turn = 0; turn < 600; turn += 1) {
    const { body } = await actor.get(`${base}/import/${id}`);
    if (!['checking', 'applying', 'undoing'].includes(body.data.state)) return body.data;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Import ${id} does not come to an end`);
}

type Options = { mode?: 'create' | 'upsert'; key?: string; name?: string };

/** Uploads and checks, with the columns that match by themselves. */
export async function checked(
  actor: Caller,
  base: string,
  content: string | Uint8Array,
  { name, ...options }: Options = {},
) {
  const sent = await upload(actor, base, content, name);
  if (sent.status !== 200) throw new Error(`${sent.status} ${sent.body.message}`);
  const { id } = sent.body.data;
  const started = await actor.post(`${base}/import/${id}/check`, {
    mapping: matched(sent.body.data),
    ...options,
  });
  if (started.status !== 200) throw new Error(`${started.status} ${JSON.stringify(started.body.errors)}`);
  return settled(actor, base, id);
}

/** The same, and applies it. */
export async function imported(
  actor: Caller,
  base: string,
  content: string | Uint8Array,
  options: Options = {},
) {
  const job = await checked(actor, base, content, options);
  if (job.counts.bad > 0) throw new Error(JSON.stringify(await problemsOf(actor, base, job.id)));
  const applied = await actor.post(`${base}/import/${job.id}/apply`);
  if (applied.status !== 200) throw new Error(`${applied.status} ${applied.body.message}`);
  return settled(actor, base, job.id);
}

/** Takes a stored import back. */
export async function undone(actor: Caller, base: string, id: string) {
  const started = await actor.post(`${base}/import/${id}/undo`);
  if (started.status !== 200) throw new Error(`${started.status} ${started.body.message}`);
  return settled(actor, base, id);
}

export const problemsOf = async (actor: Caller, base: string, id: string) =>
  (await actor.get(`${base}/import/${id}/problems?PerPage=100`)).body.data.items;
