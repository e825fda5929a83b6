import { z } from 'zod';
import { day, defineCall, id } from '../define-call.ts';
import { pickerUser } from '../pickers.ts';

const tags = ['letter'];
const base = '/letter/api/Writing';

const recent = z
  .object({
    /** Subtypes of the latest letters this person has sent on, the newest first. */
    subTypeIds: z.array(id),
    /** Whom those letters went to, the newest first. */
    people: z.array(pickerUser),
    /** As the last letter from outside was registered; null where none was. */
    registering: z.object({ archiveLocation: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'RecentWriting' });
export type RecentWriting = z.infer<typeof recent>;

const proposal = z
  .object({
    /** Their own last letter of the kind, or the posts above the drafter's. */
    source: z.enum(['last', 'organisation']),
    /** When that letter was sent on. */
    since: day.nullable(),
    sender: pickerUser.nullable(),
    /** Neighbours of one `reviewGroup` were asked at once. */
    reviewers: z.array(pickerUser.extend({ reviewGroup: z.int().optional() })),
    /** The city of the drafter's office: of its unit, where the desk last wrote, or of the letterhead. */
    place: z.string().nullable(),
  })
  .meta({ id: 'WritingProposal' });
export type WritingProposal = z.infer<typeof proposal>;

const fromSender = z
  .object({
    /** As the desk registered this sender's last letter; null where it has registered none. */
    last: z
      .object({
        on: day,
        subTypeId: id.nullable(),
        permissionClassificationId: id.nullable(),
        archiveClassificationId: id.nullable(),
      })
      .nullable(),
    /** Whom that letter went to, as far as their posts are held; else the official one acts for. */
    receivers: z.array(pickerUser),
  })
  .meta({ id: 'LastFromSender' });
export type LastFromSender = z.infer<typeof fromSender>;

/** What is proposed to whoever begins a letter, so that nothing is asked twice. */
export const writingCalls = {
  recent: defineCall({
    method: 'GET',
    path: `${base}/recent`,
    summary: 'Jenis dan orang yang terakhir dipakai',
    tags,
    answer: recent,
  }),
  proposal: defineCall({
    method: 'GET',
    path: `${base}/proposal/:id`,
    summary: 'Penanda tangan, rantai paraf, dan tempat yang diusulkan bagi sebuah sub jenis',
    description: 'Dengan senderId dan senderPositionId: rantai paraf bagi penanda tangan itu.',
    tags,
    query: z.object({ senderId: z.string().optional(), senderPositionId: z.string().optional() }),
    answer: proposal,
  }),
  fromSender: defineCall({
    method: 'GET',
    path: `${base}/from-sender`,
    summary: 'Bagaimana naskah terakhir dari seorang pengirim didaftarkan',
    description: 'Menurut senderId dari instansi, atau senderName seperti diketik.',
    tags,
    query: z.object({ senderId: z.string().optional(), senderName: z.string().optional() }),
    answer: fromSender,
  }),
};
export type WritingCalls = typeof writingCalls;
