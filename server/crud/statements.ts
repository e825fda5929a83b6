import type { QueryConfig } from 'pg';

const names = new Map<string, string>();
const most = 2000;

/**
 * A statement that each session parses and plans once. Only for texts made from declarations, of which there
 * are few; searches only where they are asked often.
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
