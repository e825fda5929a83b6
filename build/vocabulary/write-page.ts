import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldKind, traits } from '../../resources/kinds/index.ts';
import { builderOf, narrowingOf, type Option, optionsOf, shortened, typesIn, valuesOf } from './describe.ts';
import { type Declared, resolve, sourceOf } from './read-source.ts';

/** Where the page is, from the project's folder. */
export const vocabularyPage = 'docs/vocabulary.md';

/** A chapter: the types it begins with, what others call them; what they refer to follows by itself. */
type Chapter = { title: string; file: string; types: string[]; alias?: string };

const resourceChapter: Chapter = {
  title: 'A resource',
  file: 'resources/declare.ts',
  types: ['Declaration'],
};
const fieldChapter: Chapter = {
  title: 'Every field',
  file: 'resources/kinds/kind.ts',
  types: ['CommonOptions'],
};
const furtherChapters: Chapter[] = [
  { title: 'Stages', file: 'resources/life/life.ts', types: ['LifeDeclaration'], alias: 'Life' },
  { title: 'Actions and checks', file: 'resources/actions/action.ts', types: ['Action', 'RecordCheck'] },
  { title: 'Views', file: 'resources/views/views.ts', types: ['Views'] },
  { title: 'Hooks', file: 'server/crud/hooks.ts', types: ['Hooks'] },
];
const chapters = [resourceChapter, fieldChapter, ...furtherChapters];
const begin = new Set(chapters.flatMap(({ types, alias }) => [...types, alias]));

/** What the vocabulary's own types refer to is described, what they take from elsewhere is not. */
const isDescribed = ({ source: { file } }: Declared): boolean =>
  file.startsWith('resources/') || file === 'lib/choice.ts' || file === 'lib/condition.ts';

/**
 * docs/vocabulary.md, from the doc comments of the declarations' vocabulary.
 * @returns the page, and the options, kinds and builders that no comment describes
 */
export function writeVocabulary(): { page: string; bare: string[] } {
  const bare: string[] = [];
  const told = new Set<string>();
  const tell = (name: string, doc: string): string => {
    if (doc === '') bare.push(name);
    return linked(doc);
  };

  const table = (of: string, options: readonly Option[]): string[] =>
    options.length === 0
      ? []
      : [
          '| Option | Type | What it says |',
          '| ------ | ---- | ------------ |',
          ...options.map(({ name, type, doc }) => row(`\`${name}\``, code(type), tell(`${of}.${name}`, doc))),
          '',
        ];

  /** A type with its options, then the types these refer to. */
  const described = (type: Declared, level: string): string[] => {
    if (told.has(type.name)) return [];
    told.add(type.name);
    const options = optionsOf(type, (name) => begin.has(name) && name !== type.name);
    const alias = shortened(type.source.textOf(type.node.typeAnnotation as Declared['node']));
    if (options.length === 0 && type.doc === '') return [];
    const own =
      options.length > 0
        ? [...(type.doc ? [linked(type.doc), ''] : []), ...table(type.name, options)]
        : [`${linked(type.doc)} ${code(alias)}`, ''];
    const heading = level === '' ? [] : [`${level} ${type.name}`, ''];
    const nodes =
      options.length > 0 ? options.map(({ node }) => node) : [type.node.typeAnnotation as Declared['node']];
    return [...heading, ...own, ...followed(nodes, type)];
  };

  const followed = (nodes: readonly Declared['node'][], { source }: Declared): string[] =>
    nodes
      .flatMap((node) => typesIn(node, source))
      .filter((found) => isDescribed(found) && !begin.has(found.name))
      .flatMap((found) => described(found, '###'));

  const chapter = ({ title, file, types }: Chapter): string[] => [
    `## ${title}`,
    '',
    ...types.flatMap((name) => described(declaredIn(file, name), types.length > 1 ? '###' : '')),
  ];

  /** One kind of field: how it is written, its value, its own options. */
  const kind = (name: string): string[] => {
    const builder = resolvedFrom(name);
    const { options, parameters, nodes } = builderOf(builder);
    const { value, empty } = kindValues(name);
    const isShared = options && !begin.has(options.name) && options.source !== builder.source;
    const own =
      options && !isShared && !begin.has(options.name) ? optionsOf(options, (other) => begin.has(other)) : [];
    const narrowing = options && !isShared && narrowingOf(options, 'CommonOptions');
    const none = empty === 'never' ? 'never none' : `none is ${code(empty)}`;
    return [
      `### ${name}`,
      '',
      `\`${name}(${parameters.join(', ')})\`: ${tell(name, builder.doc)} (${code(value)}, ${none}; [example](http://localhost:3000/forms/kinds#${name}))`,
      '',
      ...table(name, own),
      ...(isShared ? [`Its options are those of \`${kindIn(options.source.file)}\`.`, ''] : []),
      ...(narrowing ? [narrowed(narrowing), ''] : []),
      ...followed(nodes, builder),
      ...(options
        ? followed(
            own.map(({ node }) => node),
            options,
          )
        : []),
    ];
  };

  const kinds = Object.keys(traits) as FieldKind[];
  const lines = [
    '# The vocabulary',
    '',
    'Every word that declarations are written in. This page is made from the doc comments of `resources/declare.ts` and what it',
    'imports: change them and run `npm run docs:vocabulary`; a test fails while it is not up to date.',
    '[adding-a-resource.md](adding-a-resource.md) tells how they are used.',
    '',
    'Options with a question mark may be left out. `Name` is the name of a field of the same resource, `Message` a text in both',
    'languages: `{ id, en }`.',
    '',
    ...chapter(resourceChapter),
    ...chapter(fieldChapter),
    '## Kinds of fields',
    '',
    'After the Indonesian and English label come what the kind needs, and its options beside those of every field. In brackets:',
    'its value, what stands for none, and its example in a Naskah that runs on this machine.',
    '',
    ...kinds.flatMap(kind),
    '## Beside the kinds',
    '',
    '| Function | What it makes |',
    '| -------- | ------------- |',
    ...furtherBuilders().map((builder) =>
      row(
        `\`${builder.name}(${builderOf(builder).parameters.join(', ')})\``,
        tell(builder.name, builder.doc),
      ),
    ),
    '',
    ...furtherChapters.flatMap(chapter),
  ];
  return { page: `${lines.join('\n').trimEnd()}\n`, bare };
}

function declaredIn(file: string, name: string): Declared {
  const found = resolve(name, sourceOf(file));
  if (!found) throw new Error(`${file} declares no ${name}`);
  return found;
}

const files = globSync('resources/kinds/*/*.ts', { cwd: join(import.meta.dirname, '../..') })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

/** Where declare.ts takes a builder from. */
function resolvedFrom(name: string): Declared {
  const from = files.find((file) => file.endsWith('/field.ts') && sourceOf(file).declared.has(name));
  return declaredIn(from ?? 'resources/declare.ts', name);
}

/** The kind whose file that is. */
const kindIn = (file: string): string =>
  Object.keys(traits).find((kind) => sourceOf(file).declared.has(kind)) ?? file;

/** The value of a kind, by its entry in `Kinds`. */
function kindValues(name: string): { value: string; empty: string } {
  const { source, node } = declaredIn('resources/kinds/index.ts', 'Kinds');
  const entries = (node.body as { body: Declared['node'][] }).body;
  const entry = entries.find(({ key }) => (key as { name?: string }).name === name);
  const [type] = entry ? typesIn(entry, source) : [];
  const values = type && valuesOf(type);
  if (!values) throw new Error(`Kinds says no value of ${name}`);
  return values;
}

/** Functions that make fields and are no kinds, and what many entities share. */
function furtherBuilders(): Declared[] {
  return ['resources/kinds/computed.ts', 'resources/kinds/text/auto-number.ts', 'resources/shared-fields.ts']
    .flatMap((file) => [...sourceOf(file).declared.values()])
    .filter(({ node }) => /Function/.test(((node.init ?? node) as Declared['node']).type));
}

const narrowed = ({ only, names }: { only: boolean; names: string[] }): string => {
  const list = names.map((name) => `\`${name}\``).join(', ');
  return only
    ? `Of the options of every field it takes ${list}.`
    : `Of the options of every field it takes all but ${list}.`;
};

const row = (...cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A type in code, also where it has backticks. */
const code = (type: string): string => (type.includes('`') ? `\`\` ${type} \`\`` : `\`${type}\``);

/** Pages that a comment names become links. */
const linked = (doc: string): string => doc.replaceAll(/\bdocs\/((?:[\w-]+\/)*([\w-]+)\.md)\b/g, '[$2]($1)');
