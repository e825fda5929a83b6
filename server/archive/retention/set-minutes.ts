import { sql } from 'drizzle-orm';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import type { MinutesFacts } from '../../../domain/archive/minutes-facts.ts';
import { flows, type ProposalStep, proposalNumber } from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { stepMessages } from '../../../domain/archive/retention-words.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { longDate, longMoment } from '../../../domain/letters/tags.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { type MinutesSheet, renderMinutesPdf, sha256 } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { type LogoSource, letterheadOfCompany, toPrint } from '../../letterheads/index.ts';
import { orUnprintable, sealOf } from '../../letters/index.ts';
import { copiesElsewhere, noCopies } from './copies-elsewhere.ts';
import type { ProposalFound } from './find-proposal.ts';
import { amountFacts, listedUnits, listOf } from './minutes-list.ts';
import { legalBases, minutesWords, roleWords } from './minutes-words.ts';
import type { Minutes } from './tables.ts';
import type { Standing } from './units-to-go.ts';

export type SetMinutes = { minutes: Minutes; isOf: (sheet: MinutesSheet) => boolean };

/**
 * Stores the typeset minutes' exact bytes (DOMAIN 8: berita acara).
 * Unreferenced ones are removed with the left files.
 * @throws Refusal 409 when they cannot be typeset
 */
export async function setMinutes(
  { config, files }: Pick<Deps, 'config' | 'files'>,
  sheet: MinutesSheet,
): Promise<SetMinutes> {
  const pdf = await orUnprintable(renderMinutesPdf(sheet), () =>
    conflict(
      translate({
        id: 'Berita acara ini tidak dapat dicetak. Coba lagi.',
        en: 'These minutes cannot be printed. Try again.',
      }),
    ),
  );
  const hash = sha256(pdf);
  const kept = await files.putFile(pdf, { name: 'berita-acara.pdf', maxBytes: 100 * 1024 * 1024 });
  const seal = { sha256: hash, signature: sealOf(config.secret, hash), size: kept.size };
  const told = JSON.stringify(sheet);
  return {
    minutes: { number: sheet.number, fileHash: kept.hash, ...seal },
    isOf: (other) => JSON.stringify(other) === told,
  };
}

type Head = { unitName: string; letterhead: PaperLetterhead | null; npp: string | null };
type Signed = {
  step: ProposalStep;
  at: Date;
  name: string;
  position: string;
  npp: string | null;
  note: string | null;
  facts: MinutesFacts;
};
type Ending = {
  proposal: ProposalFound;
  /** The step that is its last, when it is taken, and what its actor remarks. */
  step: ProposalStep;
  at: Date;
  note: string | null;
  facts: MinutesFacts;
  /** What drops out with it. */
  gone: Standing['gone'];
};

/**
 * The content of the minutes if the actor completes the proposal now.
 * @throws as toPrint
 */
export async function sheetOf(
  source: LogoSource & Pick<Deps, 'config'>,
  actor: Actor,
  { proposal, step, at, note, facts, gone }: Ending,
): Promise<MinutesSheet> {
  const executor = source.db;
  const day = dayInWib(at);
  const { kind } = proposal;
  const words = minutesWords[kind];
  const [head] = (
    await executor.execute<Head>(sql`
      select u.name as "unitName", ${letterheadOfCompany(sql`u.company_code`)} as letterhead,
        (select w.npp from "user" w where w.id = ${actor.userId}) as npp
      from organization_unit u where u.id = ${proposal.unitId}`)
  ).rows;
  const taken = await executor.execute<Signed>(sql`
    select t.step, t.at, w.person_name as name, w.npp, q.name as position, t.note, t.facts from retention_step t
    join "user" w on w.id = t.user_id join position q on q.id = t.position_id
    where t.proposal_id = ${proposal.id} order by t.at, t.id`);
  const last = {
    step,
    at,
    name: actor.personName,
    position: actor.positionName,
    npp: head?.npp ?? null,
    note,
    facts,
  };
  const steps = [...taken.rows, last];
  const reasons = new Map(gone.map(({ unit, reason }) => [unit.id, reason]));
  const all = (await listedUnits(executor, proposal.id)).map((unit) => ({
    ...unit,
    dropReason: reasons.get(unit.id) ?? unit.dropReason,
    isOut: unit.droppedAt !== null || reasons.has(unit.id),
  }));
  const units = all.filter(({ isOut }) => !isOut);
  const told: MinutesFacts = Object.assign({}, ...steps.map((one) => one.facts));
  const unitIds = units.map(({ id }) => id);
  const copies = kind === 'destroy' ? await copiesElsewhere(executor, unitIds) : noCopies;
  const letterhead = head?.letterhead ?? null;
  return {
    id: proposal.id,
    letterhead: await toPrint(source, letterhead),
    title: words.title,
    number: `BA-${words.code}/${String(proposal.no).padStart(4, '0')}/${day.slice(0, 4)}`,
    opening: `Pada hari ini, ${weekdayOf(day)}, tanggal ${dayInWords(day)} (${day.split('-').toReversed().join('-')}), kami yang bertanda tangan di bawah ini${words.deed(committeeSaid(told))} berdasarkan:`,
    bases: [...legalBases, ...consents(proposal, steps, told)],
    facts: [
      ...amountFacts(units),
      ...circumstances(told),
      ['unit pengusul', head?.unitName ?? ''],
      ...(proposal.note ? ([['catatan usul', proposal.note]] as [string, string][]) : []),
      ...steps.flatMap(({ step, note }): [string, string][] =>
        note ? [[`catatan ${nameOf(step)}`, note]] : [],
      ),
    ],
    paragraphs: [...words.statements, ...(copies.count > 0 ? [copiesSaid(copies.count)] : []), words.closing],
    people: peopleOf(kind, steps),
    list: {
      title: words.listTitle,
      facts: [
        ['Pencipta arsip', letterhead?.name ?? ''],
        ['Unit pengusul', head?.unitName ?? ''],
      ],
      ...listOf(kind, units),
      parties: words.listedBy.flatMap((step) => partiesOf(kind, steps, step)),
    },
    copies: copies.rows,
    dropped: all.filter(({ isOut }) => isOut).map((unit) => [unit.code, unit.title, unit.dropReason ?? '']),
    url: `${source.config.publicUrl}${filingPages.retention}/${proposal.id}`,
    day,
  };
}

const copiesSaid = (copies: number): string =>
  `Yang dimusnahkan adalah arsip milik unit dalam daftar. Dari ${count(copies)} di antaranya masih ada salinan yang disimpan unit lain menurut masa simpannya sendiri; salinan itu tidak dimusnahkan dan disebutkan dalam daftar salinan. Isi sebuah naskah dimusnahkan bersama salinannya yang terakhir.`;

/** The decree that names the appraisers, after their name. */
const committeeSaid = ({ committeeNumber, committeeDate }: MinutesFacts): string =>
  committeeNumber && committeeDate
    ? ` menurut Keputusan Nomor ${committeeNumber} tanggal ${longDate(committeeDate)},`
    : '';

/** How, where and when it was done, as far as it was said. */
const circumstances = ({ method, place, from, until }: MinutesFacts): [string, string][] => [
  ...(method ? ([['metode', method]] as [string, string][]) : []),
  ...(place ? ([['tempat', place]] as [string, string][]) : []),
  ...(from && until
    ? ([['waktu', `pukul ${hourSaid(from)} sampai dengan ${hourSaid(until)} WIB`]] as [string, string][])
    : []),
];

const hourSaid = (hour: string): string => hour.replace(':', '.');

/** ANRI's consent, the decree on the list, the proposal and what was decided on it, as the last of the bases. */
function consents({ no }: ProposalFound, steps: readonly Signed[], told: MinutesFacts): string[] {
  const number = proposalNumber(no);
  const on = (wanted: ProposalStep) => steps.find(({ step }) => step === wanted);
  const [appraised, approved] = [on('appraise'), on('approve')];
  return [
    ...(told.consentNumber && told.consentDate
      ? [
          `persetujuan Kepala Arsip Nasional Republik Indonesia Nomor ${told.consentNumber} tanggal ${longDate(told.consentDate)}`,
        ]
      : []),
    ...(told.decreeNumber && told.decreeDate
      ? [
          `Keputusan Nomor ${told.decreeNumber} tanggal ${longDate(told.decreeDate)} tentang penetapan daftar arsip`,
        ]
      : []),
    ...(appraised
      ? [`hasil penilaian panitia penilai atas ${number} tanggal ${longDate(new Date(appraised.at))}`]
      : []),
    ...(approved
      ? [`persetujuan ${approved.position} atas ${number} tanggal ${longDate(new Date(approved.at))}`]
      : []),
    ...(appraised || approved ? [] : [number]),
  ];
}

const nameOf = (step: ProposalStep): string => roleWords[step].replace('\n', ' ').toLowerCase();

/** Who took the steps, in the order of the flow, each with action and time. */
const peopleOf = (kind: ProposalKind, steps: readonly Signed[]): MinutesSheet['people'] =>
  flows[kind]
    // Proposer and checker of a transfer appear as signing parties instead.
    .filter(({ isSigned }) => kind !== 'transfer' || isSigned)
    .flatMap(({ step }) => partiesOf(kind, steps, step));

function partiesOf(
  kind: ProposalKind,
  steps: readonly Signed[],
  wanted: ProposalStep,
): MinutesSheet['people'] {
  const by = steps.find(({ step }) => step === wanted);
  const rule = flows[kind].find(({ step }) => step === wanted);
  if (!by || !rule) return [];
  const how = rule.isSigned ? 'Ditandatangani secara elektronik' : stepMessages[wanted].done.id;
  return [
    {
      role: roleWords[wanted],
      position: by.position,
      name: by.name,
      npp: by.npp ?? '',
      said: `${how}\n${longMoment(new Date(by.at))}`,
      isSigned: rule.isSigned,
    },
  ];
}

const count = (value: number): string => value.toLocaleString('id-ID');

const weekdays = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });
/** "Minggu", as minutes say it before the date. */
const weekdayOf = (day: string): string => weekdays.format(new Date(`${day}T00:00:00Z`));
