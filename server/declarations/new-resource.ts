import { traits } from '../../resources/kinds/index.ts';
import { StartError } from '../start-error.ts';

/** What a new declaration is written from. */
export type NewResource = {
  /** Kebab-case, the last part of its address: `kendaraan`. */
  name: string;
  /** The folder below resources/, and the branch of the menu: `master-data`. */
  branch: string;
  entity: string;
  label: Pair;
  singular: Pair;
  fields: readonly NewField[];
};
type Pair = { id: string; en: string };
export type NewField = {
  name: string;
  kind: string;
  /** The resource a reference names, a choice's values, a number's pattern, or the fields of rows. */
  of: readonly string[];
  required: boolean;
  label: Pair;
};

/**
 * Reads `plate:text! Nomor polisi / Plate`, `unitId:reference(master-data.unit-organisasi) Unit / Unit`,
 * `state:choice(siap|rusak)! Keadaan / State`, `number:autoNumber(KP-{tahun}-{urut})` or
 * `costs:parts(name:text!|amount:money) Biaya / Costs`.
 * @throws StartError saying what does not fit
 */
export function readField(written: string): NewField {
  const parts = /^([a-z][A-Za-z0-9]*):([a-zA-Z]+)(?:\(([^)]*)\))?(!?)(?:\s+(.+))?$/.exec(written.trim());
  if (!parts) throw new StartError(`"${written}" is no field. Write name:kind! Indonesian / English.`);
  const [, name = '', kind = '', of = '', mark, labels] = parts;
  if (!kinds.includes(kind))
    throw new StartError(`"${kind}" is no kind of field. Write one of ${kinds.join(', ')}.`);
  const named = of.split('|').filter(Boolean);
  if (/^references?$/.test(kind) && named.length !== 1)
    throw new StartError(`"${name}" refers to nothing. Write ${name}:${kind}(master-data.unit-organisasi).`);
  if (/^choices?$/.test(kind) && named.length === 0)
    throw new StartError(`"${name}" has no values. Write ${name}:${kind}(first|second).`);
  if (kind === 'json')
    throw new StartError(
      `"${name}" needs a schema and an example. Add it to the file by hand, as the vocabulary shows.`,
    );
  if (kind === 'autoNumber' && (named.length !== 1 || !of.includes('{urut}')))
    throw new StartError(`"${name}" has no pattern. Write ${name}:autoNumber(KP-{tahun}-{urut}).`);
  if (kind === 'autoNumber' && mark === '!')
    throw new StartError(
      `"${name}" is given by the server, so nobody can be asked for it. Leave out the "!".`,
    );
  if (kind === 'parts') refuseRows(name, named);
  else if (of && !/^(references?|choices?|autoNumber)$/.test(kind))
    throw new StartError(`"${name}" takes nothing in brackets. Write ${name}:${kind}.`);
  return { name, kind, of: named, required: mark === '!', label: readPair(labels ?? wordsOf(name)) };
}

/** @throws StartError for fields that rows do not have, or not in so short a form */
function refuseRows(name: string, written: readonly string[]): void {
  const rows = written.map((one) => readField(one));
  if (rows.length === 0)
    throw new StartError(`"${name}" has no fields. Write ${name}:parts(item:text!|amount:money).`);
  const odd = rows.find(({ kind }) => !inRows.includes(kind));
  if (odd)
    throw new StartError(
      `"${odd.name}" in "${name}" is ${odd.kind}. Rows written here hold ${inRows.join(', ')}.`,
    );
}

/** Kinds that need nothing in brackets and may stand in rows. */
const inRows = [
  'text',
  'integer',
  'decimal',
  'money',
  'boolean',
  'date',
  'dateTime',
  'yearMonth',
  'duration',
];

/** `Nomor polisi / Plate`; one text stands for both languages. */
export function readPair(written: string): Pair {
  const [id = '', en = id] = written.split('/').map((half) => half.trim());
  return { id, en };
}

/** What a field may be, as its builder is called. */
export const kinds = [...Object.keys(traits), 'autoNumber'];

/** `unitId` → `Unit`: a label to begin with. */
const wordsOf = (name: string): string => {
  const spaced = name
    .replace(/Ids?$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The file of a declaration: code and name first, as every list of codes has them, then its own fields. */
export function writeResource({ name, branch, entity, label, singular, fields }: NewResource): string {
  const used = [...new Set(fields.flatMap(kindsIn))].toSorted();
  const short = fields.filter(({ kind }) => !['richText', 'json', 'parts', 'file', 'image'].includes(kind));
  return `import { ${[...used, 'resource'].toSorted().join(', ')} } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

export const ${variableOf(entity)} = resource({
  path: '/${branch}/${name}',
  service: '${branch}',
  entity: '${entity}',
  label: ${pair(label)},
  singular: ${pair(singular)},
  icon: 'tag',
  fields: {
    code: code(),
    name: name(),
${fields.map((field) => `    ${field.name}: ${call(field)},\n`).join('')}  },
  represent: ['code', 'name'],
  sort: { field: 'code', order: 'ASC' },
  columns: [${['code', 'name', ...short.map((field) => field.name)].slice(0, 6).map(quoted).join(', ')}],
  filters: [${fields
    .filter(isFilter)
    .map((field) => quoted(field.name))
    .join(', ')}],
});
`;
}

/** The registry with the new declaration: its import in order, and its place at the end of its branch's list. */
export function registerResource(registry: string, { name, branch, entity }: NewResource): string {
  const list = lists[branch];
  if (!list)
    throw new StartError(
      `No list of resources/index.ts holds ${branch}. Write one of ${Object.keys(lists).join(', ')}, or add a branch as docs/adding-a-resource.md says (A branch of its own).`,
    );
  const line = `import { ${variableOf(entity)} } from './${branch}/${name}.ts';`;
  const lines = registry.split('\n');
  const at = lines.findLastIndex(
    (other) => other.startsWith('import ') && pathIn(other) !== '' && pathIn(other) < pathIn(line),
  );
  lines.splice(at + 1, 0, line);
  return lines
    .join('\n')
    .replace(
      new RegExp(`(const ${list} = \\[)([^\\]]*?),?\\s*\\];`),
      (_, head: string, held: string) => `${head}${held}, ${variableOf(entity)}];`,
    );
}

/** The registry's list of a branch. */
const lists: Record<string, string> = {
  'master-data': 'masterData',
  pengaturan: 'settings',
  dokumen: 'documents',
  'naskah-dinas': 'letters',
};

const pathIn = (line: string): string => /from '\.\/([^']+)'/.exec(line)?.[1] ?? '';
const variableOf = (entity: string): string => entity.charAt(0).toLowerCase() + entity.slice(1);
const kindsIn = ({ kind, of }: NewField): string[] =>
  kind === 'parts' ? [kind, ...of.map((inner) => readField(inner).kind)] : [kind];
const isFilter = ({ kind }: NewField): boolean => ['choice', 'reference', 'boolean'].includes(kind);
const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const pair = ({ id, en }: Pair): string => `{ id: ${quoted(id)}, en: ${quoted(en)} }`;

function call({ kind, label, of, required }: NewField): string {
  const given = [quoted(label.id), quoted(label.en)];
  if (/^references?$/.test(kind)) given.push(quoted(of[0] ?? ''));
  if (/^choices?$/.test(kind))
    given.push(
      `[${of.map((value) => `{ value: ${quoted(value)}, label: ${pair(readPair(wordsOf(value)))} }`).join(', ')}]`,
    );
  if (kind === 'autoNumber') given.push(`{ pattern: ${quoted(of[0] ?? '')} }`);
  if (kind === 'parts')
    given.push(
      `{ ${of
        .map(readField)
        .map((inner) => `${inner.name}: ${call(inner)}`)
        .join(', ')} }`,
    );
  if (required) given.push('{ required: true }');
  return `${kind}(${given.join(', ')})`;
}
