import { z } from 'zod';
import { reason } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { defineCall, id } from './define-call.ts';

const newRequest = z.strictObject({
  archiveId: z.uuid(fault({ id: 'Pilih arsipnya.', en: 'Choose the item.' })),
  reason,
  untilDay: z.iso.date(
    fault({ id: 'Isi tanggal berakhirnya akses.', en: 'Enter the date the access ends.' }),
  ),
});
export type NewAccessRequest = z.output<typeof newRequest>;

/** Asking to open an archive item above Biasa; all else are the calls of the declared resource (SPEC A1, B3). */
export const accessCalls = {
  ask: defineCall({
    method: 'POST',
    path: '/arsip/api/AccessRequest',
    summary: 'Minta akses arsip',
    tags: ['arsip'],
    body: newRequest,
    answer: z.object({ id }),
  }),
};
export type AccessCalls = typeof accessCalls;
