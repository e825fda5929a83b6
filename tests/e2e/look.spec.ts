import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './people.ts';

/** The measures of the visual language, by density: rows, inputs, buttons. */
const heights = {
  comfortable: { row: 52, field: 42, button: 38, nav: 38 },
  compact: { row: 42, field: 38, button: 34, nav: 34 },
  dense: { row: 34, field: 32, button: 30, nav: 30 },
};
const colours = {
  light: {
    desk: 'rgb(245, 244, 239)',
    surface: 'rgb(255, 255, 255)',
    ink: 'rgb(26, 31, 29)',
    main: 'rgb(14, 94, 79)',
  },
  dark: {
    desk: 'rgb(18, 21, 19)',
    surface: 'rgb(25, 29, 27)',
    ink: 'rgb(234, 237, 235)',
    main: 'rgb(108, 203, 179)',
  },
};

test('the parts have the measures of the visual language in three densities and both themes', async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/forms/components');
    const table = page.getByRole('region', { name: 'Tabel', exact: true });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    // Without transitions, so that no colour in between is read.
    await page.addStyleTag({ content: '* { transition: none !important }' });
    for (const [density, wanted] of Object.entries(heights)) {
      await page.evaluate(
        (value) => Object.assign(document.documentElement.dataset, { density: value }),
        density,
      );
      expect([density, await heightsOn(page)]).toEqual([density, wanted]);
    }
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { density: 'compact' }));
    for (const [theme, wanted] of Object.entries(colours)) {
      await page.evaluate(
        (value) => Object.assign(document.documentElement.dataset, { theme: value }),
        theme,
      );
      expect([theme, await coloursOn(page)]).toEqual([theme, wanted]);
    }
    // Type sizes: 22 px page title, 17 section, 12 secondary.
    expect(await sizesOf(page, ['h1', 'h2', 'td', 'th'])).toEqual(['22px', '17px', '13.5px', '12px']);
  });
});

test('tables fit their sheets, wide or narrow, and no page goes sideways', { tag: '@full' }, async ({
  browser,
}) => {
  await signedIn(browser, 'arsiparis', async (page) => {
    for (const width of [1366, 900]) {
      await page.setViewportSize({ width, height: 850 });
      for (const address of ['/forms/components', '/dokumen/arsip-aktif', '/dokumen/pemberkasan']) {
        await page.goto(address);
        await expect(page.getByRole('table').first()).toBeVisible();
        expect([width, address, await tooWide(page)]).toEqual([width, address, []]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dokumen/arsip-aktif');
    await expect(page.locator('a[data-row]').first()).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    // The card's headline is the title, not the number beside it.
    await expect(page.locator('a[data-row] b').first()).not.toHaveText(/\/.*\//);
  });
});

const heightsOn = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
    return {
      row: of('tbody tr:nth-child(2)'),
      field: of('.gallery .MuiOutlinedInput-root'),
      button: of('.gallery .MuiButton-contained'),
      nav: of('.menu .nav'),
    };
  });

const coloursOn = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      desk: of('body').backgroundColor,
      surface: of('div:has(> table)').backgroundColor,
      ink: of('body').color,
      main: of('.gallery .MuiButton-contained').backgroundColor,
    };
  });

const sizesOf = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => getComputedStyle(document.querySelector(selector) ?? document.body).fontSize),
    selectors,
  );

/** Finds horizontal overflow: of the page, and of the sheets around tables. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...[...document.querySelectorAll('table')].map((table) => table.parentElement)]
      .filter((place) => place && place.scrollWidth > place.clientWidth + 1)
      .map((place) => `${place?.tagName} ${place?.scrollWidth} > ${place?.clientWidth}`),
  );
