import { fixedText, type Node, quasisOf, walk } from '../../../build/texts-in-code.ts';
import type { Source } from '../language/sources.ts';

/**
 * Finds states of a life that code compares with or writes as literals, in TypeScript and in SQL.
 * @param options.isData the file tells records, so it may write them
 */
export function literalStatesIn(
  { file, code, tree }: Source,
  states: readonly string[],
  { columns = ['state'], isData = false }: { columns?: readonly string[]; isData?: boolean } = {},
): string[] {
  const words = states.join('|');
  const column = `\\b(${columns.join('|')})\\b`;
  const inSql = new RegExp(
    `${column}\\s*(=|<>|!=|is (not )?distinct from)\\s*'(${words})'` +
      `|${column}\\s+(not\\s+)?in\\s*\\([^)]*'(${words})'` +
      `|\\bcase\\s+[\\w.]*${column}\\s+when\\s+'(${words})'`,
  );
  const found: string[] = [];
  const add = (node: Node) =>
    found.push(
      `${file}:${code.slice(0, node.start).split('\n').length} ${code.slice(node.start, node.end).slice(0, 80)}`,
    );
  const isState = (node: Node): boolean => states.includes(fixedText(node) ?? '');
  const isName = (node: Node): boolean => columns.includes(nameOf(node));
  const isColumn = (node: Node): boolean =>
    node.type === 'ChainExpression' ? isColumn(node.expression as Node) : isName(node);
  /** A column made by `text('state')`, whatever is called on it. */
  const isColumnText = (node: Node): boolean =>
    node.type === 'CallExpression' &&
    ((node.arguments as Node[]).some((one) => columns.includes(fixedText(one) ?? '')) ||
      isColumnText(((node.callee as Node).object as Node | undefined) ?? (node.callee as Node)));
  /** `eq(letters.state, 'sent')`, `['sent'].includes(state)`, `text('state').default('draft')`. */
  const isCallWithState = (node: Node): boolean => {
    const args = node.arguments as Node[];
    const callee = node.callee as Node;
    // `allows(letter.state, 'cancelled')` names an event.
    if (/After$|^allows$/.test(nameOf(callee))) return false;
    if (args[0] && args[1] && isColumn(args[0]) && isState(args[1])) return true;
    if (callee.type !== 'MemberExpression') return false;
    const of = callee.object as Node;
    if (nameOf(callee) === 'default') return args.some(isState) && isColumnText(of);
    return (
      nameOf(callee) === 'includes' &&
      of.type === 'ArrayExpression' &&
      (of.elements as Node[]).some(isState) &&
      args.some(isColumn)
    );
  };
  walk(tree, (node) => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return false;
    const { left, right, key, value, discriminant } = node as unknown as Record<string, Node>;
    if (node.type === 'BinaryExpression' && left && right && /^[!=]==?$/.test(String(node.operator)))
      if ((isColumn(left) && isState(right)) || (isState(left) && isColumn(right))) add(node);
    if (!isData && node.type === 'Property' && key && value && isName(key) && isState(value)) add(node);
    if (node.type === 'SwitchStatement' && discriminant && isColumn(discriminant)) {
      const cases = node.cases as Node[];
      if (cases.some((one) => isNodeOf(one.test) && isState(one.test))) add(node);
    }
    if (node.type === 'CallExpression' && isCallWithState(node)) add(node);
    if (node.type === 'TemplateLiteral' && inSql.test(quasisOf(node).quasis.join('x'))) add(node);
    if (node.type === 'Literal' && inSql.test(fixedText(node) ?? '')) add(node);
    return true;
  });
  return found;
}

/** `state` of `state`, `letter.state` and `letter?.state`. */
const nameOf = (node: Node): string =>
  node.type === 'MemberExpression'
    ? nameOf(node.property as Node)
    : String(node.name ?? fixedText(node) ?? '');

const isNodeOf = (value: unknown): value is Node => typeof value === 'object' && value !== null;
