import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { fixedText, type Node, quasisOf, walk } from '../../../build/texts-in-code.ts';
import { traits } from '../../../resources/kinds/index.ts';

type Property = Node & { key: { name?: string }; value: Node };
export type Source = { file: string; code: string; tree: Node };
export type Pair = { file: string; line: number; id: Node; en: Node };
export type Literal = { file: string; line: number; text: string; isMarkup: boolean; isFault?: boolean };

const root = join(import.meta.dirname, '../../..');

/** Every source of some folders, read; parsed where its tree is asked for. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => {
        const file = `${folder}/${name}`;
        const code = readFileSync(join(root, file), 'utf8');
        let tree: Node | undefined;
        return {
          file,
          code,
          get tree() {
            tree ??= parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
            return tree;
          },
        };
      }),
  );

/** The pairs of a source: objects with `id` and `en` and nothing else. */
export function pairsOf({ file, code, tree }: Source): Pair[] {
  const pairs: Pair[] = [];
  walk(tree, (node) => {
    const [id, en] = halvesOf(node);
    if (id && en) pairs.push({ file, line: lineAt(code, node.start), id, en });
    return true;
  });
  return pairs;
}

/** Declarations pass both languages as arguments: `text('Nama', 'Name')`, `option('x', 'Nama', 'Name')`. */
const labelling = new Set([...Object.keys(traits), 'option']);

/** Finds texts outside language pairs, in markup or values. Types, imports and identifiers are no texts. */
export function literalsOf({ file, code, tree }: Source): Literal[] {
  const found: Literal[] = [];
  const add = (node: Node, text: string, isMarkup = false) =>
    text.trim() && found.push({ file, line: lineAt(code, node.start), text: text.trim(), isMarkup });
  walk(tree, (node) => {
    if (/^(TS(?!AsExp|Satisfies|NonNull)|Import|Export(Named|All)Decl.*Source)/.test(node.type)) return false;
    if (halvesOf(node)[1] || isName(node)) return false;
    if (isFault(node)) {
      const inside = (node.arguments as Node[]).flatMap((tree) => literalsOf({ file, code, tree }));
      found.push(...inside.map((one) => ({ ...one, isFault: true })));
      return false;
    }
    if (isLabelling(node)) {
      // The remaining arguments are options, with hints and choices.
      for (const argument of (node.arguments as Node[]).slice(nameOf(node) === 'option' ? 3 : 2))
        found.push(...literalsOf({ file, code, tree: argument }));
      return false;
    }
    if (node.type === 'JSXText') add(node, node.value as string, true);
    const text = fixedText(node);
    if (text !== undefined) add(node, text);
    else if (node.type === 'TemplateLiteral') add(node, quasisOf(node).quasis.join('{}'));
    return true;
  });
  return found;
}

/** Finds error messages for callers: in refusals and in schema checks. */
export function faultsToldIn(source: Source): Literal[] {
  const found: Literal[] = [];
  walk(source.tree, (node) => {
    const isTold = /^(Call|New)Expression$/.test(node.type) && refusing.test(nameOf(node));
    const told = isTold ? (node.arguments as Node[]) : messagesOf(node);
    for (const tree of told) found.push(...literalsOf({ ...source, tree }));
    return !isTold;
  });
  return found.filter(({ text }) => /\s|\.$/.test(text));
}

const refusing =
  /^(badRequest|conflict|forbidden|invalid|notFound|unauthorised|unavailable|Refusal|Fault|FileFault|fault|translate|refusal|refused)$/;
const checks = /^(array|boolean|date|enum|int|length|lt|max|min|number|refine|regex|string|uuid)$/;

/**
 * `.min(1, 'Enter a name.')`, `z.string({ error: 'Enter a name.' })`: fixed texts where a function must choose the
 * language.
 */
function messagesOf(node: Node): Node[] {
  if (node.type === 'Property' && (node as Property).key.name === 'error') return [(node as Property).value];
  if (node.type !== 'CallExpression') return [];
  const { property } = node.callee as { property?: { name?: string } };
  const last = (node.arguments as Node[]).at(-1);
  return last && checks.test(property?.name ?? '') && last.type !== 'ArrayExpression' && isWritten(last)
    ? [last]
    : [];
}

const isWritten = ({ type }: Node): boolean => type === 'Literal' || type === 'TemplateLiteral';

/** Finds `translate` calls at module load, when no request's language is known yet. */
export function translatedAtLoad({ file, code, tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'CallExpression' && nameOf(node) === 'translate')
      found.push(`${file}:${lineAt(code, node.start)}`);
    return true;
  });
  return found;
}

/** Pairs that confirm an act: in `notify`, but for errors and warnings, with Urungkan or not, and those called `done`. */
export function confirmationsIn(all: readonly Source[]): Pair[] {
  const byFile = new Map(all.map((source) => [source.file, source]));
  const found = new Map<string, Pair>();
  const note = (source: Source, told: Node) => {
    for (const [where, node] of toldBy(byFile, source, told))
      for (const pair of pairsOf({ ...where, tree: node })) found.set(`${pair.file}:${pair.line}`, pair);
  };
  for (const source of all)
    walk(source.tree, (node) => {
      if (node.type === 'CallExpression' && /^(notify\w*|undoable)$/.test(calledName(node))) {
        const [told, ...more] = node.arguments as Node[];
        const options = more.map(({ start, end }) => source.code.slice(start, end)).join();
        if (told && !/type: [^}]*'(error|warning)'/.test(options)) note(source, told);
      }
      const { key, value } = node as Property;
      if (node.type === 'Property' && /^(un)?done$/.test(key.name ?? '')) note(source, value);
      return true;
    });
  return [...found.values()];
}

const calledName = (call: Node): string => {
  const callee = call.callee as { name?: string; property?: { name?: string } };
  return callee.name ?? callee.property?.name ?? '';
};

/** The expression itself, and what the names in it stand for, with the source that says so. */
function toldBy(
  byFile: ReadonlyMap<string, Source>,
  source: Source,
  told: Node,
  seen = new Set<Node>(),
): [Source, Node][] {
  if (seen.has(told)) return [];
  seen.add(told);
  const found: [Source, Node][] = [[source, told]];
  walk(told, (node) => {
    const isPath = node.type === 'MemberExpression' && !node.computed;
    if (!isPath && node.type !== 'Identifier') return !/Function/.test(node.type);
    const [first = '', ...inside] = pathOf(node);
    const declared = declaredAs(byFile, source, first);
    const value = declared && inside.reduce<Node | undefined>(propertyOf, declared[1]);
    if (value) found.push(...toldBy(byFile, declared[0], value, seen));
    return false;
  });
  return found;
}

/** `a.b.c` as its names. */
const pathOf = (node: Node): string[] =>
  node.type === 'MemberExpression'
    ? [...pathOf(node.object as Node), String((node.property as { name?: string }).name)]
    : [String(node.name ?? '')];

function propertyOf(object: Node | undefined, name: string): Node | undefined {
  const inner =
    object && /^TS(Satisfies|As)Expression$/.test(object.type) ? (object.expression as Node) : object;
  const properties = (inner?.type === 'ObjectExpression' ? inner.properties : []) as Property[];
  return properties.find(({ key }) => key?.name === name)?.value;
}

/** What a name stands for, wherever in its file that is said, followed through an import. */
function declaredAs(
  byFile: ReadonlyMap<string, Source>,
  source: Source,
  name: string,
): [Source, Node] | undefined {
  let found: Node | undefined;
  walk(source.tree, (node) => {
    const { id, init } = node as Node & { id?: { name?: string }; init?: Node | null };
    if (id?.name === name && (init || node.type === 'FunctionDeclaration')) found ??= init ?? node;
    return found === undefined;
  });
  if (found) return [source, found];
  for (const statement of source.tree.body as Node[]) {
    const specifiers = (statement.specifiers ?? []) as {
      local: { name?: string };
      imported?: { name: string };
    }[];
    const imported = specifiers.find(({ local }) => local.name === name)?.imported;
    const from = join(source.file, '..', String((statement.source as { value?: string } | null)?.value));
    const there = imported && byFile.get(from);
    if (there) return declaredAs(byFile, there, imported.name);
  }
  return undefined;
}

/** The names of all that is filled into a text. */
export function namesIn(expression: Node): Set<string> {
  const names = new Set<string>();
  walk(expression, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) {
      for (const name of namesIn(node.object as Node)) names.add(name);
      return false;
    }
    if (node.type === 'Identifier') names.add(String(node.name));
    return true;
  });
  return names;
}

/** Where `.id` is read from a message, which is Indonesian whatever the page speaks. */
export function halvesReadIn({ file, code, tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    // Within a pair each half is made of halves.
    if (halvesOf(node)[1] || isName(node)) return false;
    if (node.type === 'MemberExpression' && (node.property as { name?: string }).name === 'id') {
      const { start, end } = node.object as Node;
      const of = code.slice(start, end);
      if (
        /(^|[a-z])[mM]essages?\b(\.|\[|$)/.test(of) ||
        /\blabel$|^\w+(Kinds|Labels|States|Names)\[[^\]]+\]$/.test(of)
      )
        found.push(`${file}:${lineAt(code, node.start)} ${of}.id`);
    }
    return true;
  });
  return found;
}

/** Gives all texts of an expression, with {} for inserted values. */
export function textsIn(expression: Node): string[] {
  const texts: string[] = [];
  walk(expression, (node) => {
    const text = fixedText(node);
    if (text !== undefined) texts.push(text);
    else if (node.type === 'TemplateLiteral') texts.push(quasisOf(node).quasis.join('{}'));
    return true;
  });
  return texts;
}

const isLabelling = (node: Node): boolean => node.type === 'CallExpression' && labelling.has(nameOf(node));

const nameOf = (call: Node): string => (call.callee as { name?: string }).name ?? '';

/** What is thrown at programmers, in English. */
const isFault = (node: Node): boolean => node.type === 'NewExpression' && nameOf(node) === 'Error';

/** Of attributes that no person ever sees: `className="tanggal"`. */
const isName = (node: Node): boolean =>
  node.type === 'JSXAttribute' &&
  /^(class(Name)?|id|key|to|href|type|role|name|variant|color|size|lang|d|viewBox|aria-(labelledby|describedby|controls))$/.test(
    String((node.name as { name?: unknown }).name),
  );

function halvesOf(node: Node): [Node?, Node?] {
  if (node.type !== 'ObjectExpression') return [];
  const [id, en, ...others] = node.properties as Property[];
  if (others.length > 0 || id?.key?.name !== 'id' || en?.key?.name !== 'en') return [];
  return [id.value, en.value];
}

const lineAt = (code: string, at: number): number => code.slice(0, at).split('\n').length;
