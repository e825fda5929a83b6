// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Legend } from '../../../src/shell/menu/legend.tsx';

function legendAt(path: string, counts?: { open: number; closed: number; atLeast: boolean }): string | null {
  const client = new QueryClient();
  if (counts) client.setQueryData(['letters', 'inbox-counts'], counts);
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext queryClient={client}>
        <Legend />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const said = screen.queryByText('STATUS')?.parentElement?.textContent ?? null;
  cleanup();
  return said;
}

describe('The STATUS legend (SPEC A2)', () => {
  afterEach(cleanup);

  it.each(['/naskah-dinas/inbox', '/naskah-dinas/inbox/7', '/naskah-dinas/inbox/7/naskah-tanggapan/tambah'])(
    'stands on the inbox’s page %s',
    (path) => expect(legendAt(path)).toBe('STATUSOpenClosed'),
  );

  it.each(['/naskah-dinas/tugas/disposition-in', '/naskah-dinas/tugas/disposition-in/7'])(
    'stands on tasks while the kind is disposition-in: %s',
    (path) => expect(legendAt(path)).toBe('STATUSOpenClosed'),
  );

  it.each([
    ...['/', '/naskah-dinas/tugas', '/naskah-dinas/tugas/disposition-out', '/naskah-dinas/tugas/review/7'],
    ...['/naskah-dinas/tugas/disposition-in-lain', '/naskah-dinas/inboxes', '/naskah-dinas/outbox'],
    ...['/naskah-dinas/draft', '/naskah-dinas/kelola-label', '/master-data/inbox'],
  ])('stands nowhere else: %s', (path) => expect(legendAt(path)).toBeNull());

  it('says how many the inbox has counted, there and not beside the tasks', () => {
    const counts = { open: 1000, closed: 12, atLeast: true };
    expect(legendAt('/naskah-dinas/inbox', counts)).toBe('STATUSOpen1.000+Closed12');
    expect(legendAt('/naskah-dinas/tugas/disposition-in', counts)).toBe('STATUSOpenClosed');
  });

  it('is a red dot for Open and a blue one for Closed', () => {
    const read = (file: string) => readFileSync(`src/shell/${file}`, 'utf8');
    expect(read('layout/sidebar.css')).toMatch(/\.dot\.open \{\s*background: var\(--open\);/);
    expect(read('layout/sidebar.css')).toMatch(/\.dot\.closed \{\s*background: var\(--closed\);/);
    const hues = [...read('theme/tokens.css').matchAll(/--(open|closed): (#\w{6})/g)];
    expect(hues.length).toBeGreaterThanOrEqual(4);
    for (const [, name, colour = ''] of hues)
      expect([name, strongest(colour)]).toEqual([name, name === 'open' ? 'red' : 'blue']);
  });
});

function strongest(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return red > green && red > blue ? 'red' : blue > green && blue > red ? 'blue' : 'another';
}
