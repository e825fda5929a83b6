import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { callsOf, sendOff } from './letters-by-call.ts';
import { asPerson } from './people.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifikasi/ });
const unreadOn = async (page: Page): Promise<number> =>
  Number(/(\d+) belum/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
const tasksIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: /^Tugas/ });

test('what somebody else does is on the bell and in the menu at once, in every tab, and is opened, read and put away', {
  tag: '@full',
}, async ({ browser, request }) => {
  const subject = `Lajur khusus ${Date.now()}`;
  const [staf, signer] = [await callsOf(request, 'staf'), await callsOf(request, 'direktur')];
  const reviewer = await callsOf(request, 'atasan');
  await asPerson(browser, 'atasan', async (page) => {
    await page.waitForResponse(/\/notification\/api\/Stream/);
    // Another tab of the browser: only one opens the stream, both get the event.
    const other = await page.context().newPage();
    const streams: string[] = [];
    other.on('request', (asked) => asked.url().includes('/Stream') && streams.push(asked.url()));
    await other.goto('/notifikasi');
    await expect(other.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
    const { totalCount: before } = await reviewer.get('/notification/api/Notification?per_page=1&isReads=0');
    await expect.poll(() => unreadOn(page)).toBe(before);
    await expect(tasksIn(page)).toContainText(/\d/);
    const tasks = await tasksIn(page).textContent();
    const figure = page.getByRole('main').getByRole('link', { name: /^Perlu paraf/ });
    await expect(figure).toContainText(/\d/);
    const told = await figure.textContent();

    await sendOff(staf, { signer, receiver: signer, reviewer }, subject);
    await expect.poll(() => unreadOn(page)).toBe(before + 1);
    await expect.poll(() => tasksIn(page).textContent()).not.toBe(tasks);
    // Open lists refresh by themselves too.
    await expect.poll(() => figure.textContent()).not.toBe(told);
    await expect.poll(() => unreadOn(other)).toBe(before + 1);
    await expect(other.getByRole('link', { name: new RegExp(subject) })).toBeVisible();
    expect(streams).toEqual([]);
    await other.close();

    const toast = page.getByRole('status').filter({ hasText: subject });
    await expect(toast.getByRole('button', { name: 'Buka' })).toBeVisible();
    await toast.getByText(subject).click();
    await bell(page).click();
    const panel = page.getByRole('dialog', { name: 'Notifikasi' });
    await expect(panel.getByRole('link', { name: new RegExp(subject) })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await panel.getByRole('link', { name: new RegExp(subject) }).click();
    await expect(page).toHaveURL(/\/naskah-dinas\/tugas\/review\//);
    await expect(page.getByRole('heading', { name: subject }).first()).toBeVisible();
    await expect.poll(() => unreadOn(page)).toBe(before);

    await page.goto('/notifikasi?belum=1');
    await page.getByRole('button', { name: 'Tandai semua sudah dibaca' }).click();
    await expect(page.getByText('Semua notifikasi sudah dibaca')).toBeVisible();
    await expect.poll(() => unreadOn(page)).toBe(0);
    await page.getByRole('tab', { name: 'Semua' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Hari ini, / })).toBeVisible();
    expect((await reviewer.get('/notification/api/Notification?per_page=3&isReads=0')).totalCount).toBe(0);
  });
});
