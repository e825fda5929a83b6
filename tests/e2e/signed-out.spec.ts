import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { haveWorker, storageOf } from './browser-storage.ts';
import { callsOf, sendTo } from './letters-by-call.ts';
import { signInByForm } from './people.ts';

test.use({ serviceWorkers: 'allow' });

/** Traces of a morning's work in a browser, each with a unique word. */
function wordsOf(story: string) {
  const stamp = `${story}${Date.now()}`;
  return {
    read: `Undangan ${stamp}`,
    searched: `cari${stamp}`,
    typed: `Konsep ${stamp}`,
    file: `isi berkas ${stamp}`,
  };
}
type Words = ReturnType<typeof wordsOf>;

async function work(page: Page, request: APIRequestContext, words: Words): Promise<void> {
  const letter = await sendTo(request, 'staf', 'atasan', words.read);
  await page.goto('/search');
  await page.getByRole('searchbox').fill(words.searched);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(words.searched));
  await page.goto('/naskah-dinas/kelola-label');
  await page.getByRole('searchbox').fill(words.searched);
  await left(page, 'listParams', words.searched);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cari dan perintah' }).fill(words.read);
  await page.getByRole('option', { name: words.read }).filter({ hasNotText: 'Cari semua' }).click();
  await expect(page).toHaveURL(new RegExp(letter));
  await left(page, 'naskah.kept.palette', words.read);
  await left(page, `Letter/${letter}`, words.read);

  await page.goto('/naskah-dinas/buat-naskah/formulir-naskah');
  await expect(page.getByLabel(/^Hal( |$)/)).toBeVisible();
  await haveWorker(page);
  await page.context().setOffline(true);
  await page.getByLabel(/^Hal( |$)/).fill(words.typed);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Tambah lampiran' }).click();
  await (await chooser).setFiles({
    name: 'catatan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(words.file),
  });
  await left(page, 'local naskah.copy.');
  await left(page, 'database naskah-drafts');
}

/** Expects a storage entry by place and name that contains these words. */
const left = (page: Page, name: string, words = '') =>
  expect
    .poll(async () => (await storageOf(page)).filter((kept) => kept.includes(name) && kept.includes(words)))
    .not.toEqual([]);

const ofPerson = async (request: APIRequestContext): Promise<string[]> => {
  const { id, personName, email } = await (await callsOf(request, 'staf')).get(
    '/user/api/Account/GetUserByToken',
  );
  return [id, personName, email];
};
const inBase64 = (text: string) => Buffer.from(text).toString('base64');
const door = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Masuk ke meja kerja Anda' })).toBeVisible();
const holding = async (page: Page, secrets: string[]) =>
  (await storageOf(page)).filter((kept) => secrets.some((secret) => kept.includes(secret)));

test('signed out, the browser keeps nothing of who was there, what they read, searched and typed', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const words = wordsOf('a');
  const secrets = [...Object.values(words), inBase64(words.file), ...(await ofPerson(request))];
  await signInByForm(page, 'staf');
  await work(page, request, words);

  await page.locator('header .person').click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('dialog')).toContainText('buang 1 konsep');
  await page.getByRole('button', { name: 'Buang dan keluar' }).click();
  await door(page);
  await context.setOffline(false);
  // The session's cookie is out of script's reach: it goes with the server's answer.
  await expect
    .poll(async () => (await names(page)).filter((name) => !name.startsWith('file naskah-app-')))
    .toEqual(allowed);
  expect(await holding(page, secrets)).toEqual([]);
});

const names = async (page: Page) => [
  ...new Set((await storageOf(page)).map((line) => line.split(' ').slice(0, 2).join(' '))),
];
/** May remain: data of the browser, not of the user. */
const allowed = ['cookie naskah_device', 'local naskah.language', 'session naskah.tab'];

test('a session that ran out leaves an unsent draft to its person, and nothing to anybody else', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const words = wordsOf('b');
  const secrets = [...Object.values(words), inBase64(words.file), ...(await ofPerson(request)).slice(1)];
  await signInByForm(page, 'staf');
  await work(page, request, words);
  // The window is closed; a day later its cookies are gone.
  await page.goto('about:blank');
  for (const { name } of await context.cookies())
    if (name !== 'naskah_device') await context.clearCookies({ name });
  await context.setOffline(false);

  await page.goto('/login');
  await door(page);
  expect(await holding(page, secrets)).toEqual([]);
  await signInByForm(page, 'atasan');
  await page.goto('/naskah-dinas/buat-naskah/formulir-naskah');
  await expect(page.getByLabel(/^Hal( |$)/)).toBeVisible();
  expect(await holding(page, [words.typed, inBase64(words.file)])).toEqual([]);
  await page.locator('header .person').click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await door(page);

  await signInByForm(page, 'staf');
  await page.goto('/naskah-dinas/buat-naskah/formulir-naskah');
  await expect(page.getByText(words.typed)).toBeVisible();
});
