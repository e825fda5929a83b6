import type { QueryConfig } from 'pg';

const names = new Map<string, string>();
const most = 2000;

/**
 * A statement that each session parses and plans once. Only for texts made from declarations, and only where one plan
 * fits every value: not for searches and filters, whose best plan depends on what is asked for.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text);
  if (!name) {
    if (names.size >= most) return { text, values };
    name = `crud${names.size}`;
    names.set(text, name);
  }
  return { name, text, values };
}
