import { devices, expect, test } from '@playwright/test';
import { callsOf, sendOff } from './letters-by-call.ts';
import { signedIn, takeSession } from './people.ts';

// The frame around every page: side menu, bottom bar on phones, toasts.

test('the side menu shows where one is, also below its fold, and leaves the page where it was', async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto('/master-data/unit-organisasi');
    const here = page.locator('.menu [aria-current="page"]');
    await expect(here).toHaveText('Unit organisasi', { ignoreCase: true });
    await expect(here).toBeInViewport({ ratio: 1 });
    // Navigate without the menu.
    await page.locator('.side').evaluate((side) => side.scrollTo(0, side.scrollHeight));
    await page.evaluate(() => {
      history.pushState({}, '', '/dokumen/arsip-aktif');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(here).toHaveText('Arsip aktif', { ignoreCase: true });
    await expect(here).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollY, document.querySelector('.app')?.scrollTop])).toEqual([0, 0]);
  });
});

test('on a phone a toast keeps its way back inside, the archive’s pages mark it, quick actions stand in one line', {
  tag: '@full',
}, async ({ browser, request }) => {
  const of = (account: string) => callsOf(request, account);
  const [staf, reviewer, signer] = [await of('staf'), await of('atasan'), await of('direktur')];
  const subject =
    'Permohonan persetujuan pelaksanaan pemeliharaan berkala jalan tol ruas utara dan selatan tahun anggaran 2027';
  const id = await sendOff(staf, { signer, reviewer, receiver: await of('legal') }, subject);
  const { viewport, hasTouch, isMobile } = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({ viewport, hasTouch, isMobile });
  const page = await context.newPage();
  await takeSession(page, 'atasan');
  await page.goto(`/naskah-dinas/tugas/${id}`);
  await page.getByRole('button', { name: 'Beri paraf' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Urungkan' });
  await expect(toast).toBeVisible();
  const { right, wordRight, wide } = await toast.evaluate((card) => {
    const words = document.createRange();
    words.selectNodeContents(card.querySelector('button') ?? card);
    const { right } = card.getBoundingClientRect();
    return {
      right,
      wordRight: words.getBoundingClientRect().right,
      wide: card.scrollWidth - card.clientWidth,
    };
  });
  expect(wordRight).toBeLessThan(right);
  expect(wide).toBe(0);
  for (const address of ['/dokumen/pemberkasan', '/dokumen/pemberkasan/retensi', '/dokumen/arsip-inaktif']) {
    await page.goto(address);
    await expect(page.locator('nav.bottom [aria-current="page"]')).toHaveText('Arsip');
  }
  await page.goto('/');
  const quick = page.getByRole('navigation', { name: 'Tindakan cepat' }).getByRole('link');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await quick.last().scrollIntoViewIfNeeded();
    await expect(quick.last()).toBeInViewport({ ratio: 1 });
    const boxes = await quick.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON()),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});
