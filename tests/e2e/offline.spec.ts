import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { haveWorker } from './browser-storage.ts';
import { callsOf, sendTo } from './letters-by-call.ts';
import { setLine } from './line.ts';
import { signIn, takeSession } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const subject = `Rapat luring ${Date.now()}`;
const strip = (page: Page) => page.getByText('Anda sedang luring.');
const subjectOf = (page: Page) => page.getByLabel(/^Hal( |$)/);

/** Lists this browser's data for offline reading. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('naskah-kept');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('answers').objectStore('answers').getAll();
          asked.onsuccess = () => resolve(asked.result.map((one) => JSON.stringify(one)));
          opening.result.close();
        };
      }),
  );

/** The same draft saved by its writer from another device. */
async function saveElsewhere(request: APIRequestContext, id: string, change: object): Promise<void> {
  const calls = await callsOf(request, 'staf');
  const letter = await calls.get(`/letter/api/Letter/${id}`);
  const fields = [
    ...[
      'version',
      'concern',
      'from',
      'naskahDinasParentCategoryId',
      'naskahDinasCategoryId',
      'place',
      'subject',
    ],
    ...[
      'contentMode',
      'content',
      'coverContent',
      'scriptDate',
      'urgency',
      'referenceId',
      'archiveReferenceId',
    ],
    ...[
      'permissionClassificationId',
      'archiveClassificationId',
      'letterheadId',
      'senderId',
      'senderPositionId',
    ],
    ...['showSenderName', 'anyReviewer'],
  ];
  const data = Object.fromEntries(fields.map((field) => [field, letter[field]]));
  const answer = await request.put(`/letter/api/Letter/${id}`, {
    headers: calls.headers,
    data: { ...data, receivers: [], ccs: [], reviewers: [], attachments: [], ...change },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('without a network the app starts, shows what was seen, keeps what is written, and brings it together afterwards', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'staf');
  await haveWorker(page);
  const received = await sendTo(request, 'staf', 'atasan', `${subject}, undangan`);
  await page.goto(`/naskah-dinas/inbox/${received}`);
  await expect(page.getByRole('button', { name: 'Unduh PDF' })).toBeVisible();
  const read = `/naskah-dinas/inbox/${received}`;
  const isKept = (address: string) =>
    expect
      .poll(async () => (await kept(page)).join())
      .toContain(`/letter/api/Letter/${address.split('/').at(-1)}`);
  await isKept(read);
  // Whether it may be closed stands in the list's row.
  await expect.poll(async () => (await kept(page)).join()).toContain('/letter/api/Inbox?');
  await page.goto('/naskah-dinas/buat-naskah/formulir-naskah');
  await subjectOf(page).fill(subject);
  await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
  await page.goto('/naskah-dinas/draft');
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  const edit = `${new URL(page.url()).pathname}?langkah=formulir-naskah`;
  const id = edit.split('/')[3] ?? '';
  await isKept(id);

  await setLine(page, 'offline');
  await page.goto(read);
  await setLine(page, 'offline');
  await expect(strip(page)).toBeVisible();
  await expect(page.locator('.mailbox-pane').getByRole('heading').first()).toBeVisible();
  await page.getByRole('button', { name: 'Selesaikan' }).click();
  await expect(page.getByText(/perubahan menunggu dikirim/)).toBeVisible();
  // Shown at once, and stored before the page is left.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('/close');

  // A draft known to the server is edited offline, and survives a reload.
  await page.goto(edit);
  await setLine(page, 'offline');
  await subjectOf(page).fill(`${subject}, diubah di jalan`);
  await expect(page.getByText(/perangkat ini/).first()).toBeVisible();
  await page.reload();
  await setLine(page, 'offline');
  await expect(subjectOf(page)).toHaveValue(`${subject}, diubah di jalan`);
  await saveElsewhere(request, id, { place: 'Bekasi' });

  await setLine(page, 'online');
  await expect(
    page.getByText(/Digabung dengan perubahan dari tab atau perangkat lain: Tempat/),
  ).toBeVisible();
  await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
  const calls = await callsOf(request, 'staf');
  expect(await calls.get(`/letter/api/Letter/${id}`)).toMatchObject({
    subject: `${subject}, diubah di jalan`,
    place: 'Bekasi',
  });

  // The mark that waited was sent as well.
  await page.goto(read);
  await expect(page.getByRole('button', { name: 'Buka kembali' })).toBeVisible();
  expect((await calls.get(`/letter/api/Inbox?letterId=${received}`)).items[0]).toMatchObject({
    isOpen: false,
  });

  // After sign-out nothing is left for the next user.
  expect(await kept(page)).not.toEqual([]);
  await page.locator('header .person').click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke meja kerja Anda' })).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('a home page that was never loaded here says that it needs a connection, and loads when there is one', {
  tag: '@full',
}, async ({ page, context }) => {
  await takeSession(page, 'legal');
  await page.goto('/naskah-dinas/inbox');
  await expect(page.getByRole('heading', { name: 'Kotak Masuk' })).toBeVisible();
  await haveWorker(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('Beranda memerlukan sambungan')).toBeVisible();
  await page.getByRole('link', { name: 'Buka Kotak Masuk' }).click();
  await expect(page.getByRole('heading', { name: 'Kotak Masuk' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Beranda memerlukan sambungan')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Tugas Anda' })).toBeVisible();
});
