import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import {
  type Disposition,
  type DispositionNode,
  dispositionRoleLabels,
  recipientName,
} from '../../../domain/letters/disposition.ts';
import { dispositionLife } from '../../../domain/letters/disposition-life.ts';
import { type PaperLetterhead, urgencies } from '../../../domain/letters/letter.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { dispositionInstruction } from '../../../resources/naskah-dinas/instruksi-disposisi.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { type DispositionSheet, renderDispositionPdf } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { type LogoSource, letterheadOfCompany, toPrint } from '../../letterheads/index.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { readerMark } from '../reading/reader-mark.ts';
import { shownSubject } from '../rules/masked-subject.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import type { LetterRow } from '../tables.ts';
import { findDisposition } from './find-disposition.ts';
import { presentDisposition } from './present-disposition.ts';

/**
 * GET /letter/api/Disposition/{id}/pdf: subjects masked, as it lies on the papers (DOMAIN 7); above Biasa logged
 * and marked (SPEC B3).
 * @throws Refusal 404 for a disposition that is not for the reader, 409 where it cannot be set
 */
export async function readDispositionSheet(deps: Deps, actor: Actor, id: string) {
  const { db } = deps;
  const found = await findDisposition(db, actor, id);
  const { letter } = found;
  await recordOpening(db, actor, letter, 'open-pdf', 'Lembar disposisi');
  const shown = await presentDisposition(db, actor, found);
  const watermark = (await readerMark(deps, actor, letter)) ?? null;
  const sheet = { ...(await sheetOf(deps, actor, letter, shown)), watermark };
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

async function sheetOf(
  source: LogoSource,
  actor: Actor,
  letter: LetterRow,
  shown: Disposition,
): Promise<Omit<DispositionSheet, 'watermark'>> {
  const executor = source.db;
  const facts = await printedFacts(executor, letter, shown.fromPositionId);
  const urgency = urgencies.find((one) => one.value === letter.urgency)?.label.id ?? '';
  return {
    id: shown.id,
    letterhead: await toPrint(source, facts.letterhead),
    facts: (
      [
        ['Nomor naskah', letter.number ?? ''],
        ['Tanggal naskah', letter.scriptDate ? longDate(letter.scriptDate) : ''],
        ['Pengirim', facts.senderName ?? ''],
        ['Hal', await shownSubject(executor, letter)],
        ['Sifat', [facts.securityName, urgency].filter(Boolean).join(', ')],
      ] as [string, string][]
    ).filter(([, value]) => value !== ''),
    from: `${shown.fromPositionName}\n${personOf(shown)}`,
    date: longDate(shown.createdAt),
    deadline: shown.deadline ? longDate(shown.deadline) : 'Tidak ditentukan',
    recipients: shown.recipients.map((one) => ({
      name: one.positionName,
      person: one.personName ?? '',
      role: dispositionRoleLabels[one.role].id,
    })),
    instructions: await instructionGroups(executor, shown),
    note: shown.note,
    chain: shown.tree.flatMap((node) => chainOf(node, 0)),
    securityName: facts.securityName ?? '',
    ending: endingOf(shown),
    printed: `Dicetak ${longDate(new Date())} oleh ${actor.personName}`,
    at: shown.createdAt,
  };
}

const personOf = ({ fromName, onBehalfOf }: DispositionNode): string =>
  onBehalfOf ? `${fromName}, atas nama ${onBehalfOf}` : fromName;

function endingOf({ withdrawnAt, closedAt, endReason }: DispositionNode): string {
  const at = withdrawnAt ?? closedAt;
  if (!at) return '';
  const words = `${withdrawnAt ? 'Ditarik' : 'Ditutup'} ${longDate(at)}`;
  return endReason ? `${words}: ${endReason}` : words;
}

function chainOf(node: DispositionNode, depth: number): DispositionSheet['chain'] {
  const state = node.withdrawnAt ? 'Ditarik' : node.closedAt ? 'Ditutup' : '';
  return [
    {
      depth,
      name: `${node.fromPositionName} mendisposisikan`,
      role: node.fromName,
      state,
      times: timeOf(node.createdAt),
      reports: [],
    },
    ...node.recipients.flatMap((one) => [
      {
        depth: depth + 1,
        name: recipientName(one),
        role: dispositionRoleLabels[one.role].id,
        state: dispositionLife[one.state].label.id,
        times: timeOf(one.doneAt ?? one.startedAt ?? one.readAt),
        reports: one.reports.map((report) => `${timeOf(report.at)}: ${report.text}`),
      },
      ...one.children.flatMap((child) => chainOf(child, depth + 2)),
    ]),
  ];
}

const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const timeOf = (at: string | null): string => (at ? moment.format(new Date(at)) : '');

type Printed = {
  letterhead: PaperLetterhead | null;
  senderName: string | null;
  securityName: string | null;
};

/** The giver's company prints it; the sender is as on the letter. */
async function printedFacts(executor: Executor, letter: LetterRow, fromPositionId: string): Promise<Printed> {
  const found = await executor.execute<Printed>(sql`
    select ${letterheadOfCompany(sql`o.company_code`)} as letterhead,
           coalesce((select i.sender_name from inbox_item i where i.letter_id = ${letter.id} order by i.id limit 1),
                    sp.name) as "senderName",
           c.name as "securityName"
    from position p join organization_unit o on o.id = p.unit_id
    left join position sp on sp.id = ${letter.senderPositionId}
    left join security_classification c on c.id = ${letter.securityId}
    where p.id = ${fromPositionId}`);
  return found.rows[0] as Printed;
}

/** Lists all instructions as on the paper form, with the ticked ones, including those inactive since. */
async function instructionGroups(executor: Executor, { instructions }: DispositionNode) {
  const ticked = instructions.map((one) => one.id);
  const found = await executor.execute<{ name: string; category: string; ticked: boolean }>(sql`
    select name, category, id = any(${sql.param(ticked)}::uuid[]) as ticked from disposition_instruction
    where is_active or id = any(${sql.param(ticked)}::uuid[]) order by sort_order, code`);
  return dispositionInstruction.fields.category.choices
    .map(({ value, label }) => ({
      group: label.id,
      items: found.rows.filter((row) => row.category === value).map(({ name, ticked }) => ({ name, ticked })),
    }))
    .filter((group) => group.items.length > 0);
}
