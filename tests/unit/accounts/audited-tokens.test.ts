import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditActionLabel } from '../../../domain/audit/action-labels.ts';

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

it('says in words of its own what each written action did', () => {
  const written = globSync('**/*.ts', { cwd: server })
    .flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(/action: '([a-z-]+)'/g)])
    .map(([, action]) => action ?? '');
  expect(written.length).toBeGreaterThan(50);
  const unnamed = auditActionLabel('letter', 'no-such-action').id;
  expect(
    [...new Set(written)].filter(
      (action) => action !== 'update' && auditActionLabel('letter', action).id === unnamed,
    ),
  ).toEqual([]);
});
