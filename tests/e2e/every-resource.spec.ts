import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Resource } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { faultsOf } from './axe.ts';
import { password, signIn, watch } from './people.ts';

/** Who opens what: labels are one's own, so somebody who has some; the rest is the administrator's. */
const accountOf = (resource: Resource): string =>
  resource.name === 'naskah-dinas.kelola-label' ? 'staf' : 'admin';
/** Whose four screens, with every kind of input among them, are tried for everybody's use; the others are made of the same parts. */
const tried = ['pengaturan.trigger', 'pengaturan.delegasi'];

for (const account of ['staf', 'admin']) {
  test(`every screen of every resource opens for ${account}, at a desk and on a phone`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ viewport: desk });
    const page = await context.newPage();
    const faults = watch(page);
    await signIn(page, account);
    const ask = await caller(context.request, account);
    const own = resources.filter((resource) => resource.pages && accountOf(resource) === account);
    expect(own.length).toBeGreaterThan(0);
    for (const resource of own) {
      const { items } = (await ask(`/${resource.service}/api/${resource.entity}?PerPage=100`)).data;
      const record = items.find(({ can }: { can?: { write: boolean } }) => can?.write !== false);
      expect(record, `the demo has none of ${resource.name}`).toBeDefined();
      for (const [kind, screen] of Object.entries(screensOf(resource, record.id))) {
        await open(page, screen.path);
        await screen.isThere(page);
        faults.push(...(await lookAt(page, screen.path)));
        if (tried.includes(resource.name))
          faults.push(...(await faultsOf(page)).map((fault) => `${kind}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

const desk = { width: 1366, height: 850 };
const phone = { width: 390, height: 844 };

type Screen = { path: string; isThere: (page: Page) => Promise<void> };

function screensOf(resource: Resource, id: string): Record<'list' | 'create' | 'show' | 'edit', Screen> {
  const title = (page: Page) => page.getByRole('heading', { level: 1 });
  return {
    list: {
      path: resource.path,
      isThere: (page) => expect(title(page)).toHaveText(resource.label.id),
    },
    create: {
      path: `${resource.path}/${resource.createWord ?? 'tambah'}`,
      isThere: (page) => {
        const save = page.getByRole('button', { name: `Simpan ${resource.one.id}` });
        // Files are dropped before anything is saved where it is called so.
        const upload = page.getByRole('heading', { level: 1, name: /^Unggah/ });
        return expect(resource.createWord ? upload : save).toBeVisible();
      },
    },
    show: {
      path: `${resource.path}/${id}`,
      isThere: (page) => {
        const change = page.getByRole('link', { name: /^Ubah/ });
        // Where fewer may change it than see it, the first of the list may be another unit's.
        return expect((resource.writes ? page.getByRole('tab') : change).first()).toBeVisible();
      },
    },
    edit: {
      path: `${resource.path}/${id}/edit`,
      isThere: (page) => expect(page.getByRole('button', { name: 'Simpan perubahan' })).toBeVisible(),
    },
  };
}

/** Goes there as a link would: without loading the application again. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** What is wrong with a screen that has loaded, in both widths. */
async function lookAt(page: Page, path: string): Promise<string[]> {
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
    const { headings, sideways } = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    if (headings !== 1) found.push(`${path} at ${size.width}: ${headings} main headings`);
    if (sideways > 0) found.push(`${path} at ${size.width}: ${sideways} px wider than the window`);
  }
  return found;
}

/** Reads from the API as that person, beside the page. */
async function caller(request: APIRequestContext, account: string) {
  const key = { 'x-api-key': 'naskah-web' };
  const data = { email: `${account}@naskah.example`, password };
  const session = await request.post('/user/api/Account/login', { headers: key, data });
  const headers = { ...key, authorization: `Bearer ${(await session.json()).data.token}` };
  return async (url: string) => (await request.get(url, { headers })).json();
}
