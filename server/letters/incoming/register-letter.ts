import { eq } from 'drizzle-orm';
import { agendaLabel } from '../../../domain/letters/incoming.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { institution } from '../../../resources/master-data/instansi.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Draft } from '../drafting/draft.ts';
import { endTasks } from '../flow/end-tasks.ts';
import { recordStep } from '../flow/history.ts';
import { moveLetter } from '../flow/move-letter.ts';
import { putIntoInboxes } from '../signing/deliver.ts';
import type { LetterRow } from '../tables.ts';
import { giveAgendaNumber } from './give-agenda-number.ts';
import { letterIncoming } from './tables.ts';

/**
 * Registers an external letter (SPEC B1.4 "starts here"): keeps its number, takes
 * an agenda number, delivers without signature.
 * @param letter locked, still open, and complete (submit-letter.ts)
 */
export async function registerLetter(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { parts, fields }: Draft,
): Promise<void> {
  const at = new Date();
  const { unitId, senderName } = await factsOf(tx, letter);
  const number = parts.incoming?.number ?? null;
  const state = await moveLetter(tx, letter, 'registered', { number, updatedAt: at });
  await endTasks(tx, letter, at);
  const arrival = {
    snippet: [number && `Nomor ${number}`, fields.scriptDate && `tanggal ${longDate(fields.scriptDate)}`]
      .filter(Boolean)
      .join(', '),
    senderName,
    senderUnitName: '',
    attachmentCount: parts.files.length,
  };
  await putIntoInboxes(tx, actor, letter, arrival, at);
  // The agenda's row is locked from here to the end, so it comes last.
  const agenda = await giveAgendaNumber(tx, unitId, at);
  await tx
    .update(letterIncoming)
    .set({ ...agenda, externalSenderName: senderName, registeredAt: at, registeredByUserId: actor.userId })
    .where(eq(letterIncoming.letterId, letter.id));
  const label = agendaLabel({ number: agenda.agendaNumber, year: agenda.agendaYear });
  await recordStep(tx, actor, letter.id, 'registered', { at, note: `Nomor agenda ${label}` });
  await recordStep(tx, actor, letter.id, 'sent', { at: new Date(at.getTime() + 1) });
  await recordAudit(tx, {
    actor,
    action: 'register',
    resource: 'letter',
    recordId: letter.id,
    before: { state: letter.state },
    after: { state, number, agenda: label },
  });
}

/** The receiving unit, and the sender's name today: institutions may be renamed later. */
async function factsOf(tx: Executor, letter: LetterRow): Promise<{ unitId: string; senderName: string }> {
  const [found] = await tx
    .select({ unitId: posts.unitId, named: institutions.name, typed: letterIncoming.externalSenderName })
    .from(letterIncoming)
    .innerJoin(posts, eq(posts.id, letter.positionId))
    .leftJoin(institutions, eq(institutions.id, letterIncoming.externalSenderId))
    .where(eq(letterIncoming.letterId, letter.id));
  if (!found) throw new Error(`Letter ${letter.id} has nothing from outside`);
  return { unitId: found.unitId, senderName: found.named ?? found.typed };
}

const posts = tableOf(position);
const institutions = tableOf(institution);
