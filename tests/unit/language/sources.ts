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
