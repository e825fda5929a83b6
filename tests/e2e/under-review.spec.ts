import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { asPerson, password, pick } from './people.ts';

// SPEC A4 and DOMAIN 12.3: a letter on its way is found, its holder reminded, its reviewers changed, and many are
// signed at once.
const stem = 'Perjalanan pemeriksaan';
const subjects = [`${stem} satu`, `${stem} dua`];

test('a letter under review is followed, its reviewers are changed, and two are signed with one password', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);

  await asPerson(browser, 'staf', async (page) => {
    const ids = await sendTwo(request);
    await page.goto(`/naskah-dinas/outbox/${ids[0]}`);
    const where = page.getByRole('region', { name: 'Posisi naskah sekarang' });
    await expect(where).toContainText('Kartika Hutapea');
    await where.getByRole('button', { name: 'Ingatkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ingatkan' }).click();
    await expect(where.getByText(/^Sudah diingatkan/)).toBeVisible();
    await expect(where.getByRole('button', { name: 'Ingatkan' })).toBeDisabled();

    await where.getByRole('link', { name: 'Ubah pemeriksa' }).click();
    await expect(page.getByRole('heading', { name: 'Ubah pemeriksa' })).toBeVisible();
    await pick(page, /^Tambah pemeriksa/, 'Satria', /Satria Tarigan/);
    await page.getByRole('button', { name: 'Naikkan Satria Tarigan' }).click();
    await expect(page.getByText(/giliran berpindah kepada Satria Tarigan/)).toBeVisible();
    await page.getByRole('button', { name: 'Hapus pemeriksa Satria Tarigan' }).click();
    await expect(page.getByRole('button', { name: 'Simpan pemeriksa' })).toBeDisabled();
  });

  await asPerson(browser, 'atasan', async (page) => {
    await page.goto('/naskah-dinas/tugas/review');
    await choose(page);
    await page.getByRole('button', { name: 'Paraf terpilih' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Beri paraf' }).click();
    await expect(page.getByRole('dialog', { name: '2 naskah diparaf' })).toBeVisible();
    await page.getByRole('button', { name: 'Selesai' }).click();
    await expect(page.getByText(subjects[0] ?? '')).toHaveCount(0);
  });

  await asPerson(browser, 'direktur', async (page) => {
    await page.goto('/naskah-dinas/tugas/sign');
    await choose(page);
    await page.getByRole('button', { name: 'Tanda tangani terpilih' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi Anda').fill(password);
    await dialog.getByRole('button', { name: 'Tanda tangani' }).click();
    await expect(page.getByRole('dialog', { name: '2 naskah ditandatangani' })).toBeVisible();
    await page.getByRole('button', { name: 'Selesai' }).click();
  });
});

/** Both by the keyboard: `x` on the focused row. */
async function choose(page: Page): Promise<void> {
  for (const subject of subjects) {
    await page.getByRole('link', { name: new RegExp(subject) }).focus();
    await page.keyboard.press('x');
  }
  await expect(page.getByText('2 dipilih')).toBeVisible();
}

/** Two letters from staf by way of atasan to direktur, sent off through the calls the wizard makes. */
async function sendTwo(request: APIRequestContext): Promise<string[]> {
  const call = async (account: string) => {
    const data = { email: `${account}@naskah.example`, password };
    const session = await request.post('/user/api/Account/login', { headers: key, data });
    const headers = { ...key, Authorization: `Bearer ${(await session.json()).data.token}` };
    const get = async (url: string) => (await (await request.get(url, { headers })).json()).data;
    const post = async (url: string, body: object = {}) =>
      (await (await request.post(url, { headers, data: body })).json()).data;
    const me = await get('/user/api/Account/GetUserByToken');
    return { get, post, person: { userId: me.id, userPositionId: me.positionId, showUserName: true } };
  };
  const [staf, atasan, direktur, receiver] = await Promise.all(
    ['staf', 'atasan', 'direktur', 'delegasi'].map(call),
  );
  if (!staf || !atasan || !direktur || !receiver) throw new Error('Not everybody could sign in');
  const first = async (resource: string, code: string) => {
    const found = await staf.get(`/master-data/api/${resource}/lookup?FirstChar=${code}&PerPage=1`);
    return found.items[0].id;
  };
  const common = {
    ...{
      concern: 'internal',
      from: 'internal',
      place: 'Jakarta',
      contentMode: 'editor',
      scriptDate: '2026-11-21',
    },
    naskahDinasParentCategoryId: await first('ScriptType', 'Korespondensi Internal'),
    naskahDinasCategoryId: await first('ScriptSubType', 'Nota Dinas'),
    permissionClassificationId: await first('SecurityClassification', 'Biasa'),
    archiveClassificationId: await first('ArchiveClassification', 'OP.01.02'),
    content: '<p>Mohon persetujuan.</p>',
    senderId: direktur.person.userId,
    senderPositionId: direktur.person.userPositionId,
    receivers: [receiver.person],
    anyReviewer: 'ada',
    reviewers: [{ ...atasan.person, reviewOrder: 1 }],
  };
  const ids: string[] = [];
  for (const subject of subjects) {
    const { id } = await staf.post('/letter/api/Letter', { ...common, subject });
    await staf.post(`/letter/api/Letter/${id}/submit`);
    ids.push(id);
  }
  return ids;
}

const key = { 'X-Api-Key': 'naskah-web' };
