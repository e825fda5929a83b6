import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../../server');

it('names the API token wherever a statement of its own writes the audit log', () => {
  const writing = globSync('**/*.ts', { cwd: server })
    .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/insert into audit_log \(([^)]*)\)/g)].map(([, columns]) => ({ file, columns })),
    );
  // What happens by the clock names nobody.
  const bySomebody = writing.filter(({ columns }) => columns?.includes('user_id'));
  expect(bySomebody.length).toBeGreaterThan(3);
  expect(bySomebody.filter(({ columns }) => !columns?.includes('token_id'))).toEqual([]);
});
