import { expect, type Page, test } from '@playwright/test';
import { accounts, type Entry, mayHave, neverInMenu } from '../support/rights-table.ts';
import { password, signedIn, signIn, watch } from './people.ts';

// SPEC A1's addresses that exist, against SPEC A2's table, for every demo account in every role it can switch to.
const withRecords: Record<string, string> = {
  '/master-data/dasar-kontrak': '/master-data/api/ContractBasis',
  '/master-data/faq': '/master-data/api/Faq',
  '/master-data/jenis-arsip': '/master-data/api/ArchiveType',
  '/master-data/jenis-naskah-dinas': '/master-data/api/ScriptType',
  '/master-data/kebutuhan-kontrak': '/master-data/api/ContractNeed',
  '/master-data/klasifikasi-arsip': '/master-data/api/ArchiveClassification',
  '/master-data/klasifikasi-keamanan': '/master-data/api/SecurityClassification',
  '/master-data/kode-nomor-naskah': '/master-data/api/ScriptNumberCode',
  '/master-data/sub-jenis-naskah-dinas': '/master-data/api/ScriptSubType',
  '/master-data/template-komparisi': '/master-data/api/ComparisonTemplate',
  '/master-data/template-naskah-dinas': '/master-data/api/ScriptTemplate',
  '/master-data/instansi': '/master-data/api/Institution',
  '/master-data/kode-unit': '/master-data/api/UnitCode',
  '/master-data/template-kop-surat': '/master-data/api/LetterheadTemplate',
  '/master-data/template-pasal': '/master-data/api/ArticleTemplate',
  '/master-data/unit-organisasi': '/master-data/api/OrganizationUnit',
  '/manajemen-user/admin': '/user/api/Admin',
  '/manajemen-user/permission': '/user/api/Permission',
  '/manajemen-user/role': '/user/api/Role',
  '/manajemen-user/user': '/user/api/User',
  '/pengaturan/delegasi': '/setting/api/Delegation',
  '/pengaturan/grup-unit': '/setting/api/UnitGroup',
  '/pengaturan/pemetaan-jabatan': '/setting/api/JobMapping',
  '/pengaturan/sekretaris': '/setting/api/Secretary',
  '/pengaturan/trigger': '/setting/api/Trigger',
  '/dokumen/pemberkasan/kelola-peristiwa': '/arsip/api/Event',
  '/naskah-dinas/kelola-label': '/letter/api/Label',
};
const mailbox = ['tugas', 'inbox', 'outbox', 'draft', 'nomor', 'buat-naskah'].map(
  (page) => `/naskah-dinas/${page}`,
);
const reports = ['naskah-masuk', 'naskah-keluar', 'naskah-dinas', 'arsip'].map(
  (name) => `/pelaporan/${name}`,
);
const archive = ['arsip-aktif', 'arsip-inaktif', 'pemberkasan', 'permintaan-akses'].map(
  (page) => `/dokumen/${page}`,
);
const forEverybody = ['/', '/dashboard', '/calendar', '/user', '/notifikasi', '/password/change'];
const nowhere = ['/tidak/ada', '/pengaturan/jabatan', '/master-data', '/pelaporan/lain'];

type Seen = 'screen' | '403' | '404';
type Step = { path: string; expected: Seen };

const apiKey = { 'x-api-key': 'naskah-web' };
/** One record of each kind, and the role entries of an account, as the API tells them. */
async function askApi(page: Page, account: string) {
  const signed = await page.request.post('/user/api/Account/login', {
    headers: apiKey,
    data: { email: `${account}@naskah.example`, password },
  });
  const { data } = await signed.json();
  const headers = { ...apiKey, authorization: `Bearer ${data.token}` };
  const get = async (url: string) => (await page.request.get(url, { headers })).json();
  return { entries: data.user.listRoles as Entry[], get };
}

const ids = new Map<string, string>();
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const { get } = await askApi(page, 'admin');
  for (const [path, api] of Object.entries(withRecords)) {
    const list = await get(`${api}?PerPage=1`);
    ids.set(path, list.data?.items?.[0]?.id ?? '00000000-0000-7000-8000-000000000000');
  }
  await page.close();
});

/** Every address for the main role; for the further ones, whose difference is the rule, lists and edit screens. */
function stepsFor(entry: Entry): Step[] {
  const expected = (path: string): Seen => (mayHave(entry, path) ? 'screen' : '403');
  return [
    ...forEverybody.map((path): Step => ({ path, expected: 'screen' })),
    ...[...mailbox, ...archive, '/search', ...reports].map(
      (path): Step => ({ path, expected: expected(path) }),
    ),
    ...Object.keys(withRecords).flatMap((path) =>
      (entry.type === 'User Main Role'
        ? ['', '/tambah', `/${ids.get(path)}`, `/${ids.get(path)}/edit`]
        : ['', `/${ids.get(path)}/edit`]
      ).map((below): Step => ({ path: path + below, expected: expected(path) })),
    ),
    { path: '/dokumen/arsip-aktif/unggah', expected: expected('/dokumen/arsip-aktif') },
    ...nowhere.map((path): Step => ({ path, expected: '404' })),
  ];
}

/** Goes to each address as a link would, without loading the app anew, and tells what is not as expected. */
const walk = (page: Page, steps: Step[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const see = (): string => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (heading === 'Akses Ditolak') return '403';
      if (document.querySelector('main')?.textContent?.includes('This page could not be found')) return '404';
      const isWaiting = document.querySelector('main [role=status][aria-label^="Memuat"]') !== null;
      return heading && !isWaiting ? 'screen' : 'nothing yet';
    };
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const wrong: string[] = [];
    for (const { path, expected } of all) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await pause(0);
      const until = performance.now() + 5000;
      while (see() !== expected && performance.now() < until) await pause(10);
      if (see() !== expected) wrong.push(`${path} shows ${see()}, expected ${expected}`);
    }
    return wrong;
  }, steps);

async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu).toBeVisible();
  await menu
    .getByRole('button', { expanded: false })
    .evaluateAll((branches: HTMLElement[]) => branches.forEach((branch) => void branch.click()));
  await expect(menu.getByRole('button', { expanded: false })).toHaveCount(0);
  return menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const menuExpected = (entry: Entry): string[] => [
  '/',
  ...[...mailbox, ...archive, '/search', ...Object.keys(withRecords)].filter(
    (path) => mayHave(entry, path) && !neverInMenu.includes(path),
  ),
  // One entry for all reports, to the first that the role gives.
  ...['naskah-dinas', 'arsip', 'naskah-masuk', 'naskah-keluar']
    .map((name) => `/pelaporan/${name}`)
    .filter((path) => mayHave(entry, path))
    .slice(0, 1),
];

async function switchTo(page: Page, entry: Entry): Promise<void> {
  await page.locator('header').getByRole('button', { expanded: false }).last().click();
  const label = entry.pejabatJabatanName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await page
    .getByRole('menuitem', { name: new RegExp(`^${label}`) })
    // A secretary's own post may be called as the official's entry is.
    .filter({ hasNot: page.getByLabel('aktif') })
    .first()
    .click();
  await expect(page.getByText('Switch role berhasil')).toBeVisible();
  await expect(page).toHaveURL('/');
}

for (const account of accounts) {
  test(`${account} sees what SPEC A2 gives in each role: menu and addresses`, async ({ page }) => {
    test.setTimeout(180_000);
    const { entries } = await askApi(page, account);
    await page.context().clearCookies();
    const faults = watch(page);
    await signIn(page, account);
    for (const [place, entry] of entries.entries()) {
      if (place > 0) await switchTo(page, entry);
      expect((await menuOf(page)).sort(), `${entry.type}: menu`).toEqual(menuExpected(entry).sort());
      expect(await walk(page, stepsFor(entry)), `${entry.type}: addresses`).toEqual([]);
      await page.goto('/');
    }
    // A label of somebody else's is not found, as it should be.
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
}

test('a privilege taken in one browser is gone in another with the next thing asked for, and back again', async ({
  browser,
}) => {
  await signedIn(
    browser,
    'arsiparis',
    async (theirs) => {
      await theirs.goto('/master-data/klasifikasi-arsip');
      await expect(theirs.getByRole('heading', { level: 1, name: 'Klasifikasi Arsip' })).toBeVisible();
      await signedIn(browser, 'admin', async (page) => {
        await page.goto('/manajemen-user/role');
        await page.getByText('Arsiparis', { exact: true }).click();
        await page.getByRole('link', { name: 'Ubah' }).click();
        const tree = page.getByRole('tree', { name: /Hak akses/ });
        await page.getByRole('searchbox', { name: 'Cari hak akses' }).fill('klasifikasi arsip');
        const leaf = tree.getByRole('treeitem', { name: 'Klasifikasi Arsip', exact: true });
        await expect(leaf).toBeChecked();
        await leaf.click();
        await expect(leaf).not.toBeChecked();
        await page.getByRole('button', { name: 'Simpan perubahan' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Arsiparis');
        await expect(page).toHaveURL(/role\/[0-9a-f-]{36}$/);

        const refused = theirs.waitForResponse((answer) => answer.url().includes('ArchiveClassification'));
        await theirs.getByPlaceholder(/Cari/).fill('kepegawaian');
        expect((await refused).status()).toBe(403);
        await theirs.reload();
        await expect(theirs.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();

        // Given back by keyboard alone.
        await page.getByRole('link', { name: 'Ubah' }).click();
        await page.getByRole('searchbox', { name: 'Cari hak akses' }).fill('klasifikasi arsip');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('treeitem', { name: /^Data Master/ })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(leaf).toBeFocused();
        await page.keyboard.press('Space');
        await expect(leaf).toBeChecked();
        await page.keyboard.press('Control+s');
        await expect(page).toHaveURL(/role\/[0-9a-f-]{36}$/);
        await theirs.reload();
        await expect(theirs.getByRole('heading', { level: 1, name: 'Klasifikasi Arsip' })).toBeVisible();
      });
    },
    [/403/],
  );
});

test('a group’s box gives and takes all of it, counts follow, and the record’s page shows the same', async ({
  browser,
}) => {
  await signedIn(browser, 'admin', async (page) => {
    await page.goto('/manajemen-user/role/tambah');
    await expect(page.getByRole('heading', { name: 'Tambah role' })).toBeVisible();
    await page.getByLabel('Kode').fill('UJI-POHON');
    await page.getByLabel('Nama').fill('Role uji pohon');
    const tree = page.getByRole('tree', { name: /Hak akses/ });
    const letters = tree.getByRole('treeitem', { name: /^Naskah Dinas/ });
    await letters.focus();
    await page.keyboard.press('Space');
    await expect(letters).toBeChecked();
    await expect(letters).toHaveAccessibleName('Naskah Dinas, 7 dari 7');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tree.getByRole('treeitem', { name: 'Tugas' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(letters).toHaveAttribute('aria-checked', 'mixed');
    await expect(letters).toHaveAccessibleName('Naskah Dinas, 6 dari 7');
    await page.keyboard.press('ArrowLeft');
    await expect(letters).toBeFocused();
    await page.getByRole('button', { name: 'Simpan role' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Role uji pohon');
    await expect(page.locator('main')).toContainText('Naskah Dinas6 dari 7');
    await expect(page.getByRole('link', { name: 'Dimiliki 0 pengguna' })).toBeVisible();
    await page.getByRole('button', { name: 'Hapus' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page).toHaveURL(/\/manajemen-user\/role(\?.*)?$/);
  });
});

test('somebody becomes an administrator and stops being one; the last key to rights cannot be given away', async ({
  browser,
}) => {
  await signedIn(
    browser,
    'admin',
    async (page) => {
      const { get } = await askApi(page, 'admin');
      await page.goto('/manajemen-user/admin/tambah');
      const choose = async (person: string, option: RegExp) => {
        await page.getByRole('combobox', { name: 'Pengguna' }).fill(person);
        await page.getByRole('option', { name: option }).first().click();
      };
      await choose('Ida Adiputra', /^(?!Tambah).*Ida Adiputra/);
      const roles = page.getByRole('combobox', { name: /Role administratif/ });
      await roles.fill('Pegawai');
      await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
      await roles.fill('Legal');
      await page.getByRole('option', { name: /^legal/i }).click();
      await page.getByRole('button', { name: 'Simpan admin', exact: true }).click();
      await expect(page.getByText(/sudah dipakai/)).toBeVisible();
      await choose('Puspita Manalu', /^(?!Tambah).*Puspita Manalu/);
      await page.getByRole('button', { name: 'Simpan admin', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Puspita Manalu');
      await page.getByRole('button', { name: 'Hapus' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
      await expect(page).toHaveURL(/\/manajemen-user\/admin(\?.*)?$/);
      const kept = await get('/user/api/User?FirstChar=Puspita%20Manalu');
      expect(kept.data.items[0].roles.map(({ label }: { label: string }) => label)).toEqual(['Pegawai']);

      const found = await get('/user/api/Role?FirstChar=Administrator');
      await page.goto(`/manajemen-user/role/${found.data.items[0].id}/edit`);
      await page.getByRole('searchbox', { name: 'Cari hak akses' }).fill('manajemen-user/role');
      await page.getByRole('treeitem', { name: 'Role', exact: true }).click();
      await page.getByRole('button', { name: 'Simpan perubahan' }).click();
      await expect(page.getByText(/tidak akan ada lagi administrator/).first()).toBeVisible();
    },
    [/422/, /409/],
  );
});
