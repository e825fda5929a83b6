import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import type { Node } from '../texts-in-code.ts';

/** A type or a function as it is declared, with its doc comment. */
export type Declared = { name: string; doc: string; node: Node; source: Source };

/** A file of the vocabulary: what it declares, and where its other names come from. */
export type Source = {
  file: string;
  declared: ReadonlyMap<string, Declared>;
  imported: ReadonlyMap<string, string>;
  textOf: (node: Node) => string;
  docOf: (node: Node) => string;
};

const root = join(import.meta.dirname, '../..');
const known = new Map<string, Source>();

/** A source file, parsed once. @param file its path from the project's folder */
export function sourceOf(file: string): Source {
  const found = known.get(file) ?? read(file);
  known.set(file, found);
  return found;
}

/** Where a name of a file is declared; undefined for names of the language and of packages. */
export function resolve(name: string, source: Source): Declared | undefined {
  const from = source.imported.get(name);
  return source.declared.get(name) ?? (from === undefined ? undefined : resolve(name, sourceOf(from)));
}

function read(file: string): Source {
  const code = readFileSync(join(root, file), 'utf8');
  const { program, comments } = parseSync(file, code);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docOf = ({ start }: Node): string => {
    const doc = docs.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '');
    return doc ? plain(doc.value) : '';
  };
  const declared = new Map<string, Declared>();
  const imported = new Map<string, string>();
  const source = {
    file,
    declared,
    imported,
    docOf,
    textOf: ({ start, end }: Node) => code.slice(start, end),
  };
  for (const statement of program.body as unknown as Node[]) {
    const inner = (statement.declaration ?? statement) as Node;
    for (const node of inner.type === 'VariableDeclaration' ? (inner.declarations as Node[]) : [inner]) {
      const { name } = (node.id ?? {}) as { name?: string };
      if (name) declared.set(name, { name, doc: docOf(statement), node, source });
    }
    const from = (statement.source as { value?: string } | null | undefined)?.value;
    if (!from?.startsWith('.')) continue;
    for (const one of statement.specifiers as { local: { name: string } }[])
      imported.set(one.local.name, normalize(join(dirname(file), from)).replaceAll('\\', '/'));
  }
  return source;
}

/** The sentences of a doc comment on one line, without its tags. */
const plain = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replaceAll(/\n\s*\*? ?/g, ' ')
    .split(/\s@\w+/)[0]
    ?.trim() ?? '';
