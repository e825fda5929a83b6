/** A node of a syntax tree, as far as looking for texts goes. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };
export type Edit = { start: number; end: number; text: string };

/** Walks a tree from the top; skips the children when `visit` returns false. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) walk(child, visit);
    } else if (isNode(value)) walk(value, visit);
}

export function fixedText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const { quasis, expressions } = quasisOf(node);
  return expressions.length === 0 ? quasis[0] : undefined;
}

export function quasisOf(node: Node): { quasis: string[]; expressions: Node[] } {
  const quasis = node.quasis as { value: { cooked: string } }[];
  return { quasis: quasis.map(({ value }) => value.cooked), expressions: node.expressions as Node[] };
}

/** The code after all changes; none may lie within another. */
export function applied(code: string, edits: readonly Edit[]): string {
  let [result, at] = ['', 0];
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
