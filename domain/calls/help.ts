import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { tours } from '../help/index.ts';
import { defineCall, listOf } from './define-call.ts';

const tags = ['help'];

/** One of the public questions of /faq; master data. */
const question = z
  .object({
    id: z.string(),
    code: z.string(),
    category: z.string(),
    question: z.string(),
    answer: z.string(),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

const toursSeen = z.object({ seen: z.array(z.enum(tours)) });
export type ToursSeen = z.infer<typeof toursSeen>;

const seenTours = z.strictObject({
  tours: z
    .array(
      z.enum(tours, fault({ id: 'Tur ini tidak dikenal.', en: 'This tour is not known.' })),
      fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }),
    )
    .min(1, fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }))
    .max(tours.length, fault({ id: 'Sebutkan setiap tur sekali.', en: 'Name each tour once.' })),
});
export type SeenTours = z.output<typeof seenTours>;

/** Help for all signed-in users: answers and tours (SPEC A1 People). */
export const helpCalls = {
  listQuestions: defineCall({
    method: 'GET',
    path: '/help/api/Faq',
    summary: 'Tanya jawab',
    tags,
    answer: listOf(question),
  }),
  readTours: defineCall({
    method: 'GET',
    path: '/help/api/Tour',
    summary: 'Tur yang sudah dilihat',
    tags,
    answer: toursSeen,
  }),
  markToursSeen: defineCall({
    method: 'POST',
    path: '/help/api/Tour',
    summary: 'Tandai tur sudah dilihat',
    tags,
    body: seenTours,
    answer: toursSeen,
  }),
};
export type HelpCalls = typeof helpCalls;
