import { sql } from 'drizzle-orm';
import { flows, type ProposalKind, type ProposalStep } from '../../../domain/archive/retention-flow.ts';
import { stepMessages } from '../../../domain/archive/retention-words.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { longDate } from '../../../domain/letters/tags.ts';
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
import { type UnitRow, unitsStatement } from './read-proposals.ts';
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

const codes: Record<ProposalKind, string> = {
  transfer: 'PINDAH',
  destroy: 'MUSNAH',
  permanent: 'SERAH',
  appraise: 'NILAI',
};
const titles: Record<ProposalKind, string> = {
  transfer: 'Berita Acara Pemindahan Arsip',
  destroy: 'Berita Acara Pemusnahan Arsip',
  permanent: 'Berita Acara Penyerahan Arsip Statis',
  appraise: 'Berita Acara Penilaian Kembali Arsip',
};
const deeds: Record<ProposalKind, string> = {
  transfer:
    'telah dilakukan pemindahan arsip inaktif dari unit pengolah kepada unit kearsipan sebagaimana tercantum dalam daftar terlampir. Sejak tanggal ini pengelolaan arsip tersebut menjadi tanggung jawab unit kearsipan.',
  destroy:
    'telah dilakukan pemusnahan arsip yang masa simpannya telah habis sebagaimana tercantum dalam daftar terlampir, secara total sehingga isinya tidak dapat dikenali lagi. Daftar ini disimpan selamanya.',
  permanent:
    'telah dilakukan penyerahan arsip yang berketerangan permanen sebagaimana tercantum dalam daftar terlampir kepada lembaga kearsipan untuk disimpan sebagai arsip statis.',
  appraise:
    'telah dilakukan penilaian kembali atas arsip yang masa simpannya telah habis, dengan hasil sebagaimana tercantum dalam daftar terlampir.',
};

type Head = { unitName: string; letterhead: PaperLetterhead | null };
type Signed = { step: ProposalStep; at: Date; name: string; position: string };
type Ending = {
  proposal: ProposalFound;
  /** The step that is its last, and when it is taken. */
  step: ProposalStep;
  at: Date;
  /** What drops out with it. */
  gone: Standing['gone'];
};

/**
 * The content of the minutes if the actor completes the proposal now.
 * @throws as toPrint
 */
export async function sheetOf(
  source: LogoSource,
  actor: Actor,
  { proposal, step, at, gone }: Ending,
): Promise<MinutesSheet> {
  const executor = source.db;
  const day = dayInWib(at);
  const { kind } = proposal;
  const number = `BA-${codes[kind]}/${String(proposal.no).padStart(4, '0')}/${day.slice(0, 4)}`;
  const [head] = (
    await executor.execute<Head>(sql`
      select u.name as "unitName", ${letterheadOfCompany(sql`u.company_code`)} as letterhead
      from organization_unit u where u.id = ${proposal.unitId}`)
  ).rows;
  const signed = await executor.execute<Signed>(sql`
    select t.step, t.at, w.person_name as name, q.name as position from retention_step t
    join "user" w on w.id = t.user_id join position q on q.id = t.position_id
    where t.proposal_id = ${proposal.id} order by t.at, t.id`);
  const last = { step, at, name: actor.personName, position: actor.positionName };
  const reasons = new Map(gone.map(({ unit, reason }) => [unit.id, reason]));
  const all = (await executor.execute<UnitRow>(unitsStatement(proposal.id))).rows.map((unit) => ({
    ...unit,
    dropReason: reasons.get(unit.id) ?? unit.dropReason,
    isOut: unit.droppedAt !== null || reasons.has(unit.id),
  }));
  const units = all.filter(({ isOut }) => !isOut);
  const copies =
    kind === 'destroy'
      ? await copiesElsewhere(
          executor,
          units.map(({ id }) => id),
        )
      : noCopies;
  const items = units.reduce((sum, unit) => sum + unit.itemCount, 0);
  return {
    id: proposal.id,
    letterhead: await toPrint(source, head?.letterhead ?? null),
    title: titles[kind],
    number,
    paragraphs: [
      `Pada hari ini, ${weekdayOf(day)}, ${longDate(day)}, ${deeds[kind]}`,
      ...(copies.count > 0 ? [copiesSaid(copies.count)] : []),
      ...(proposal.note ? [proposal.note] : []),
    ],
    facts: [
      ['Unit pengusul', head?.unitName ?? ''],
      ['Jumlah', `${count(units.length)} berkas, ${count(items)} arsip`],
      ['Klasifikasi', [...new Set(units.map((unit) => unit.classificationLabel))].slice(0, 12).join('\n')],
    ],
    people: peopleOf(kind, [...signed.rows, last]),
    heads: ['No.', 'Kode', 'Judul berkas', 'Unit pengolah', 'Tahun', 'Arsip', ...lastHead(kind)],
    rows: units.map((unit, index) => [
      String(index + 1),
      unit.code,
      unit.title,
      unit.unitName,
      String(unit.year),
      count(unit.itemCount),
      ...lastCell(kind, unit),
    ]),
    total: `${count(units.length)} berkas, ${count(items)} arsip`,
    copies: copies.rows,
    dropped: all.filter(({ isOut }) => isOut).map((unit) => [unit.code, unit.title, unit.dropReason ?? '']),
    printed: `Ditandatangani secara elektronik ${longDate(day)}`,
    day,
  };
}

const copiesSaid = (copies: number): string =>
  `Yang dimusnahkan adalah arsip milik unit dalam daftar. Dari ${count(copies)} di antaranya masih ada salinan yang disimpan unit lain menurut masa simpannya sendiri; salinan itu tidak dimusnahkan dan disebutkan dalam daftar salinan. Isi sebuah naskah dimusnahkan bersama salinannya yang terakhir.`;

const lastHead = (kind: ProposalKind): string[] =>
  kind === 'appraise' ? ['Hasil'] : kind === 'transfer' ? ['Aktif sampai'] : ['Inaktif sampai'];

const lastCell = (kind: ProposalKind, { decision, extraYears, until }: UnitRow): string[] => {
  if (kind !== 'appraise') return [until ? longDate(until) : ''];
  return [decision === 'Perpanjang' ? `Diperpanjang ${extraYears} tahun` : (decision ?? '')];
};

/** Signers in workflow order, each with action and time. */
function peopleOf(kind: ProposalKind, signed: readonly Signed[]): MinutesSheet['people'] {
  return flows[kind].flatMap(({ step, isSigned }) => {
    const by = signed.find((one) => one.step === step);
    // Proposer and checker of a transfer appear as signing parties instead.
    if (!by || (kind === 'transfer' && !isSigned)) return [];
    const how = isSigned ? 'Ditandatangani secara elektronik' : stepMessages[step].done.id;
    return [{ role: roles[step], position: by.position, name: by.name, said: `${how} ${moment(by.at)}` }];
  });
}

const roles: Record<ProposalStep, string> = {
  submit: 'Pengusul',
  check: 'Pemeriksa',
  'sign-first': 'Pihak pertama, yang memindahkan',
  'sign-second': 'Pihak kedua, yang menerima',
  appraise: 'Panitia penilai',
  approve: 'Pimpinan yang menyetujui',
  'witness-legal': 'Saksi dari legal',
  'witness-audit': 'Saksi dari audit internal',
  'hand-over': 'Yang menyerahkan',
};

const count = (value: number): string => value.toLocaleString('id-ID');
const moment = (at: Date | string): string => `${momentFormat.format(new Date(at))} WIB`;
const momentFormat = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const weekdays = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });
/** "Minggu", as minutes say it before the date. */
const weekdayOf = (day: string): string => weekdays.format(new Date(`${day}T00:00:00Z`));
