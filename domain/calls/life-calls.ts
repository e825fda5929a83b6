import { z } from 'zod';
import { note, noteAlone, noteOrMessage, versionRead } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import type { Resource } from '../../resources/declare.ts';
import { day, defineCall, id, moment, once } from './define-call.ts';
import { recordOf } from './records.ts';

const odd = fault({ id: 'Tindakan tidak dikenal.', en: 'Unknown action.' });

/** An event of a life, fired on one record or on many; the values are the fields its dialog asks. */
export const firedEvent = z.strictObject({
  event: z.string(odd),
  /** Of up to 500 characters; a message of a conversation, of up to 5,000. */
  note: noteOrMessage.optional(),
  values: z.record(z.string(), z.unknown(), odd).optional(),
  version: versionRead.optional(),
});
export type FiredEvent = z.output<typeof firedEvent>;

const lifeStep = z
  .object({
    id,
    /** Null: it was made. `noted` and `reminded` are steps that every life has. */
    event: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string(),
    at: moment,
    by: z.object({ id, label: z.string(), urlImage: z.string().nullable() }).nullable(),
    /** The post of the actor. */
    as: z.string().nullable(),
    note: z.string().nullable(),
    /** The fields that were asked, as they were given: files as they were added, references also as {id, label}. */
    values: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'LifeStep' });
export type LifeStep = z.infer<typeof lifeStep>;

const lifeSteps = z
  .object({
    items: z.array(lifeStep),
    /** Whom a record waits for, where a rule and no field names them. */
    holders: z.array(z.object({ id, label: z.string(), as: z.string() })).optional(),
    /** Stages on the way that are still to come. */
    ahead: z.array(z.object({ stage: z.string(), due: day.nullable() })),
  })
  .meta({ id: 'LifeSteps' });
export type LifeSteps = z.infer<typeof lifeSteps>;

export type LifeCalls = ReturnType<typeof lifeCalls>;

/** The calls of a resource with a life, beside those of every resource. */
export function lifeCalls(resource: Resource, base: `/${string}`, tags: string[]) {
  const one = resource.singular.id;
  const record = once(() => recordOf(resource));
  const column = once(() =>
    z.object({
      stage: z.string(),
      count: z.int(),
      /** Past their deadline. */
      overdue: z.int(),
      /** Of the declared amount, over all of them; as text, since it may have any length. */
      sum: z.string().nullable(),
      /** The first ones, by deadline. */
      items: z.array(record()),
    }),
  );
  return {
    event: defineCall({
      method: 'POST',
      path: `${base}/:id/event`,
      summary: `Jalankan tindakan pada ${one}`,
      tags,
      body: firedEvent,
      get answer() {
        return z.object({
          /** As it is now; null where the event took it out of the actor's reach. */
          record: record().nullable(),
          /** Until when it may be taken back. */
          undoUntil: moment.nullable(),
          /** How many were told. */
          told: z.int(),
        });
      },
      errors: {
        403: 'Bukan hak pengirim, atau langkah ini harus oleh orang lain',
        409: 'Tahapnya lain, atau data sudah diubah orang lain; data memuat yang tersimpan',
      },
    }),
    steps: defineCall({
      method: 'GET',
      path: `${base}/:id/steps`,
      summary: `Perjalanan ${one}`,
      tags,
      answer: lifeSteps,
    }),
    undo: defineCall({
      method: 'POST',
      path: `${base}/:id/undo`,
      summary: `Urungkan tindakan terakhir pada ${one}`,
      tags,
      get answer() {
        return record();
      },
    }),
    note: defineCall({
      method: 'POST',
      path: `${base}/:id/note`,
      summary: `Tulis catatan pada ${one}`,
      tags,
      body: z.strictObject({ note: noteAlone }),
      answer: z.null(),
    }),
    remind: defineCall({
      method: 'POST',
      path: `${base}/:id/remind`,
      summary: `Ingatkan pemegang ${one}`,
      tags,
      body: z.strictObject({ note: note.optional() }),
      answer: z.object({ told: z.int() }),
      errors: { 409: 'Tidak menunggu orang lain, atau baru saja diingatkan; data memuat againAt' },
    }),
    board: defineCall({
      method: 'GET',
      path: `${base}/board`,
      summary: `Papan ${one} menurut tahap`,
      tags,
      query: z.object({
        FirstChar: z.string().max(200).optional(),
        ...Object.fromEntries(resource.filters.map((name) => [name, z.string().optional()])),
        turn: z.literal('mine').optional(),
      }),
      get answer() {
        return z.object({ items: z.array(column()) });
      },
    }),
  };
}
