import { fixedText, type Node, quasisOf, walk } from '../../../build/texts-in-code.ts';
import type { Source } from '../language/sources.ts';
import { statesInSql } from './states-in-sql.ts';

/** What a life is called in code. */
export type Names = {
  states: readonly string[];
  /** Columns and properties that hold its state; without it `state`. */
  columns?: readonly string[];
  /** SQL tables that hold it; states of others are not found. Without it all do. */
  tables?: readonly string[];
  /** Types of its state. */
  types?: readonly string[];
};

/**
 * Finds states of a life that code compares with or writes as literals, in TypeScript and in SQL.
 * @param isData the file tells records, so it may write them
 */
export function literalStatesIn(
  source: Source,
  { states, columns = ['state'], tables, types = [] }: Names,
  isData = false,
): string[] {
  const { file, code } = source;
  // Most files have no state as a word, and none that an escape could hide: they are not parsed.
  if (!new RegExp(`\\b(?:${states.join('|')})\\b|\\\\[ux]`).test(code)) return [];
  const { tree } = source;
  const found = new Set<string>();
  const add = (node: Node) =>
    found.add(
      `${file}:${code.slice(0, node.start).split('\n').length} ${code.slice(node.start, node.end).slice(0, 80)}`,
    );
  const isColumn = (node: Node): boolean => columns.includes(nameOf(bare(node)));
  const isState = (node: Node): boolean => states.includes(fixedText(node) ?? '');
  const hasStates = (node: Node): boolean => listOf(node)?.some(isState) ?? false;
  /** A state, also after a condition or a cast. */
  const yieldsState = (given: Node): boolean => {
    const node = bare(given);
    if (node.type === 'ConditionalExpression')
      return yieldsState(node.consequent as Node) || yieldsState(node.alternate as Node);
    if (node.type === 'LogicalExpression') return yieldsState(node.right as Node);
    return isState(node);
  };
  /** A column made by `text('state')`, whatever is called on it. */
  const isColumnText = (node: Node): boolean =>
    node.type === 'CallExpression' &&
    ((node.arguments as Node[]).some((one) => columns.includes(fixedText(one) ?? '')) ||
      isColumnText(((node.callee as Node).object as Node | undefined) ?? (node.callee as Node)));
  const isLife = (type: unknown): boolean => isNodeOf(type) && types.includes(typeName(type));
  const lists = new Map<string, Node>();
  /** `eq(letters.state, 'sent')`, `['sent'].includes(state)`, `text('state').default('draft')`. */
  const isCallWithState = (node: Node): boolean => {
    const [first, second] = node.arguments as Node[];
    const callee = node.callee as Node;
    // `allows(letter.state, 'cancelled')` names an event.
    if (/After$|^allows$/.test(nameOf(callee))) return false;
    const isOfColumn =
      first && (isColumn(first) || columns.includes(fixedText(first)?.split('.').at(-1) ?? ''));
    if (isOfColumn && second && (yieldsState(second) || hasStates(second))) return true;
    if (callee.type !== 'MemberExpression') return false;
    const of = callee.object as Node;
    if (nameOf(callee) === 'default') return first !== undefined && yieldsState(first) && isColumnText(of);
    if (!/^(includes|has|indexOf)$/.test(nameOf(callee)) || !first || !isColumn(first)) return false;
    return hasStates(lists.get(nameOf(of)) ?? of);
  };
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator' && isNodeOf(node.init))
      lists.set(nameOf(node.id as Node), node.init);
    return true;
  });
  walk(tree, (node) => {
    const { left, right, key, value, discriminant, init, expression } = node as unknown as Record<
      string,
      Node
    >;
    if (/^TS(As|Satisfies)/.test(node.type) && !isData && isLife(node.typeAnnotation))
      if (expression && (yieldsState(expression) || hasStates(expression))) add(node);
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return false;
    if (node.type === 'BinaryExpression' && left && right && /^[!=]==?$/.test(String(node.operator)))
      if ((isColumn(left) && isState(right)) || (isState(left) && isColumn(right))) add(node);
    if (/^Assignment(Expression|Pattern)$/.test(node.type) && left && right && isColumn(left))
      if (yieldsState(right)) add(node);
    const written = node.type === 'VariableDeclarator' ? node.id : left;
    const given = node.type === 'VariableDeclarator' ? init : right;
    if (/^(VariableDeclarator|AssignmentPattern)$/.test(node.type) && !isData && isNodeOf(given))
      if (isLife(annotationOf(written)) && (yieldsState(given) || hasStates(given))) add(node);
    if (!isData && node.type === 'Property' && key && value && isColumn(key) && yieldsState(value)) add(node);
    if (node.type === 'JSXAttribute' && isNodeOf(value) && columns.includes(String((node.name as Node).name)))
      if (isState(value)) add(node);
    if (node.type === 'SwitchStatement' && discriminant && isColumn(discriminant)) {
      const cases = node.cases as Node[];
      if (cases.some((one) => isNodeOf(one.test) && isState(one.test))) add(node);
    }
    if (node.type === 'CallExpression' && isCallWithState(node)) add(node);
    const text = node.type === 'TemplateLiteral' ? quasisOf(node).quasis.join('x') : fixedText(node);
    if (text !== undefined && statesInSql(text, { states, columns, tables }, code)) add(node);
    return true;
  });
  return [...found];
}

/** Without casts, optional chains and `!`. */
const bare = (node: Node): Node =>
  /^(ChainExpression|ParenthesizedExpression|TS(As|Satisfies|NonNull)\w*)$/.test(node.type)
    ? bare(node.expression as Node)
    : node;

/** The elements of `[…]` and `new Set([…])`. */
function listOf(given: Node): Node[] | undefined {
  const node = bare(given);
  if (node.type === 'ArrayExpression') return (node.elements as (Node | null)[]).filter(isNodeOf);
  const [first] = node.type === 'NewExpression' ? (node.arguments as Node[]) : [];
  return first && listOf(first);
}

/** `state` of `state`, `letter.state` and `letter?.state`. */
const nameOf = (node: Node): string =>
  node.type === 'MemberExpression'
    ? nameOf(node.property as Node)
    : String(node.name ?? fixedText(node) ?? '');

/** `LetterState` of itself, `LetterState[]`, `readonly LetterState[]` and `ReadonlySet<LetterState>`. */
function typeName(type: Node): string {
  if (type.type === 'TSArrayType') return typeName(type.elementType as Node);
  if (type.type === 'TSTypeOperator') return typeName(type.typeAnnotation as Node);
  const [inner] = ((type.typeArguments as Node | undefined)?.params as Node[] | undefined) ?? [];
  const name = isNodeOf(type.typeName) ? nameOf(type.typeName) : '';
  return inner && /^(Readonly)?(Array|Set)$/.test(name) ? typeName(inner) : name;
}

const annotationOf = (written: unknown): unknown =>
  isNodeOf(written) && isNodeOf(written.typeAnnotation) ? written.typeAnnotation.typeAnnotation : undefined;

const isNodeOf = (value: unknown): value is Node => typeof value === 'object' && value !== null;
