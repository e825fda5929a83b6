import { type SQL, sql } from 'drizzle-orm';
import type { SearchItem, Segment } from '../../domain/calls/search.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import type { LetterListItem } from '../../domain/letters/letter-rows.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import type { Found } from './find.ts';
import type { TextQuery } from './query/to-tsquery.ts';
import type { Source } from './sources/source.ts';
import { stateMessages } from './state-messages.ts';

type Row = Omit<SearchItem, 'highlights' | 'stateName'> & {
  /** What names a letter without a subject. */
  scan: LetterListItem['scan'] | null;
  markedTitle: string;
  texts: { part: 'content' | 'attachment'; name: string | null; text: string }[] | null;
};

/** Loads a page's rows with highlighted matches; reads only these texts. */
export async function showPage(
  executor: Executor,
  actor: Actor,
  { sources, text, page }: { sources: readonly Source[]; text: TextQuery; page: Found['page'] },
): Promise<SearchItem[]> {
  const parts = sources
    .map((source) => ({ source, ids: page.filter((row) => row.source === source.name).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
  if (parts.length === 0) return [];
  const { rows } = await executor.execute<Row>(
    sql.join(
      parts.map(({ source, ids }) => rowsOf(actor, source, text, ids)),
      sql` union all `,
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [present(row, text)] : [];
  });
}

const mark = { start: '\u0002', stop: '\u0003' };
const marks = `StartSel=${mark.start}, StopSel=${mark.stop}`;
/** Characters highlighted at most: highlighting parses the text again. */
const longestMarked = 200_000;

function rowsOf(actor: Actor, source: Source, { any }: TextQuery, ids: string[]): SQL {
  const wanted = sql`select unnest(${sql.param(ids)}::uuid[])`;
  const headline = sql`ts_headline('naskah', left(t.text, ${longestMarked}), ${any},
    ${`${marks}, MaxFragments=2, MaxWords=24, MinWords=10, FragmentDelimiter=" … "`})`;
  return sql`select d.id, ${source.name} as source, s.url, s.access, d.title, d.number, s."fromName",
      coalesce(k.name, kt.name) as "kindName", o.name as "unitName", d.day::text, d.state, c.name as "securityName",
      coalesce(c.rank, 1)::int as "securityRank", a.code || ' ' || a.name as classification, s."textsWaiting", s."keptBy", s.scan,
      ts_headline('naskah', d.title, ${any}, ${`${marks}, HighlightAll=true`}) as "markedTitle",
      (select json_agg(json_build_object('part', t.part, 'name', t.name, 'text', ${headline}))
        from (${source.texts(actor, sql`select d.id`, any)}) t where t.id = d.id) as texts
    from ${sql.raw(source.table)} d join (${source.shown(actor, wanted)}) s on s.id = d.id
    left join script_sub_type k on k.id = d.kind_id left join archive_type kt on kt.id = d.kind_id
    left join organization_unit o on o.id = d.unit_id
    left join security_classification c on c.id = d.security_id
    left join archive_classification a on a.id = d.classification_id
    where d.id in (${wanted})`;
}

function present({ markedTitle, texts, scan, ...row }: Row, text: TextQuery): SearchItem {
  const marked = (texts ?? []).filter((part) => part.text.includes(mark.start));
  const content = marked.find(({ part }) => part === 'content');
  const title = row.title || letterName({ subject: '', scan });
  return {
    ...row,
    title,
    stateName: translate(stateMessages[row.state]) ?? row.state,
    highlights: {
      title: segmentsOf(markedTitle || title),
      number: markedNumber(row.number ?? '', text.typed),
      content: content ? segmentsOf(content.text) : [],
      attachments: marked
        .filter(({ part }) => part === 'attachment')
        .map((part) => ({ name: part.name ?? '', text: segmentsOf(part.text) })),
    },
  };
}

/** Splits highlighted text into segments; its marks are control characters that cannot occur in users' text. */
function segmentsOf(marked: string): Segment[] {
  return marked
    .replaceAll(/\s+/g, ' ')
    .split(mark.start)
    .flatMap((piece, index) => {
      const [hit, rest] = index === 0 ? ['', piece] : piece.split(mark.stop);
      return [
        { text: hit ?? '', hit: true },
        { text: rest ?? '', hit: false },
      ];
    })
    .filter((segment) => segment.text !== '');
}

/** Highlights matching parts of a number; PostgreSQL would mark it whole or not at all. */
function markedNumber(number: string, typed: string): Segment[] {
  const wanted = new Set(typed.toLowerCase().split(' '));
  return (number.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).map((part) => ({
    text: part,
    hit: wanted.has(part.toLowerCase()),
  }));
}
