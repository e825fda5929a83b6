import { archiveLimits } from '../../../domain/archive/archive-detail.ts';
import { archiveStates, isDestroyed, isWithUnit } from '../../../domain/archive/archive-life.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { archive, archivePageOf, inactiveArchive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { addRowRule, type Conditions } from '../../crud/index.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { type Label, renderLabelsPdf } from '../../documents/index.ts';
import { badRequest, forbidden, notFound } from '../../http/index.ts';

/**
 * GET /arsip/api/Label?ids= | filingUnitIds= | box=: A4 labels (SPEC
 * B4), only of items whose files the user may open.
 * @throws Refusal 403 without the pages; 400 for none or several of the three; 404 when nothing is found
 */
export async function printLabels(
  deps: Deps,
  actor: Actor,
  query: Record<string, unknown>,
): Promise<Uint8Array> {
  const asked = Object.entries(query);
  const [only, ...others] = asked;
  const [name, value] = only ?? [];
  if (!name || others.length > 0 || typeof value !== 'string' || !Object.hasOwn(kinds, name))
    throw badRequest({
      ids: [
        translate({
          id: 'Sertakan salah satu: ids, filingUnitIds, atau box.',
          en: 'Give one of: ids, filingUnitIds or box.',
        }),
      ],
    });
  const labels = await kinds[name as keyof typeof kinds](deps, actor, value);
  if (labels.length === 0)
    throw notFound(
      translate({
        id: 'Tidak ada yang dapat dicetak labelnya.',
        en: 'There is nothing to print labels for.',
      }),
    );
  return renderLabelsPdf({ size: name === 'box' ? 'box' : 'folder', labels });
}

type Place = { location: string | null; cupboard: string | null; box: string | null };
type Item = Place & {
  id: string;
  title: string;
  number: string | null;
  date: string;
  status: string;
  code: string;
  unit: string;
  securityRank: number;
  security: string;
  /** Code of its filing unit: tells a finder where to return the paper. */
  berkas: string | null;
};

async function itemLabels({ pool, config }: Deps, actor: Actor, value: string): Promise<Label[]> {
  const ids = idsOf(value, 'ids');
  const conditions = openItems(actor, (values) => `t.id = any($${values.push(ids)}::uuid[])`);
  const { rows } = await pool.query<Item>(
    `select t.id, t.title, t.number, t.document_date::text as date, t.status, t.location, t.cupboard, t.box,
      k.code, o.name as unit, t.security_rank as "securityRank", s.name as security, f.code as berkas
    from archive t left join filing_unit f on f.id = t.filing_unit_id join archive_classification k on k.id = t.classification_id
    join organization_unit o on o.id = t.unit_id join security_classification s on s.id = t.security_id
    where ${conditions.sql.join(' and ')} order by array_position($1::uuid[], t.id)`,
    conditions.values,
  );
  return rows.map((item) => ({
    kind: 'Arsip',
    mark: item.number || item.code,
    title: shortened(item.title),
    facts: [
      ['Klasifikasi', item.code],
      ['Tanggal', longDate(item.date)],
      ['Unit', item.unit],
      ...(item.berkas ? [['Berkas', item.berkas] as [string, string]] : []),
      ...placeFacts(item),
    ],
    security: item.securityRank > openRank ? item.security : null,
    address: `${config.publicUrl}${archivePageOf(item)}`,
  }));
}

type Unit = Place & {
  id: string;
  code: string;
  title: string;
  year: number;
  unit: string;
  classification: string;
  count: number;
};

async function folderLabels({ pool, config }: Deps, actor: Actor, value: string): Promise<Label[]> {
  const viewer = viewerOf(actor);
  if (!mayCallResource(viewer, filingUnit)) throw forbidden();
  const ids = idsOf(value, 'filingUnitIds');
  const conditions: Conditions = { sql: ['t.id = any($1::uuid[])'], values: [ids] };
  addRowRule(conditions, filingUnit.rows(viewer));
  const { rows } = await pool.query<Unit>(
    `select t.id, t.code, t.title, t.year, t.location, t.cupboard, t.box, o.name as unit,
      k.code || ' ' || k.name as classification, t.item_count as count
    from filing_unit t join organization_unit o on o.id = t.unit_id
    join archive_classification k on k.id = t.classification_id
    where ${conditions.sql.join(' and ')} order by array_position($1::uuid[], t.id)`,
    conditions.values,
  );
  return rows.map((unit) => ({
    kind: 'Berkas',
    mark: unit.code,
    title: shortened(unit.title),
    facts: [
      ['Klasifikasi', unit.classification],
      ['Tahun', String(unit.year)],
      ['Unit', unit.unit],
      ['Isi', `${unit.count} arsip`],
      ...placeFacts(unit),
    ],
    security: null,
    address: `${config.publicUrl}/dokumen/pemberkasan/${unit.id}`,
  }));
}

type Box = {
  location: string | null;
  cupboard: string | null;
  units: string[];
  codes: string[];
  from: number;
  to: number;
  count: number;
  states: string[];
};

async function boxLabels({ pool, config }: Deps, actor: Actor, value: string): Promise<Label[]> {
  const box = value.trim();
  if (!box || box.length > 50)
    throw badRequest({ box: [translate({ id: 'Isi dengan nama boks.', en: 'Enter the name of a box.' })] });
  const conditions = openItems(actor, (values) => `t.box = $${values.push(box)}`);
  const { rows } = await pool.query<Box>(
    `select t.location, t.cupboard, array_agg(distinct o.name) as units, array_agg(distinct k.code) as codes,
      min(extract(year from t.document_date))::int as from, max(extract(year from t.document_date))::int as to,
      count(*)::int as count, array_agg(distinct t.status) as states
    from archive t join organization_unit o on o.id = t.unit_id
    join archive_classification k on k.id = t.classification_id
    where ${conditions.sql.join(' and ')} group by t.location, t.cupboard order by 1, 2 limit 30`,
    conditions.values,
  );
  return rows.map((one) => ({
    kind: 'Boks',
    mark: box,
    title: '',
    facts: [
      ['Unit', some(one.units)],
      ['Klasifikasi', some(one.codes)],
      ['Tahun', one.from === one.to ? String(one.from) : `${one.from} sampai ${one.to}`],
      ['Isi', `${one.count} arsip`],
      ...placeFacts({ ...one, box: null }),
    ],
    security: null,
    address: `${config.publicUrl}${(one.states.some(isWithUnit) ? archive : inactiveArchive).path}?filter=${encodeURIComponent(
      JSON.stringify({ box }),
    )}`,
  }));
}

const kinds = { ids: itemLabels, filingUnitIds: folderLabels, box: boxLabels };

/**
 * Restricted to what the user may open: a label reveals content.
 * @throws Refusal 403 without the archive's pages
 */
function openItems(actor: Actor, which: (values: unknown[]) => string): Conditions {
  const viewer = viewerOf(actor);
  if (!mayCallResource(viewer, archive)) throw forbidden();
  const conditions: Conditions = { sql: [], values: [] };
  conditions.sql.push(which(conditions.values));
  addRowRule(conditions, { status: archiveStates.filter((state) => !isDestroyed(state)) });
  addRowRule(conditions, opensArchive(viewer));
  return conditions;
}

function idsOf(value: string, name: string): string[] {
  const ids = [...new Set(value.split(','))];
  if (!ids.every(isId))
    throw badRequest({
      [name]: [
        translate({ id: 'Isi dengan id yang dipisahkan koma.', en: 'Enter ids separated by commas.' }),
      ],
    });
  if (ids.length > archiveLimits.labels)
    throw badRequest({
      [name]: [
        translate({
          id: `Paling banyak ${archiveLimits.labels} label sekaligus.`,
          en: `At most ${archiveLimits.labels} labels at once.`,
        }),
      ],
    });
  return ids;
}

const placeFacts = ({ location, cupboard, box }: Place): [string, string][] => {
  const parts = [location, cupboard && `Lemari ${cupboard}`, box && `Boks ${box}`].filter(Boolean);
  return parts.length > 0 ? [['Tempat', parts.join(', ')]] : [];
};
const shortened = (title: string): string =>
  title.length > 110 ? `${title.slice(0, 108).trimEnd()}…` : title;
const some = (names: string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}, dan ${names.length - 3} lainnya` : names.join(', ');
