import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as declare from '../../../resources/declare.ts';
import { type FieldKind, traits } from '../../../resources/kinds/index.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const kinds = Object.keys(traits) as FieldKind[];
const files = globSync('resources/kinds/{kind,*/field}.ts').toSorted();
const own = [
  'resources/life/life.ts',
  'resources/actions/action.ts',
  'server/crud/hooks.ts',
  'resources/views/views.ts',
  'resources/declare.ts',
];
const vocabulary = ['lib/choice.ts', ...files, ...own].map(read).join('');
const page = read('docs/adding-a-resource.md');
const tables = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  // How wide the formatter makes the columns says nothing.
  .map((line) => line.replace(/ +/g, ' '))
  .join('\n');

/** Parses the options of a vocabulary type, on one line or several. */
function optionsOf(type: string): string[] {
  const [, body = ''] =
    vocabulary.match(
      new RegExp(`^(?:export )?type ${type}\\b[^=]*= ([\\s\\S]*?)^(?:};|\\}>;|type|export)`, 'm'),
    ) ?? [];
  const bare = body.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/: \{[^{}]*\}/g, ': x');
  return [...bare.matchAll(/(?:^|[;{&])\s*(\w+)\??:/gm)].map(([, name]) => name ?? '');
}

describe('docs/adding-a-resource.md', () => {
  it('names every option of the vocabulary in its tables', () => {
    const types = [
      'Declaration',
      'CommonOptions',
      'TextOptions',
      'IntegerOptions',
      'BooleanOptions',
      'Choice',
    ];
    const others = [
      'DecimalOptions',
      'MoneyOptions',
      'DateTimeOptions',
      'YearMonthOptions',
      'DurationOptions',
      'ChoiceOptions',
      'ChoicesOptions',
      'ReferenceOptions',
      'FileOptions',
      'ImageOptions',
    ];
    const lives = ['Party', 'Stage', 'LifeEvent', 'Life', 'Views', 'CardFace', 'CalendarFace'];
    const options = [...types, ...lives, ...others].map((type) => [type, optionsOf(type)] as const);
    // A reader that finds nothing finds nothing missing.
    for (const [type, names] of options) expect(names.length, type).toBeGreaterThan(0);
    const all = options.flatMap(([, names]) => names);
    expect(all).toEqual(expect.arrayContaining(['path', 'rows', 'unique', 'secret', 'tone', 'only', 'unit']));
    expect(all.filter((name) => !tables.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every kind of field, and nothing that the vocabulary does not have', () => {
    expect(kinds.length).toBeGreaterThan(8);
    for (const kind of kinds) expect(tables).toContain(`| \`${kind}\` |`);
    const firsts = [...tables.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      cell.split(', '),
    );
    for (const first of firsts) expect(vocabulary).toMatch(new RegExp(`\\b${first.replaceAll('`', '')}\\b`));
  });

  // The build takes the English out of declarations by the builders' names.
  it('declares every kind by the builder of its name', () => {
    const builders = new Map(Object.entries(declare)) as unknown as Map<
      string,
      (id: string, en: string) => unknown
    >;
    for (const kind of kinds) {
      expect(builders.get(kind)?.('Nama', 'Name')).toMatchObject({ kind, label: { id: 'Nama', en: 'Name' } });
    }
  });

  it('tells the README’s readers where it is', () => {
    expect(read('README.md')).toContain('docs/adding-a-resource.md');
  });
});
