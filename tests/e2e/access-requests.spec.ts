import { type APIRequestContext, expect, test } from '@playwright/test';
import { smallPdf } from '../../server/demo/letters/small-pdf.ts';
import { faultsOf } from './axe.ts';
import { focusFault, keys, press, tabTo } from './by-keys.ts';
import { callsOf } from './letters-by-call.ts';
import { signedIn } from './people.ts';

// SPEC A1, B3, DOMAIN 4: access to items above Biasa is requested, granted for a time by the owning unit's head,
// and used.
/** An item above Biasa of staf's unit, which only its uploader may open. */
async function closedItem(request: APIRequestContext): Promise<{ id: string; title: string }> {
  const { get, post, headers } = await callsOf(request, 'staf');
  const bytes = smallPdf('Evaluasi lalu lintas', [`Dibuat ${Date.now()}`]);
  const upload = await post('/letter/api/Upload', { name: 'evaluasi.pdf', size: bytes.length });
  await request.put(`/letter/api/Upload/${upload.id}?offset=0`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: bytes,
  });
  const first = async (entity: string, typed: string) =>
    (await get(`/master-data/api/${entity}/lookup?FirstChar=${typed}&PerPage=1`)).items[0].id;
  const record = {
    title: `Evaluasi terbatas ${Date.now()}`,
    documentDate: '2026-11-14',
    classificationId: await first('ArchiveClassification', 'OP.01.02'),
    securityId: await first('SecurityClassification', 'Terbatas'),
    developmentLevel: 'asli',
  };
  const { id } = await post('/arsip/api/Archive/deposit', {
    record,
    files: [{ uploadId: upload.id, title: '' }],
  });
  return { id, title: record.title };
}

test('a closed archive item is asked for, granted by the head of its unit, and opened', {
  tag: '@full',
}, async ({ browser, request }) => {
  const item = await closedItem(request);
  let address = '';
  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto(`/dokumen/arsip-aktif/${item.id}`);
    // The request by keyboard alone (WCAG 2.1.1, 2.4.3, 2.4.7).
    const ask = page.getByRole('button', { name: 'Minta akses' });
    await press(page, ask);
    const dialog = page.getByRole('dialog', { name: 'Minta akses arsip' });
    await expect(dialog).toBeVisible();
    await keys(page, 'Escape');
    await expect(ask).toBeFocused();
    await keys(page, 'Enter');
    await tabTo(page, dialog.getByLabel('Alasan'));
    await page.keyboard.type('Penataan daftar arsip tahunan');
    expect(await faultsOf(page)).toEqual([]);
    await press(page, dialog.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(page.getByText('Menunggu pejabat yang memutus').first()).toBeVisible();
    await expect.poll(() => focusFault(page)).toBe('');
    address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/dokumen\/permintaan-akses\/[0-9a-f-]{36}$/);
  });

  await signedIn(browser, 'satria.tarigan', async (page) => {
    await page.goto(`/dokumen/permintaan-akses?filter=${encodeURIComponent('{"turn":"mine"}')}`);
    await page.locator(`a[href$="${address}"], a[href$="${address}/show"]`).first().click();
    await expect(page.getByText('Penataan daftar arsip tahunan')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Setujui' }).click();
    await page.getByRole('dialog', { name: 'Setujui' }).getByRole('button', { name: 'Setujui' }).click();
    await expect(page.getByText('Berlaku').first()).toBeVisible();
  });

  await signedIn(browser, 'arsiparis', async (page) => {
    await page.goto(address);
    const opened = page.waitForResponse((answer) =>
      /\/files\/[0-9a-f-]{36}$/.test(new URL(answer.url()).pathname),
    );
    await page.getByRole('link', { name: 'Buka arsip' }).click();
    expect((await opened).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  });
});
