import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { applyBlock, copyProject, readDocument } from '../support/followed-document.ts';
import { password, pick, signInByForm, watch } from './people.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8');
const calls = '/master-data/api/Vehicle';
const screens = '/master-data/kendaraan';

test('whoever follows docs/adding-a-resource.md has a new entity, with its calls and its screens', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'naskah-followed-'));
  const started: { stop: () => Promise<void> }[] = [];
  try {
    copyProject(root, folder);
    const { files, commands } = readDocument(page);
    expect(files.length).toBeGreaterThan(5);
    expect(commands).toEqual(['npm run db:migration -- kendaraan', 'npm start']);
    for (const block of files) applyBlock(folder, block);
    const at = `http://localhost:${await freePort()}`;
    for (const command of commands) {
      if (command === 'npm start') started.push(await startServer(command, folder, at));
      else run(command, folder);
    }
    const context = await browser.newContext({ baseURL: at });
    const opened = await context.newPage();
    opened.setDefaultTimeout(20_000);
    const faults = watch(opened);
    await tryCalls(context.request);
    await walkScreens(opened);
    expect(faults).toEqual([]);
    await context.close();
    // The added code passes lint and types, and the tests over all resources include it.
    const touched = [...new Set(files.map(({ file }) => file))].join(' ');
    run(`npx biome check --error-on-warnings ${touched}`, folder);
    run('npx tsc --noEmit --checkers 1', folder);
    run(
      'npx vitest run --project api tests/api/crud/every-resource.test.ts -t master-data.kendaraan',
      folder,
    );
  } finally {
    for (const { stop } of started) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Tries the calls promised by the page: create, refuse, update, history, deactivate, reactivate, delete. */
async function tryCalls(request: APIRequestContext): Promise<void> {
  const key = { 'x-api-key': 'naskah-web' };
  const session = await request.post('/user/api/Account/login', {
    headers: key,
    data: { email: 'admin@naskah.example', password },
  });
  const headers = { ...key, authorization: `Bearer ${(await session.json()).data.token}` };
  const post = async (data: object) => (await request.post(calls, { headers, data })).json();
  const list = await (await request.get(calls, { headers })).json();
  expect(list.data.items.map(({ code }: { code: string }) => code)).toEqual(['DRK-02', 'PTR-01']);
  const { unitId } = list.data.items[0];
  const vehicle = {
    code: 'AMB-03',
    name: 'Ambulans 3',
    plate: 'B 77 NTR',
    unitId,
    purchaseDate: '2025-01-31',
  };
  const sound = { ...vehicle, status: 'siap', odometer: 100 };
  for (const [field, value] of Object.entries({
    plate: 'tanpa nomor',
    purchaseDate: '2025-02-30',
    odometer: -1,
    status: 'hilang',
    unitId: list.data.items[0].id,
    code: 'PTR-01',
  }))
    expect(Object.keys((await post({ ...sound, [field]: value })).errors), field).toEqual([field]);
  const { data: made } = await post(sound);
  expect(made).toMatchObject(sound);
  const own = `${calls}/${made.id}`;
  const put = async (data: object) => (await request.put(own, { headers, data })).json();
  expect((await put({ odometer: 50, version: 1 })).errors).toEqual({
    odometer: ['Odometer tidak pernah turun.'],
  });
  expect((await put({ odometer: 150, version: 1 })).data).toMatchObject({ odometer: 150, version: 2 });
  expect((await put({ odometer: 160, version: 1 })).statusCode).toBe(409);
  const history = await (await request.get(`${own}/history`, { headers })).json();
  expect(history.data.items).toHaveLength(2);
  const csv = await (await request.get(`${calls}/export?format=csv`, { headers })).text();
  for (const plate of ['B 1471 NTR', 'B 9022 NTR', 'B 77 NTR']) expect(csv).toContain(plate);
  expect((await request.get(`${calls}/import/template`, { headers })).status()).toBe(200);
  expect((await request.delete(own, { headers })).status()).toBe(200);
  expect((await request.get(own, { headers })).status()).toBe(404);
  const described = await (await request.get('/openapi.json')).json();
  expect(Object.keys(described.paths)).toEqual(expect.arrayContaining([calls, `${calls}/{id}`]));
}

/** Walks the screens as an administrator: menu, list, form with refusals, record, update. */
async function walkScreens(page: Page): Promise<void> {
  await signInByForm(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const entry = menu.getByRole('link', { name: 'Kendaraan' });
  await menu.getByRole('button', { name: 'Data Master', expanded: false }).click();
  await entry.click();
  await expect(page).toHaveURL(screens);
  await expect(page.getByText('Kendaraan yang sudah dijual tetap tercatat.')).toBeVisible();
  await expect(page.getByText('Patroli Kilo 1')).toBeVisible();
  await page.getByRole('link', { name: /Tambah kendaraan/ }).click();
  await expect(page).toHaveURL(`${screens}/tambah`);
  await page.getByLabel('Kode').fill('MBL-04');
  await page.getByLabel('Nama').fill('Mobil dinas 4');
  await page.getByLabel('Nomor polisi').fill('salah');
  await page.getByRole('button', { name: /^Simpan (kendaraan|perubahan)$/ }).click();
  await expect(page.getByText('Tulis seperti B 1234 XYZ.')).toBeVisible();
  await page.getByLabel('Nomor polisi').fill('B 4 NTR');
  // Not the offer to add a unit of that name.
  await pick(page, /^Unit/, 'Lalu Lintas', /^(?!Tambah).*Lalu Lintas/);
  // The only day of the form.
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('31012025');
  await page.getByRole('button', { name: /^Simpan (kendaraan|perubahan)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${screens}/[0-9a-f-]{36}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('B 4 NTR');
  await page.getByRole('link', { name: 'Ubah' }).first().click();
  await page.getByLabel('Nama').fill('Mobil dinas empat');
  await page.getByRole('button', { name: /^Simpan (kendaraan|perubahan)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mobil dinas empat');
  await page.goto(screens);
  await expect(page.getByText('Mobil dinas empat')).toBeVisible();
}

/**
 * Runs a command of the page as written.
 * @throws with its output when it fails
 */
function run(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: environment(),
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}\n${stderr}`);
}

async function startServer(
  command: string,
  cwd: string,
  address: string,
): Promise<{ stop: () => Promise<void> }> {
  const env = { ...environment(), PORT: new URL(address).port, NASKAH_DATA: join(cwd, 'data') };
  const child = spawn(command, { cwd, shell: true, env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      hasEnded = true;
      resolve();
    }),
  );
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  // It builds the front end first, beside the journeys of another worker.
  await expect.poll(async () => hasEnded || isReady(), { timeout: 240_000, intervals: [250] }).toBe(true);
  if (hasEnded) throw new Error(`${command} ended: ${said}`);
  const stop = async (): Promise<void> => {
    if (!hasEnded && child.pid)
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    await ended;
  };
  return { stop };
}

/** A terminal's environment without the test run's settings. */
function environment(): NodeJS.ProcessEnv {
  const {
    NASKAH_DATA: _data,
    NASKAH_JOURNEY_PORTS: _ports,
    PORT: _own,
    NODE_OPTIONS: _options,
    ...rest
  } = process.env;
  return rest;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
