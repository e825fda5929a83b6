import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { traits } from '../resources/kinds/index.ts';
import { applied, type Edit, fixedText, type Node, quasisOf, walk } from './texts-in-code.ts';

type Options = {
  /** Where messages stand. */
  folders: string[];
  /** The module with the functions that replace English texts. */
  runtime: string;
  /** The module that is filled with the English texts. */
  catalogue: string;
};

/** Where the texts go, once all are known. */
const MARK = 'naskah:english';
const PLACE = JSON.stringify(MARK);

/** Declarations give a field's label as two texts: `text('Nama', 'Name')`. */
const labelling = new Set([...Object.keys(traits), 'autoNumber', 'option']);

/**
 * Removes English from what an Indonesian page loads: each `{ id, en }` and label keeps its Indonesian, the key to
 * its English in a separate file (docs/languages.md).
 */
export const english = ({ folders, runtime, catalogue }: Options): Plugin => {
  const root = process.cwd();
  const texts = new Map<string, string>();
  const meanings = new Map<string, Map<string, number>>();
  const isOurs = (id: string): boolean =>
    /\.tsx?$/.test(id) && folders.some((folder) => id.startsWith(join(root, folder)));
  return {
    name: 'naskah:english',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const files = folders.flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(root, folder, name),
        ),
      );
      for (const file of files.filter(isOurs)) {
        const code = readFileSync(file, 'utf8');
        for (const { id, en } of fixedTexts(code, file)) {
          const counts = meanings.get(id) ?? new Map<string, number>();
          meanings.set(id, counts.set(en, (counts.get(en) ?? 0) + 1));
        }
      }
    },
    transform(code, path) {
      const file = path.split('?')[0] ?? path;
      if (!isOurs(file)) return null;
      if (file.endsWith(catalogue)) return { code: code.replace('{}', `JSON.parse(${PLACE})`), map: null };
      const moved = withoutEnglish(code, file);
      return moved && { code: `import { pair, filled } from '/${runtime}';${moved}`, map: null };
    },
    renderChunk(code, chunk) {
      if (!chunk.moduleIds.includes(join(root, catalogue))) return null;
      const all = JSON.stringify(JSON.stringify(Object.fromEntries([...texts].toSorted())));
      return { code: code.replace(new RegExp(`["'\`]${MARK}["'\`]`), () => all), map: null };
    },
  };

  /** The Indonesian text is the key of its most frequent English. */
  function keyOf(id: string, en: string): string {
    const counts = [...(meanings.get(id) ?? [])].toSorted(
      ([one, a], [other, b]) => b - a || (one < other ? -1 : 1),
    );
    return keep((counts[0]?.[0] ?? en) === en ? id : hashOf(en), en);
  }

  /** @throws when two texts would be found by one key */
  function keep(key: string, en: string): string {
    if (texts.has(key) && texts.get(key) !== en) throw new Error(`Two English texts for "${key}"`);
    texts.set(key, en);
    return key;
  }

  function withoutEnglish(code: string, file: string): string | undefined {
    const edits: Edit[] = [];
    walk(parsed(code, file), (node) => {
      const pair = pairOf(node);
      if (pair) edits.push(...editsOf(pair));
      const label = labelOf(node, file);
      if (label) {
        const own = keyOf(label.id, label.en);
        const key = JSON.stringify(own === label.id ? '' : own);
        edits.push({ start: label.node.start, end: label.node.end, text: key });
      }
      return !pair;
    });
    return edits.length > 0 ? applied(code, edits) : undefined;
  }

  function editsOf({ node, id, en }: Pair): Edit[] {
    // Where declarations combine their two texts: the second is the key by then, if one is needed.
    if (nameOf(id.value) === 'id' && nameOf(en.value) === 'en')
      return [{ start: node.start, end: node.end, text: '/*#__PURE__*/pair(id,en||id)' }];
    const fixed = { id: fixedText(id.value), en: fixedText(en.value) };
    if (fixed.id !== undefined && fixed.en !== undefined) {
      const key = keyOf(fixed.id, fixed.en);
      const given = [fixed.id, ...(key === fixed.id ? [] : [key])].map((one) => JSON.stringify(one));
      return [{ start: node.start, end: node.end, text: `/*#__PURE__*/pair(${given.join(',')})` }];
    }
    const inside = textsIn(en.value);
    if (inside.length === 0) return [];
    const { start, end } = en.value;
    return [
      { start: en.start, end: start, text: 'get en(){return (' },
      ...inside,
      { start: end, end, text: ')}' },
    ];
  }

  /** Replaces every text in an expression by its key; inserted values stay in place. */
  function textsIn(value: Node): Edit[] {
    const edits: Edit[] = [];
    walk(value, (node) => {
      const fixed = fixedText(node);
      if (fixed !== undefined) {
        if (/\p{L}{2}/u.test(fixed))
          edits.push({ start: node.start, end: node.end, text: `filled("${keep(hashOf(fixed), fixed)}")` });
        return false;
      }
      if (node.type === 'TemplateLiteral') edits.push(...templateEdits(node));
      return true;
    });
    return edits;
  }

  function templateEdits(node: Node): Edit[] {
    const { quasis, expressions } = quasisOf(node);
    const text = quasis.reduce((all, quasi, place) => `${all}{${place - 1}}${quasi}`);
    const key = keep(hashOf(text), text);
    const ends = [node.start, ...expressions.map(({ end }) => end)];
    return [...expressions, { start: node.end, end: node.end }].map(({ start }, place) => ({
      start: ends[place] ?? start,
      end: start,
      text: place === 0 ? `filled("${key}",[` : place === expressions.length ? '])' : ',',
    }));
  }
};

type Property = Node & { value: Node };
type Pair = { node: Node; id: Property; en: Property };

/** An object of just `id` and `en` whose English is no plain name. */
function pairOf(node: Node): Pair | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const [id, en, ...others] = node.properties as (Property & { key?: { name?: string } })[];
  if (!id || !en || others.length > 0 || id.key?.name !== 'id' || en.key?.name !== 'en') return undefined;
  return { node, id, en };
}

const nameOf = (node: Node): unknown => (node.type === 'Identifier' ? node.name : undefined);

function labelOf(node: Node, file: string): { id: string; en: string; node: Node } | undefined {
  if (node.type !== 'CallExpression' || !file.includes('/resources/')) return undefined;
  const name = (node.callee as { name?: string }).name ?? '';
  if (!labelling.has(name)) return undefined;
  const [idNode, enNode] = (node.arguments as Node[]).slice(name === 'option' ? 1 : 0);
  const [id, en] = [idNode && fixedText(idNode), enNode && fixedText(enNode)];
  return enNode && id !== undefined && en !== undefined ? { id, en, node: enNode } : undefined;
}

function fixedTexts(code: string, file: string): { id: string; en: string }[] {
  const found: { id: string; en: string }[] = [];
  walk(parsed(code, file), (node) => {
    const pair = pairOf(node);
    const [id, en] = pair ? [fixedText(pair.id.value), fixedText(pair.en.value)] : [];
    if (id !== undefined && en !== undefined) found.push({ id, en });
    const label = labelOf(node, file);
    if (label) found.push(label);
    return true;
  });
  return found;
}

const parsed = (code: string, file: string): Node =>
  parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 5);
