import { sql } from 'drizzle-orm';
import type { Answer } from '../../../support/app.ts';
import { idOf, type LetterAnswer, password } from '../desk.ts';
import type { Cast } from './cast.ts';

export const classes = ['biasa', 'terbatas', 'rahasia', 'sangatRahasia'] as const;
export type Class = (typeof classes)[number];

/** A letter with its marker word in every text, and the ids of its parts. */
export type Staged = {
  class: Class;
  state: 'draft' | 'review' | 'sent';
  word: string;
  id: string;
  attachmentIds: string[];
  inboxIds: string[];
  dispositionIds: string[];
  fileIds: string[];
  verifyCode: string | null;
};

/** Creates a letter per class and state, and a Biasa letter to everyone that refers to each. */
export async function stageLetters(cast: Cast): Promise<Staged[]> {
  const staged: Staged[] = [];
  for (const of of classes)
    for (const state of ['draft', 'review', 'sent'] as const) staged.push(await stage(cast, of, state));
  return staged;
}

async function stage({ desk, own }: Cast, of: Class, state: Staged['state']): Promise<Staged> {
  const { drafter, reviewer, signer, receiver, copied, disposed } = own;
  // Letters alone, so that it is a word to the search inside letters too.
  const word = `zamrud${of.toLowerCase()}${state}`;
  const { id, attachments } = await desk.save(
    {
      subject: `Perihal ${word}`,
      content: `<p>Isi ${word} bagi yang berhak.</p>`,
      permissionClassificationId: desk.ids[of],
      senderId: signer.userId,
      senderPositionId: signer.positionId,
      receivers: [desk.named(receiver)],
      ccs: [desk.named(copied)],
      reviewers: [{ ...desk.named(reviewer), reviewOrder: 1 }],
      attachments: [
        { title: `Catatan ${word}`, fileName: `${word}.txt`, content: base64(word), positionOrder: 1 },
      ],
    },
    drafter,
  );
  const staged: Staged = {
    ...{ class: of, state, word, id, verifyCode: null, inboxIds: [], dispositionIds: [], fileIds: [] },
    attachmentIds: attachments.map((file: { id: string }) => file.id),
  };
  await must(drafter.post(desk.at(id, '/comments'), { text: `Komentar ${word}` }));
  if (state === 'draft') return staged;
  await desk.submit(id, drafter);
  await must(drafter.post(desk.at(id, '/nudge'), { note: `Mohon ${word}` }));
  if (state === 'review') return staged;
  await must(reviewer.post(desk.at(id, '/review'), { decision: 'approve', note: `Setuju ${word}` }));
  await must(signer.post(desk.at(id, '/sign'), { password }));
  const { rows } = await desk.app.db.execute<{ id: string }>(
    sql`select id from inbox_item where letter_id = ${id} order by position_id = ${receiver.positionId} desc`,
  );
  staged.inboxIds = rows.map((row) => row.id);
  const given = await must(
    receiver.post(`/letter/api/Inbox/${staged.inboxIds[0]}/disposition`, {
      receivers: [{ userId: disposed.userId, userPositionId: disposed.positionId }],
      instructionIds: [await idOf(desk.app, sql`disposition_instruction where code = 'DI-01'`)],
      note: `Tindak lanjuti ${word}`,
    }),
  );
  staged.dispositionIds = [given.id];
  const report = { fileName: `laporan ${word}.txt`, content: base64(word) };
  const reported = await must(
    disposed.post(`/letter/api/Disposition/${given.id}/report`, {
      text: `Laporan ${word}`,
      files: [report],
    }),
  );
  staged.fileIds = [reported.recipients[0].reports[0].files[0].id];
  // A response that copies the subject, and a letter to everyone that refers to this one.
  await must(copied.post(desk.at(id, '/response'), {}));
  const link = await desk.save(
    {
      referenceId: id,
      subject: 'Merujuk naskah lain',
      anyReviewer: 'tidakAda',
      reviewers: [],
      senderId: signer.userId,
      senderPositionId: signer.positionId,
      receivers: [desk.named(desk.people.admin), desk.named(desk.people.arsiparis), desk.named(receiver)],
      ccs: [],
    },
    drafter,
  );
  await desk.submit(link.id, drafter);
  await must(signer.post(desk.at(link.id, '/sign'), { password }));
  staged.verifyCode = (await must(drafter.get(desk.at(id)))).verifyCode;
  return staged;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function must(answer: Promise<Answer<{ data: never }>>): Promise<LetterAnswer> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}
