import type { QueryConfig } from 'pg';

const names = new Map<string, string>();
const most = 2000;

/**
 * Plans a statement once per connection. Only for the few texts made
 * from declarations; searches only when frequent.
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
