/** @module-tag full */

// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../../server/demo/index.ts';
import { testApp } from '../../support/app.ts';
import { readDocument } from '../../support/followed-document.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/other-clients.md'), 'utf8');
const code = readDocument(page).files.find(({ file }) => file === 'app.tsx')?.text ?? '';
// The page of the browser is at another address than the server, as such an app's is.
const { app, pool } = await testApp({ env: { CORS_ORIGINS: location.origin } });
const server = await app.listen({ port: 0, host: '127.0.0.1' });
mkdirSync(join(root, 'test-results'), { recursive: true });
const folder = mkdtempSync(join(root, 'test-results', 'other-client-'));
configure({ asyncUtilTimeout: 10_000 });
afterAll(async () => {
  cleanup();
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

test('the page shows a whole react-admin app in under 60 lines', () => {
  expect(code).toContain("const server = 'https://naskah.example';");
  expect(code.trimEnd().split('\n').length).toBeLessThan(60);
});

test('it signs in, lists, searches, makes, changes and deletes on this server', async () => {
  const file = join(folder, 'app.tsx');
  writeFileSync(file, code.replace('https://naskah.example', server));
  const { App } = (await import(/* @vite-ignore */ file)) as { App: ComponentType };
  render(<App />);
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

  await user.type(await screen.findByLabelText(/Username/), 'admin@naskah.example');
  await user.type(screen.getByLabelText(/Password/), `${demoPassword}-`);
  await press('Sign in');
  await screen.findByText(/tidak cocok/);
  await user.type(screen.getByLabelText(/Password/), '{Backspace}');
  await press('Sign in');
  await screen.findByText('Arsip Foto');

  await user.click(await screen.findByLabelText('Create'));
  await user.type(await screen.findByLabelText(/Code/), 'KLN');
  await press('Save');
  // Refused by the server, at the fields that it names.
  await screen.findByText('“Nama” harus diisi.');
  await user.type(screen.getByLabelText(/Name/), 'Dari klien lain');
  await user.click(screen.getByLabelText(/Medium/));
  await user.click(await screen.findByRole('option', { name: 'kertas' }));
  await press('Save');

  await waitFor(async () => expect(await stored()).toEqual([{ name: 'Dari klien lain', medium: 'kertas' }]));
  await waitFor(() => expect(location.hash).toMatch(/ArchiveType\/[\da-f-]{36}$/));
  // The form of the new record gives way to that of the stored one.
  await waitFor(() => user.clear(screen.getByDisplayValue('Dari klien lain')));
  await user.type(screen.getByLabelText(/Name/), 'Diubah');
  await press('Save');
  await waitFor(async () => expect(await stored()).toEqual([{ name: 'Diubah', medium: 'kertas' }]));

  await user.type(await screen.findByRole('textbox', { name: /Q/i }), 'diub');
  await waitFor(() => expect(screen.queryByText('Arsip Foto')).toBeNull());
  const row = (await screen.findByText('Diubah')).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('checkbox'));
  await press('Delete');
  await press('Confirm').catch(() => undefined);
  await waitFor(async () => expect(await stored()).toEqual([]));
});

const stored = async () =>
  (await pool.query("select name, medium from archive_type where code = 'KLN' order by name")).rows;
