import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispatchBody, DispatchCalls } from '../../../domain/calls/letters/dispatch.ts';
import { channelLabels } from '../../../domain/letters/outgoing.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { sendMail } from '../../mail/index.ts';
import { recordStep } from '../flow/history.ts';
import { notifyPosts } from '../flow/notify.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import type { LetterRow } from '../tables.ts';
import { assertWithinMailLimits } from './mail-limits.ts';
import { mailOfLetter } from './mail-of-letter.ts';
import { assertDispatchable, assertDispatcher } from './may-dispatch.ts';
import { storedOutgoing } from './outgoing-block.ts';
import { type DispatchRow, letterDispatches } from './tables.ts';

/**
 * Mails a signed letter outside the company, or records its delivery by hand (SPEC B1.4). A client-made id makes
 * retries idempotent.
 * @throws Refusal 404 unseen; 403 neither the drafter's nor the sender's post, or a delegate without that scope;
 * 409 not signed, cancelled, staying inside, or an id that is taken; 422 wrong fields, a class above Biasa by mail
 * without confirmation, more mails than a letter or person sends in a day, a day before the signature or to come
 */
export async function dispatchLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispatchCalls['dispatch']>,
): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertDispatcher(actor, letter);
  assertDispatchable(letter);
  const input = body();
  assertSensible(letter, input);
  await assertKnown(deps, letter, input);
  const mail = input.channel === 'mail' ? await mailOfLetter(deps, letter, input.message || null) : null;
  const row = rowOf(actor, letter, input);
  const isNew = await deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertDispatcher(actor, now);
    assertDispatchable(now);
    const made = await tx
      .insert(letterDispatches)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: letterDispatches.id });
    if (made.length === 0) return false;
    if (mail) {
      await assertWithinMailLimits(tx, actor, letter.id);
      const mailIds: string[] = [];
      for (const recipient of row.to) mailIds.push(await sendMail(tx, { ...mail, recipient, letter: now }));
      await tx.update(letterDispatches).set({ mailIds }).where(eq(letterDispatches.id, row.id));
    }
    await recordStep(tx, actor, letter.id, 'dispatched', { note: sentence(row) });
    await recordAudit(tx, {
      actor,
      action: 'dispatch',
      resource: 'letter',
      recordId: letter.id,
      after: shown(row),
    });
    const posts = [letter.positionId, letter.senderPositionId].filter((post) => post !== null);
    await notifyPosts(tx, actor, letter, [...new Set(posts)], dispatchedNotice);
    return true;
  });
  if (!isNew) await acceptRepetition(deps, actor, letter, row);
}

type NewRow = Pick<
  DispatchRow,
  'id' | 'letterId' | 'channel' | 'to' | 'date' | 'note' | 'trackingNumber' | 'userId' | 'positionId'
> & { onBehalfOfUserId: string | null };

function rowOf(actor: Actor, letter: LetterRow, input: DispatchBody): NewRow {
  const common = {
    id: input.id?.toLowerCase() ?? newId(),
    letterId: letter.id,
    userId: actor.userId,
    positionId: actor.positionId,
    onBehalfOfUserId: actor.forUserId,
  };
  if (input.channel === 'mail')
    return {
      ...common,
      channel: 'mail',
      to: input.to,
      date: dayInWib(),
      note: input.message || null,
      trackingNumber: null,
    };
  const { channel, date, note, trackingNumber } = input;
  return {
    ...common,
    channel,
    to: input.to ?? [],
    date,
    note: note || null,
    trackingNumber: trackingNumber || null,
  };
}

function assertSensible(letter: LetterRow, input: DispatchBody): void {
  if (input.channel === 'mail') {
    if (letter.securityRank > openRank && !input.isConfirmed)
      throw invalid({
        isConfirmed: [
          translate({
            id: 'Naskah ini di atas Biasa, sedangkan surel dapat terbaca di perjalanan. Nyatakan bahwa pengiriman lewat surel sudah disetujui.',
            en: 'This letter is classed above Biasa, and e-mail can be read on its way. State that sending it by e-mail was approved.',
          }),
        ],
      });
    return;
  }
  if (input.date > dayInWib())
    throw invalid({
      date: [translate({ id: 'Tanggal pengiriman belum tiba.', en: 'The date of dispatch is yet to come.' })],
    });
  if (letter.signedAt && input.date < dayInWib(letter.signedAt))
    throw invalid({
      date: [
        translate({
          id: 'Tanggal pengiriman sebelum naskah ditandatangani.',
          en: 'The date of dispatch is before the letter was signed.',
        }),
      ],
    });
}

/** Delivery by hand goes only to outside parties the letter names. */
async function assertKnown({ db }: Deps, letter: LetterRow, input: DispatchBody): Promise<void> {
  if (input.channel === 'mail' || !input.to?.length) return;
  const block = await storedOutgoing(db, letter.id);
  const known = [...(block?.externalReceiver ?? []), ...(block?.externalCc ?? [])].map(({ name }) => name);
  const unknown = input.to.find((name) => !known.includes(name));
  if (unknown)
    throw invalid({
      to: [
        translate({
          id: `${unknown} bukan penerima naskah ini.`,
          en: `${unknown} is no recipient of this letter.`,
        }),
      ],
    });
}

const dispatchedNotice = {
  kind: 'naskah.perkembangan',
  title: { id: 'Naskah dikirim ke luar perusahaan', en: 'Letter dispatched outside the company' },
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;

type Facts = Pick<NewRow, 'channel' | 'to' | 'date' | 'note' | 'trackingNumber'>;

const sentence = ({ channel, to, date, trackingNumber, note }: Facts): string =>
  channel === 'mail'
    ? `Surel kepada ${to.join(', ')}`
    : [
        `${channelLabels[channel].id}, ${longDate(date)}`,
        to.length > 0 && `Kepada ${to.join(', ')}`,
        trackingNumber && `Nomor resi ${trackingNumber}`,
        note,
      ]
        .filter(Boolean)
        .join('. ');

/** Ignores the requested date for mails: they go out on the day they are sent. */
const factsOf = ({ channel, to, date, note, trackingNumber }: Facts): string =>
  JSON.stringify([channel, to, channel === 'mail' ? null : date, note, trackingNumber]);

const shown = ({ channel, to, date, trackingNumber }: Facts) => ({ channel, to, date, trackingNumber });

/**
 * Accepts a taken id only when the same user recorded identical facts; a difference is refused, not dropped
 * silently.
 */
async function acceptRepetition({ db }: Deps, actor: Actor, letter: LetterRow, row: NewRow): Promise<void> {
  const [known] = await db.select().from(letterDispatches).where(eq(letterDispatches.id, row.id));
  if (known?.letterId !== letter.id || known.userId !== actor.userId)
    throw conflict(
      translate({
        id: 'Pengiriman tidak dapat dicatat dengan id ini.',
        en: 'A dispatch cannot be recorded under this id.',
      }),
    );
  if (factsOf(known) === factsOf(row)) return;
  throw conflict(
    translate({
      id: `Pengiriman ini sudah tercatat: ${sentence(known)}. Yang baru saja diisi tidak disimpan; untuk pengiriman lain, catat dari awal.`,
      en: `This dispatch is already recorded: ${sentence(known)}. What you have just entered was not saved; record another dispatch from the start.`,
    }),
    { ...shown(known), id: known.id, note: known.note },
  );
}
