import { type SQL, sql } from 'drizzle-orm';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { terbilang } from '../../../lib/terbilang.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import type { Executor } from '../../db/executor.ts';
import type { MinutesSheet } from '../../documents/index.ts';

export type ListedUnit = {
  id: string;
  code: string;
  title: string;
  classification: string;
  firstYear: number;
  lastYear: number;
  items: number;
  /** Known of paper alone. */
  sheets: number | null;
  hasPaper: boolean;
  hasFiles: boolean;
  levels: string[];
  conditions: string[];
  box: string | null;
  activeYears: number | null;
  inactiveYears: number | null;
  until: string | null;
  finalDisposition: string | null;
  decision: string | null;
  extraYears: number | null;
  droppedAt: Date | null;
  dropReason: string | null;
};

/** The units of a proposal with what their list says of each, in the order of codes. */
export async function listedUnits(executor: Executor, proposalId: string): Promise<ListedUnit[]> {
  return (await executor.execute<ListedUnit>(listed(proposalId))).rows;
}

const listed = (id: string): SQL => sql`
  select f.id, f.code, f.title, c.code as classification, f.item_count as items,
    coalesce(a."firstYear", f.year) as "firstYear", coalesce(a."lastYear", f.year) as "lastYear", a.sheets,
    coalesce(a."hasPaper", false) as "hasPaper", coalesce(a."hasFiles", false) as "hasFiles",
    coalesce(a.levels, '{}') as levels, coalesce(a.conditions, '{}') as conditions, nullif(f.box, '') as box,
    f.active_years as "activeYears", f.inactive_years + coalesce(f.extended_years, 0) as "inactiveYears",
    case p.kind when 'transfer' then f.active_until else f.inactive_until end::text as until,
    f.final_disposition as "finalDisposition", o.decision, o.extra_years as "extraYears",
    o.dropped_at as "droppedAt", o.drop_reason as "dropReason"
  from retention_proposal_unit o join retention_proposal p on p.id = o.proposal_id
  join filing_unit f on f.id = o.filing_unit_id join archive_classification c on c.id = f.classification_id
  left join lateral (
    select min(extract(year from a.document_date))::int as "firstYear",
      max(extract(year from a.document_date))::int as "lastYear", sum(a.amount)::int as sheets,
      bool_or(a.amount is not null) as "hasPaper", bool_or(a.file_count > 0) as "hasFiles",
      array_agg(distinct a.development_level) as levels,
      array_agg(distinct a.condition) filter (where a.condition is not null) as conditions
    from archive a where a.filing_unit_id = f.id having count(*) > 0) a on true
  where o.proposal_id = ${id} order by o.dropped_at is not null, f.code, f.id`;

/** Its columns, a row a filing unit, and the sums below. */
export function listOf(
  kind: ProposalKind,
  units: readonly ListedUnit[],
): Omit<MinutesSheet['list'], 'title' | 'facts' | 'parties'> {
  const sheets = sumOf(units, ({ sheets }) => sheets ?? 0);
  return {
    columns: [
      { head: 'No.', side: 'center', width: 9 },
      { head: 'Kode\nklasifikasi', side: 'left', width: 18 },
      { head: 'Nomor berkas', side: 'left', width: 33 },
      { head: 'Jenis dan uraian arsip', side: 'left' },
      { head: 'Kurun\nwaktu', side: 'center', width: 18 },
      { head: 'Arsip', group: 'Jumlah', side: 'right', width: 12 },
      { head: 'Lembar', group: 'Jumlah', side: 'right', width: 15 },
      { head: 'Tingkat\nperkem-\nbangan', side: 'left', width: 17 },
      { head: 'Media', side: 'left', width: 17 },
      { head: 'No.\nboks', side: 'center', width: 12 },
      { head: 'Aktif +\ninaktif\n(tahun)', group: 'Retensi', side: 'center', width: 14 },
      {
        head: kind === 'transfer' ? 'Aktif\nsampai' : 'Berakhir',
        group: 'Retensi',
        side: 'center',
        width: 18,
      },
      { head: kind === 'appraise' ? 'Hasil' : 'Nasib\nakhir', side: 'left', width: 19 },
      { head: 'Keterangan\n(kondisi)', side: 'left', width: 20 },
    ],
    rows: units.map((unit, at) => [
      `${at + 1}.`,
      unit.classification,
      unit.code,
      unit.title,
      yearsOf(unit),
      count(unit.items),
      unit.sheets === null ? '-' : count(unit.sheets),
      unit.levels.map(levelName).join(', ') || '-',
      mediumOf(unit),
      unit.box ?? '-',
      unit.activeYears === null ? '-' : `${unit.activeYears} + ${unit.inactiveYears ?? 0}`,
      unit.until ? unit.until.split('-').toReversed().join('-') : '-',
      kind === 'appraise' ? resultOf(unit) : (dispositionName(unit.finalDisposition) ?? '-'),
      unit.conditions.map(conditionName).join(', ') || '-',
    ]),
    totals: [
      `${count(units.length)} berkas`,
      count(sumOf(units, ({ items }) => items)),
      sheets > 0 ? count(sheets) : '-',
      boxesSaid(units),
    ],
  };
}

/** How many, of which years and in which boxes, in words. */
export function amountFacts(units: readonly ListedUnit[]): [string, string][] {
  const boxes = boxesOf(units);
  const first = Math.min(...units.map(({ firstYear }) => firstYear));
  const last = Math.max(...units.map(({ lastYear }) => lastYear));
  return [
    [
      'jumlah arsip',
      `${inBoth(units.length)} berkas berisi ${inBoth(sumOf(units, ({ items }) => items))} arsip${boxes.length > 0 ? ` dalam ${inBoth(boxes.length)} boks` : ''}, dirinci dalam lampiran`,
    ],
    ['kurun waktu', first === last ? `tahun ${first}` : `tahun ${first} sampai dengan tahun ${last}`],
  ];
}

const choiceName = (choices: readonly { value: string; label: { id: string } }[]) => (value: string | null) =>
  choices.find((choice) => choice.value === value)?.label.id;
const levelName = choiceName(archive.fields.developmentLevel.choices);
const conditionName = choiceName(archive.fields.condition.choices);
const dispositionName = choiceName(filingUnit.fields.finalDisposition.choices);

const yearsOf = ({ firstYear, lastYear }: ListedUnit): string =>
  firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`;

const mediumOf = ({ hasPaper, hasFiles }: ListedUnit): string =>
  hasPaper && hasFiles ? 'Kertas, elektronik' : hasFiles ? 'Elektronik' : hasPaper ? 'Kertas' : '-';

const resultOf = ({ decision, extraYears }: ListedUnit): string =>
  decision === 'Perpanjang' ? `Diperpanjang ${extraYears} tahun` : (decision ?? '-');

const boxesOf = (units: readonly ListedUnit[]): string[] => [
  ...new Set(units.flatMap(({ box }) => (box ? [box] : []))),
];
const boxesSaid = (units: readonly ListedUnit[]): string => {
  const boxes = boxesOf(units);
  return boxes.length > 0 ? `dalam ${count(boxes.length)} boks` : '';
};

const sumOf = (units: readonly ListedUnit[], of: (unit: ListedUnit) => number): number =>
  units.reduce((sum, unit) => sum + of(unit), 0);
const count = (value: number): string => value.toLocaleString('id-ID');
const inBoth = (value: number): string => `${count(value)} (${terbilang(value)})`;
