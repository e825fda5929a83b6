import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { defineCall, listOf, named } from './define-call.ts';

export const openWorkKinds = [
  'letters', // in work, of a post with several holders
  'inbox', // received and open, of such a post
  'dispositions', // waiting for the person, in such a post
  'post', // of a post held alone: it stays with the post
  'reviews', // initials and signatures asked of the person: their drafters choose another
  'delegations', // received from officials
  'delegated', // given to others
  'secretary', // whom the person prepares for
  'turn', // records that wait for the person
] as const;
export type OpenWorkKind = (typeof openWorkKinds)[number];

/** Open work of one kind in one place, as it can be handed over: how much, never what it says. */
const openWork = z
  .object({
    key: z.string(),
    kind: z.enum(openWorkKinds),
    /** The post, or the kind of record. */
    place: z.string(),
    count: z.int(),
    /** Why nobody is chosen for it; `holds`: until the account closes, the post is still the person's. */
    stays: z.enum(['post', 'drafters', 'holds', 'right', 'period']).nullable(),
    /** Who may be given it; null: any active person. */
    receivers: z.array(named).nullable(),
    /** Of any active person: those whose main role gives this. */
    holding: z.string().nullable(),
  })
  .meta({ id: 'OpenWork' });
export type OpenWork = z.infer<typeof openWork>;

const handedTo = z.strictObject({
  key: z.string().max(200),
  toUserId: z.guid(fault({ id: 'Pilih penerimanya.', en: 'Choose who gets it.' })),
});

/** Everything open of somebody who leaves, to one or to several. */
export const handOverCalls = {
  preview: defineCall({
    method: 'GET',
    path: '/user/api/User/:id/handover',
    summary: 'Pekerjaan terbuka seseorang dan siapa yang dapat menerimanya',
    tags: ['user'],
    answer: listOf(openWork),
  }),
  handOver: defineCall({
    method: 'POST',
    path: '/user/api/User/:id/handover',
    summary: 'Serahkan pekerjaan terbuka seseorang, sekaligus',
    tags: ['user'],
    body: z.strictObject({
      items: z
        .array(handedTo, fault({ id: 'Pilih penerimanya.', en: 'Choose who gets it.' }))
        .max(500)
        .default([]),
      /** Closes the account in the same transaction: then the person's posts are free. */
      deactivate: z.boolean().default(false),
    }),
    answer: z.object({ handed: z.int(), receivers: z.array(named) }),
  }),
};
export type HandOverCalls = typeof handOverCalls;
