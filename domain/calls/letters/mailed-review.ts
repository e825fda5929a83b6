import { z } from 'zod';
import { defineCall, id, moment } from '../define-call.ts';
import { reviewDecision } from './flow.ts';
import { drawnPages } from './letters.ts';
import { noteText } from './note-text.ts';

const tags = ['letter'];
const base = '/letter/api/MailedReview';

const token = z.string().max(200);

const mailedReview = z
  .object({
    /** Whom the link is for. */
    userId: id,
    personName: z.string(),
    positionName: z.string(),
    letterId: id,
    /** Whose page of tasks it stands on. */
    taskKind: z.enum(['review', 'legal']),
    subject: z.string(),
    kindName: z.string().nullable(),
    drafterName: z.string(),
    drafterPositionName: z.string(),
    signerName: z.string().nullable(),
    /** The text alone, a paragraph each. */
    paragraphs: z.array(z.string()),
    attachmentTitles: z.array(z.string()),
    /** Only a session decides: their password alone opens none. Not why, to whoever else holds the link. */
    needsSession: z.boolean(),
    expiresAt: moment,
  })
  .meta({ id: 'MailedReview' });
export type MailedReview = z.infer<typeof mailedReview>;

const decided = z.object({ decision: reviewDecision, at: moment });
const decision = { token, decision: reviewDecision, note: noteText.nullish() };

/** A review that is decided by the links of its mail, without the app. */
export const mailedReviewCalls = {
  read: defineCall({
    method: 'GET',
    path: base,
    summary: 'Naskah yang menunggu paraf, dengan tautan dari surel',
    tags,
    access: 'anonymous',
    query: z.object({ token: z.string() }),
    answer: mailedReview,
  }),
  readPages: defineCall({
    method: 'GET',
    path: `${base}/pages`,
    summary: 'Halaman naskah itu seperti tercetak, dengan tautan dari surel',
    tags,
    access: 'anonymous',
    query: z.object({ token: z.string() }),
    answer: drawnPages,
  }),
  decide: defineCall({
    method: 'POST',
    path: base,
    summary: 'Paraf atau kembalikan dengan tautan dari surel dan kata sandi',
    tags,
    access: 'anonymous',
    body: z.strictObject({ ...decision, password: z.string().max(256).default('') }),
    answer: decided,
  }),
  decideSignedIn: defineCall({
    method: 'POST',
    path: `${base}/own`,
    summary: 'Paraf atau kembalikan dengan tautan dari surel, oleh yang sudah masuk',
    tags,
    access: 'personal',
    body: z.strictObject(decision),
    answer: decided,
  }),
};
export type MailedReviewCalls = typeof mailedReviewCalls;
