import { expect, test } from '@playwright/test';
import { isGenuine, openWebhook } from '../support/webhook-receiver.ts';
import { asPerson } from './people.ts';

test('a trigger made by screens is tried out, fires, calls its webhook with a valid signature, and says so in its log', {
  tag: '@full',
}, async ({ browser }) => {
  const hook = await openWebhook(204);
  await asPerson(browser, 'admin', async (page) => {
    await page.goto('/pengaturan/trigger/tambah');
    await page.getByRole('textbox', { name: 'Kode', exact: true }).fill('TRG-UJI');
    await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Beri tahu aplikasi lain');
    await page.getByRole('combobox', { name: 'Bila' }).click();
    await page.getByRole('option', { name: 'Data dibuat' }).click();
    await page.getByRole('combobox', { name: /^Data/ }).click();
    await page.getByRole('option', { name: 'Dasar Kontrak' }).click();
    await page.getByRole('checkbox', { name: 'Panggil webhook' }).check();
    await page.getByRole('textbox', { name: 'Alamat webhook' }).fill(hook.url);
    await page.getByRole('button', { name: /^Simpan (trigger|dasar kontrak)/ }).click();

    await expect(page.getByRole('heading', { name: 'Webhook', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Buat rahasia baru' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buat rahasia baru' }).click();
    const secret = await page.getByRole('textbox', { name: 'Rahasia' }).inputValue();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Selesai|Tutup|Sudah/ })
      .click();
    await page.getByRole('button', { name: 'Kirim percobaan ke alamat ini' }).click();
    await expect(page.getByText('Diterima, jawaban 204.')).toBeVisible();
    expect(hook.got.map((one) => [JSON.parse(one.body).event, isGenuine(one, secret)])).toEqual([
      ['ping', true],
    ]);

    const log = page.url();
    await page.goto('/master-data/dasar-kontrak/tambah');
    await page.getByRole('textbox', { name: 'Kode', exact: true }).fill('DK-UJI');
    await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Dasar untuk uji');
    await page.getByRole('combobox', { name: 'Kelompok' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'Bunyi' }).fill('bahwa uji dilakukan.');
    await page.getByRole('button', { name: /^Simpan (trigger|dasar kontrak)/ }).click();
    await expect.poll(() => hook.got.length, { timeout: 30_000 }).toBe(2);
    const [, called] = hook.got;
    expect(called && isGenuine(called, secret)).toBe(true);
    expect(JSON.parse(called?.body ?? '{}')).toMatchObject({
      event: 'data.dibuat',
      trigger: { code: 'TRG-UJI' },
      subject: { kind: 'records', resource: 'master-data.dasar-kontrak' },
    });

    await page.goto(log);
    const run = page.getByRole('row', { name: /Dasar untuk uji/ });
    await expect(run).toContainText('jawaban 204');
    await run.getByRole('link', { name: 'Dasar untuk uji' }).click();
    await expect(page.getByRole('heading', { name: 'Dasar untuk uji' })).toBeVisible();
  });
  hook.close();
});
