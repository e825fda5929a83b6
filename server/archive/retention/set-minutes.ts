import { sql } from 'drizzle-orm';
import {
  flows,
  type ProposalKind,
  type ProposalStep,
  stepWords,
} from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { longDate } from '../../../resources/naskah-dinas/tags.ts';
import { dayInWib } from '../../../resources/wib.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { type MinutesSheet, renderMinutesPdf, sha256 } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { orUnprintable, sealOf } from '../../letters/index.ts';
import type { ProposalFound } from './find-proposal.ts';
import { type UnitRow, unitsStatement } from './read-proposals.ts';
import type { Minutes } from './tables.ts';

/**
 * Sets the minutes of a proposal that comes to its end, with its list, hashes and seals them as a signed letter is, and
 * keeps exactly these bytes (DOMAIN 8: berita acara).
 * @throws Refusal 409 where they cannot be set
 */
export async function setMinutes(
  { config, files }: Pick<Deps, 'config' | 'files'>,
  tx: Executor,
  proposal: ProposalFound & { at: Date },
): Promise<Minutes> {
  const year = dayInWib(proposal.at).slice(0, 4);
  const number = `BA-${codes[proposal.kind]}/${String(proposal.no).padStart(4, '0')}/${year}`;
  const sheet = await sheetOf(tx, proposal, number);
  const pdf = await orUnprintable(renderMinutesPdf(sheet), () =>
    conflict('Berita acara ini tidak dapat dicetak. Coba lagi.'),
  );
  const hash = sha256(pdf);
  const kept = await files.putFile(pdf, { name: 'berita-acara.pdf', maxBytes: 100 * 1024 * 1024 });
  return {
    number,
    fileHash: kept.hash,
    sha256: hash,
    signature: sealOf(config.secret, hash),
    size: kept.size,
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
    'telah dilakukan pemusnahan arsip yang masa simpannya telah habis sebagaimana tercantum dalam daftar terlampir, secara total sehingga isi arsip tidak dapat dikenali lagi. Daftar ini disimpan selamanya.',
  permanent:
    'telah dilakukan penyerahan arsip yang berketerangan permanen sebagaimana tercantum dalam daftar terlampir kepada lembaga kearsipan untuk disimpan sebagai arsip statis.',
  appraise:
    'telah dilakukan penilaian kembali atas arsip yang masa simpannya telah habis, dengan hasil sebagaimana tercantum dalam daftar terlampir.',
};

type Head = { unitName: string; letterheadName: string | null; letterheadContent: string | null };
type Signed = { step: ProposalStep; at: Date; name: string; position: string };

async function sheetOf(
  tx: Executor,
  proposal: ProposalFound & { at: Date },
  number: string,
): Promise<MinutesSheet> {
  const [head] = (
    await tx.execute<Head>(sql`
      select u.name as "unitName", h.company_name as "letterheadName", h.content as "letterheadContent"
      from organization_unit u left join lateral (
        select company_name, content from letterhead_template t
        where t.company_code = u.company_code and t.is_active order by t.code limit 1) h on true
      where u.id = ${proposal.unitId}`)
  ).rows;
  const signed = await tx.execute<Signed>(sql`
    select t.step, t.at, w.person_name as name, q.name as position from retention_step t
    join "user" w on w.id = t.user_id join position q on q.id = t.position_id
    where t.proposal_id = ${proposal.id} order by t.at, t.id`);
  const all = (await tx.execute<UnitRow>(unitsStatement(proposal.id))).rows;
  const units = all.filter((unit) => unit.droppedAt === null);
  const items = units.reduce((sum, unit) => sum + unit.itemCount, 0);
  const day = dayInWib(proposal.at);
  return {
    id: proposal.id,
    letterhead: head?.letterheadName
      ? { name: head.letterheadName, content: head.letterheadContent ?? '' }
      : null,
    title: titles[proposal.kind],
    number,
    paragraphs: [
      `Pada hari ini, ${longDate(day)}, ${deeds[proposal.kind]}`,
      ...(proposal.note ? [proposal.note] : []),
    ],
    facts: [
      ['Unit pengusul', head?.unitName ?? ''],
      ['Jumlah', `${count(units.length)} berkas, ${count(items)} arsip`],
      ['Klasifikasi', [...new Set(units.map((unit) => unit.classificationLabel))].slice(0, 12).join('\n')],
    ],
    people: peopleOf(proposal.kind, signed.rows),
    heads: ['No.', 'Kode', 'Judul berkas', 'Unit pengolah', 'Tahun', 'Arsip', ...lastHead(proposal.kind)],
    rows: units.map((unit, at) => [
      String(at + 1),
      unit.code,
      unit.title,
      unit.unitName,
      String(unit.year),
      count(unit.itemCount),
      ...lastCell(proposal.kind, unit),
    ]),
    total: `${count(units.length)} berkas, ${count(items)} arsip`,
    dropped: all
      .filter((unit) => unit.droppedAt !== null)
      .map((unit) => [unit.code, unit.title, unit.dropReason ?? '']),
    printed: `Ditandatangani secara elektronik ${longDate(day)}`,
    day,
  };
}

const lastHead = (kind: ProposalKind): string[] =>
  kind === 'appraise' ? ['Hasil'] : kind === 'transfer' ? ['Aktif sampai'] : ['Inaktif sampai'];

const lastCell = (kind: ProposalKind, { decision, extraYears, until }: UnitRow): string[] => {
  if (kind !== 'appraise') return [until ? longDate(until) : ''];
  return [decision === 'Perpanjang' ? `Diperpanjang ${extraYears} tahun` : (decision ?? '')];
};

/** In the order of the way; each says what they did and when. */
function peopleOf(kind: ProposalKind, signed: readonly Signed[]): MinutesSheet['people'] {
  return flows[kind].flatMap(({ step, isSigned }) => {
    const by = signed.find((one) => one.step === step);
    // Who proposes or checks a transfer stands there as a party that signs.
    if (!by || (kind === 'transfer' && !isSigned)) return [];
    const how = isSigned ? 'Ditandatangani secara elektronik' : stepWords[step].done;
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
