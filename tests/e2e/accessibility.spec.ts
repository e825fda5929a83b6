import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './people.ts';

const screens: [string, string[]][] = [
  [
    'admin',
    [
      '/',
      '/master-data/klasifikasi-arsip',
      '/master-data/klasifikasi-arsip/tambah',
      '/manajemen-user/role',
      '/404',
    ],
  ],
  [
    'direktur',
    ['/', '/naskah-dinas/inbox', '/naskah-dinas/tugas', '/naskah-dinas/outbox', '/notifikasi', '/user'],
  ],
  [
    'staf',
    [
      '/naskah-dinas/draft',
      '/naskah-dinas/buat-naskah/detail-naskah',
      '/naskah-dinas/buat-naskah/formulir-naskah',
      '/naskah-dinas/buat-naskah/konten-naskah',
    ],
  ],
];

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}

for (const theme of ['light', 'dark'] as const) {
  test(`the sign-in screen can be used by everybody, ${theme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme });
    const page = await context.newPage();
    await page.goto('/login');
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  for (const [account, paths] of screens) {
    test(`${account}’s screens can be used by everybody, ${theme}`, async ({ browser }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ colorScheme: theme });
      const page = await context.newPage();
      await signIn(page, account);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await violations(page), path).toEqual([]);
      }
      await context.close();
    });
  }
}

test('nothing is wider than a phone', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const [account, paths] of screens) {
    await signIn(page, account);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wide, path).toBe(false);
    }
    await context.clearCookies();
  }
  await context.close();
});
