import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { takeSession, withoutStream } from './people.ts';

const screens: [string, string[]][] = [
  [
    'admin',
    [
      '/',
      '/master-data/klasifikasi-arsip',
      '/master-data/klasifikasi-arsip/tambah',
      '/manajemen-user/role',
      '/dashboard/archive',
      '/404',
    ],
  ],
  [
    'direktur',
    [
      '/',
      '/calendar',
      '/naskah-dinas/inbox',
      '/naskah-dinas/tugas',
      '/naskah-dinas/outbox',
      '/notifikasi',
      '/user',
    ],
  ],
  [
    'staf',
    [
      '/naskah-dinas/draft',
      '/naskah-dinas/buat-naskah/detail-naskah',
      '/naskah-dinas/buat-naskah/formulir-naskah',
      '/naskah-dinas/buat-naskah/konten-naskah',
      '/faq',
      '/helpdesk',
      '/helpdesk/tulis',
      '/forms/components',
      '/forms/elements',
    ],
  ],
];

/** What keeps somebody from using the screen as it stands there, in light and in dark. */
async function inBothThemes(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const isShown = () => document.documentElement.dataset.theme;
    await expect.poll(() => page.evaluate(isShown)).toBe(colorScheme);
    all.push(...(await faultsOf(page)).map((one) => `${colorScheme}: ${one}`));
  }
  return all;
}

test('the sign-in screen can be used by everybody, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByLabel('NPP atau surel')).toBeVisible();
    expect(await faultsOf(page), colorScheme).toEqual([]);
  }
});

for (const [account, paths] of screens) {
  test(`${account}’s screens can be used by everybody, light and dark, and are no wider than a phone`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const desk = page.viewportSize() ?? { width: 1440, height: 900 };
    await takeSession(page, account);
    await withoutStream(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await inBothThemes(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByLabel('Menu bawah')).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wide, path).toBe(false);
      await page.setViewportSize(desk);
    }
  });
}
