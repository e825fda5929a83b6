import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import {
  type Disposition,
  type DispositionRecipient,
  dispositionRoleLabels,
} from '../../../domain/letters/disposition.ts';
import { longMoment } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { type DispositionSheet, renderDispositionPdf } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { readerMark } from '../reading/reader-mark.ts';
import { dayOnSlip, letterOnSlip, printedOnSlip } from '../sheet/letter-on-slip.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import { type Found, findDisposition } from './find-disposition.ts';
import { followUpOf } from './follow-up.ts';
import { presentDisposition } from './present-disposition.ts';

/**
 * GET /letter/api/Disposition/{id}/pdf: subjects masked, as it lies on the papers (DOMAIN 7); above Biasa logged
 * and marked (SPEC B3).
 * @throws Refusal 404 for a disposition that is not for the reader, 409 where it cannot be set
 */
export async function readDispositionSheet(deps: Deps, actor: Actor, id: string) {
  const found = await findDisposition(deps.db, actor, id);
  const { letter } = found;
  await recordOpening(deps.db, actor, letter, 'open-pdf', 'Lembar disposisi');
  const sheet = await sheetOf(deps, actor, found);
  const pdf = await orUnprintable(renderDispositionPdf(sheet), () =>
    conflict(
      translate({
        id: 'Lembar disposisi ini tidak dapat dicetak.',
        en: 'This disposition sheet cannot be printed.',
      }),
    ),
  );
  const name = `Lembar disposisi ${letter.number ?? ''}`.trim().replaceAll('/', '-');
  return { content: Readable.from([pdf]), name: `${name}.pdf`, mimeType: 'application/pdf' };
}

async function sheetOf(deps: Deps, actor: Actor, found: Found): Promise<DispositionSheet> {
  const { letter } = found;
  const shown = await presentDisposition(deps.db, actor, found);
  const { isMasked, ...about } = await letterOnSlip(deps, letter, shown.fromPositionId);
  const recipients =
    isMasked && shown.mine ? shown.recipients.filter(({ id }) => id === shown.mine) : shown.recipients;
  return {
    kind: 'disposisi',
    id: shown.id,
    ...about,
    recipients: responsibleFirst(recipients).map((one) => ({
      name: one.positionName,
      person: one.personName ?? '',
      role: dispositionRoleLabels[one.role].id,
      isResponsible: one.role === 'penanggung-jawab',
    })),
    deadline: shown.deadline ? dayOnSlip(shown.deadline) : '-',
    deadlineReason: shown.deadlineReason ?? '',
    instructions: await instructionsToPrint(deps.db, shown),
    note: shown.note,
    given: {
      moment: longMoment(shown.createdAt),
      post: shown.fromPositionName,
      name: shown.fromName,
      onBehalfOf: shown.onBehalfOf ?? '',
    },
    url: `${deps.config.publicUrl}/naskah-dinas/tugas/disposition-in/${shown.id}`,
    followUp: followUpOf({ ...shown, recipients }),
    printed: printedOnSlip(actor),
    at: shown.createdAt,
    watermark: (await readerMark(deps, actor, letter)) ?? null,
  };
}

const responsibleFirst = (recipients: readonly DispositionRecipient[]): DispositionRecipient[] =>
  recipients.toSorted(
    (a, b) => Number(b.role === 'penanggung-jawab') - Number(a.role === 'penanggung-jawab'),
  );

/** As many instructions are printed to choose from; ticked ones are added. */
const mostPrinted = 12;

/** Those this post ticked most in a year, in the order of the form, with all that are ticked here. */
async function instructionsToPrint(
  executor: Executor,
  { instructions, fromPositionId }: Disposition,
): Promise<NonNullable<DispositionSheet['instructions']>> {
  const ticked = sql.param(instructions.map((one) => one.id));
  const found = await executor.execute<{ name: string; isTicked: boolean }>(sql`
    with used as (
      select i.id, count(*) as times from disposition d cross join unnest(d.instruction_ids) i (id)
      where d.from_position_id = ${fromPositionId} and d.created_at > now() - interval '1 year' group by i.id)
    select o.name, o.id = any(${ticked}::uuid[]) as "isTicked" from (
      select n.*, row_number() over (order by n.is_active desc, coalesce(u.times, 0) desc, n.sort_order, n.code) as rank
      from disposition_instruction n left join used u on u.id = n.id) o
    where o.id = any(${ticked}::uuid[]) or (o.is_active and o.rank <= ${mostPrinted})
    order by o.sort_order, o.code`);
  return found.rows;
}
