import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { asPerson } from './people.ts';

// SPEC A1 Home and People, B6.
test('the home page tells what waits; the calendar is walked with the keyboard and followed from elsewhere', {
  tag: '@full',
}, async ({ browser }) => {
  await asPerson(browser, 'direktur', async (page) => {
    await expect(page.getByRole('region', { name: 'Ringkasan' }).getByRole('link').first()).toBeVisible();
    const flow = page.getByRole('region', { name: 'Naskah unit, 12 pekan' });
    await flow.getByRole('group').getByRole('button').last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(flow.getByText(/^\d+ ?.*: Masuk \d+, Keluar \d+$/)).toBeVisible();
    await flow.getByRole('button', { name: 'Lihat sebagai tabel' }).click();
    await expect(flow.getByRole('row')).toHaveCount(13);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'Kalender' }).click();
    await expect(page.getByRole('heading', { name: 'Kalender' })).toBeVisible();
    const grid = page.getByRole('grid');
    await grid.locator('[aria-current="date"]').focus();
    const month = await grid.getAttribute('aria-label');
    await page.keyboard.press('PageDown');
    await expect(grid).not.toHaveAttribute('aria-label', month ?? '');
    await page.keyboard.press('ArrowRight');
    const day = (await grid.locator(':focus .calendar-date').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.locator('h2:focus')).toHaveText(day.split(', ').slice(0, 2).join(', '));
    await page.keyboard.press('t');
    await expect(grid).toHaveAttribute('aria-label', month ?? '');
    await expect(grid.getByRole('gridcell', { name: /\d agenda\b/ }).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agenda' }).click();
    await expect(page.getByText('Hari ini').last()).toBeVisible();

    await page.getByRole('button', { name: 'Langganan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Langganan' });
    await dialog.getByRole('button', { name: 'Buat alamat' }).click();
    const address = new URL(await dialog.getByLabel('Alamat kalender').inputValue()).pathname;
    expect(await faultsOf(page)).toEqual([]);
    const answer = await page.request.get(address);
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n(.*\r\n)+BEGIN:VEVENT\r\n/);
    await dialog.getByRole('button', { name: 'Cabut' }).click();
    await page
      .getByRole('dialog', { name: 'Cabut alamat kalender?' })
      .getByRole('button', { name: 'Cabut' })
      .click();
    await expect(page.getByText('Alamat kalender dicabut')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
