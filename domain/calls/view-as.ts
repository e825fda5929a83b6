import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { defineCall, id, moment } from './define-call.ts';

const chosen = z.guid(fault({ id: 'Pilih orang atau peran.', en: 'Choose a person or a role.' }));

/** Whom somebody looks as, and until when; who really acts stays with the session. */
export const viewing = z
  .object({ id, label: z.string(), byName: z.string(), until: moment })
  .meta({ id: 'Viewing' });
export type Viewing = z.infer<typeof viewing>;

/** "Lihat sebagai": a person's or a role's rights are tried, read only. */
export const viewAsCalls = {
  begin: defineCall({
    method: 'POST',
    path: '/user/api/ViewAs',
    summary: 'Mulai melihat sebagai seseorang atau sebuah role',
    tags: ['user'],
    access: 'personal',
    body: z.union([z.strictObject({ userId: chosen }), z.strictObject({ roleId: chosen })]),
    answer: viewing,
  }),
  end: defineCall({
    method: 'POST',
    path: '/user/api/ViewAs/end',
    summary: 'Kembali menjadi diri sendiri',
    tags: ['user'],
    access: 'personal',
    answer: z.null(),
  }),
};
export type ViewAsCalls = typeof viewAsCalls;
