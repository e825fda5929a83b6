import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { longMoment } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { type DispositionSheet, renderDispositionPdf } from '../../documents/index.ts';
import { conflict, notFound } from '../../http/index.ts';
import { iso } from '../lists/row.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { findLetter } from '../reading/find-letter.ts';
import { readerMark } from '../reading/reader-mark.ts';
import { letterOnSlip, printedOnSlip, timeOnSlip } from '../sheet/letter-on-slip.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import { findInboxItem } from './find-inbox-item.ts';

/**
 * GET /letter/api/Inbox/{id}/forward-sheet: what goes with a letter among peers (DOMAIN 7: teruskan); above Biasa
 * logged and marked (SPEC B3). By default of the forward that brought it.
 * @param given of this post's own newest forward
 * @throws Refusal 404 unseen, or not forwarded to or by this post; 409 where it cannot be set
 */
export async function readForwardSheet(deps: Deps, actor: Actor, itemId: string, given = false) {
  const item = await findInboxItem(deps.db, actor, itemId);
  const letter = await findLetter(deps.db, actor, item.letterId);
  const receivers = given
    ? await forwardedBy(deps.db, letter.id, actor.positionId)
    : await forwardedWith(deps.db, item.id);
  const own = given ? receivers[0] : receivers.find(({ id }) => id === item.id);
  if (!own)
    throw notFound(
      translate(
        given
          ? { id: 'Anda tidak meneruskan naskah ini.', en: 'You did not forward this letter.' }
          : { id: 'Naskah ini tidak diteruskan kepada Anda.', en: 'This letter was not forwarded to you.' },
      ),
    );
  await recordOpening(deps.db, actor, letter, 'open-pdf', 'Lembar penerusan');
  const { isMasked, ...about } = await letterOnSlip(deps, letter, own.fromPositionId);
  // Who else received it is the forwarder's to know, not each receiver's.
  const named = isMasked && !given ? [own] : receivers;
  const at = iso(own.receivedAt);
  const sheet: DispositionSheet = {
    kind: 'penerusan',
    id: own.id,
    ...about,
    recipients: named.map(({ name, person }) => ({
      name,
      person: person ?? '',
      role: '',
      isResponsible: false,
    })),
    deadline: '',
    deadlineReason: '',
    instructions: null,
    note: own.note ?? '',
    given: { moment: longMoment(at), post: own.fromPositionName, name: own.fromName, onBehalfOf: '' },
    url: `${deps.config.publicUrl}/naskah-dinas/inbox/${letter.id}`,
    followUp: followUpOf(named, at),
    printed: printedOnSlip(actor),
    at,
    watermark: (await readerMark(deps, actor, letter)) ?? null,
  };
  const pdf = await orUnprintable(renderDispositionPdf(sheet), () =>
    conflict(
      translate({
        id: 'Lembar penerusan ini tidak dapat dicetak.',
        en: 'This forwarding sheet cannot be printed.',
      }),
    ),
  );
  const name = `Lembar penerusan ${letter.number ?? ''}`.trim().replaceAll('/', '-');
  return { content: Readable.from([pdf]), name: `${name}.pdf`, mimeType: 'application/pdf' };
}

type Receiver = {
  id: string;
  name: string;
  person: string | null;
  receivedAt: string;
  readAt: string | null;
  closedAt: string | null;
  note: string | null;
  fromPositionId: string;
  fromPositionName: string;
  fromName: string;
};

/** All that the forward reached that brought this item: by the same post in the same transaction. */
const forwardedWith = (executor: Executor, itemId: string): Promise<Receiver[]> =>
  reachedBy(executor, sql`own.id = ${itemId}`);

/** The same of the newest forward by a post. */
const forwardedBy = (executor: Executor, letterId: string, positionId: string): Promise<Receiver[]> =>
  reachedBy(
    executor,
    sql`own.id = (select n.id from inbox_item n where n.letter_id = ${letterId}
      and n.forwarded_by_position_id = ${positionId} order by n.received_at desc, n.id limit 1)`,
  );

async function reachedBy(executor: Executor, own: SQL): Promise<Receiver[]> {
  const found = await executor.execute<Receiver>(sql`
    select i.id, p.name, u.person_name as person, i.received_at as "receivedAt",
           i.read_at as "readAt", i.closed_at as "closedAt", i.forward_note as note,
           i.forwarded_by_position_id as "fromPositionId", fp.name as "fromPositionName", fu.person_name as "fromName"
    from inbox_item own
    join inbox_item i on i.letter_id = own.letter_id and i.received_at = own.received_at
      and i.forwarded_by_position_id = own.forwarded_by_position_id
    join position p on p.id = i.position_id
    left join "user" u on u.id = i.only_user_id
    join position fp on fp.id = i.forwarded_by_position_id
    join "user" fu on fu.id = i.forwarded_by_user_id
    where ${own} order by p.name, i.id`);
  return found.rows;
}

function followUpOf(receivers: readonly Receiver[], since: string): DispositionSheet['followUp'] {
  return receivers
    .flatMap(({ name, readAt, closedAt }) => [
      ...(readAt ? [{ at: iso(readAt), words: `${name}: dibaca` }] : []),
      ...(closedAt ? [{ at: iso(closedAt), words: `${name}: selesai` }] : []),
    ])
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ at, words }) => ({ time: timeOnSlip(at, since), words }));
}
