import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { RecordFile, Resource, RowRule } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { addRowRule, type Conditions, type Row } from '../../crud/index.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { renderRecordPdf } from '../../documents/index.ts';
import { notFound, readListQuery } from '../../http/index.ts';
import { wordsOf } from '../../kinds/index.ts';
import { smallPictures, type Thumbs } from '../../record-files/index.ts';
import { openRows } from '../export/open-rows.ts';
import { printedBy } from './printed-by.ts';
import { sectionsInWords } from './record-sections.ts';
import { settingOf } from './setting-of.ts';
import { cellInWords, statusWords } from './words.ts';

/** Pictures on a sheet; a record may have more. */
const mostPictures = 60;

/**
 * GET /{service}/api/{Entity}/{id}/pdf: one record on paper. Audited as an export.
 * @param resource as the actor's role sees it
 * @throws Refusal 404 for unknown and unseen records, 409 for what cannot be printed
 */
export async function printRecord(
  deps: Deps,
  thumbs: Thumbs,
  resource: Resource,
  actor: Actor,
  id: string,
  rule: RowRule,
): Promise<{ content: Uint8Array; fileName: string }> {
  const row = await readWhole(deps, resource, id, rule);
  const ids = picturesIn(resource, row);
  const small = await smallPictures(deps, thumbs, id, ids);
  const drawn = ids.filter((one) => small.has(one));
  const places = new Map(drawn.map((one, at) => [one, at]));
  const title = titleOf(resource, row);
  const head = await printedBy(deps, actor);
  const content = await settingOf(() =>
    renderRecordPdf({
      ...head,
      title: title || translate(resource.singular),
      kind: translate(resource.label),
      sections: [
        standing(resource, row),
        ...sectionsInWords(resource, row, (one) => places.get(one)),
        times(row),
      ],
      pictures: drawn.flatMap((one) => small.get(one) ?? []),
    }),
  );
  const printed = { format: 'pdf', ids: [id], count: 1 };
  await recordAudit(deps.db, {
    actor,
    action: 'export',
    resource: resource.name,
    recordId: null,
    after: printed,
  });
  return { content, fileName: fileNameOf(resource, title) };
}

async function readWhole({ pool }: Deps, resource: Resource, id: string, rule: RowRule): Promise<Row> {
  if (!isId(id)) throw notFound();
  const conditions: Conditions = { sql: ['t.id = $1'], values: [id] };
  addRowRule(conditions, rule);
  const open = await openRows(pool, resource, readListQuery({}), conditions);
  try {
    for await (const row of open.rows()) return row;
  } finally {
    await open.close();
  }
  throw notFound();
}

const picturesIn = (resource: Resource, row: Row): string[] =>
  Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'image')
    .flatMap(([name]) => ((row[name] ?? []) as RecordFile[]).map(({ id }) => id))
    .slice(0, mostPictures);

const titleOf = ({ represent, fields }: Resource, row: Row): string =>
  represent
    .map((name) => (fields[name] ? wordsOf(fields[name], row, name) : ''))
    .filter(Boolean)
    .join(' ');

/** Stage and status, which no section has. */
function standing({ fields, life }: Resource, row: Row) {
  const names = life ? ['stage', 'stageDue'] : [];
  const facts = names.flatMap((name): [string, string][] => {
    const field = fields[name];
    const words = field && wordsOf(field, row, name);
    return words ? [[translate(field.label), words]] : [];
  });
  if (row.isActive === false) facts.push([translate({ id: 'Status', en: 'Status' }), statusWords(false)]);
  return { label: '', facts, tables: [], pictures: [] };
}

const times = (row: Row) => ({
  label: '',
  facts: (
    [
      ['createdAt', { id: 'Dibuat pada', en: 'Created' }],
      ['updatedAt', { id: 'Diubah pada', en: 'Changed' }],
    ] as const
  ).map(([name, label]): [string, string] => [translate(label), cellInWords({ name, field: 'moment' }, row)]),
  tables: [],
  pictures: [],
});

/** For example `pengaduan-pj-2026-0001-2026-11-21.pdf`. */
function fileNameOf({ name }: Resource, title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return [name.split('.').at(-1), plain, `${dayInWib()}.pdf`].filter(Boolean).join('-');
}
