import { expect, type Page, test } from '@playwright/test';
import { resources } from '../../resources/index.ts';
import { opens } from '../support/demo-privileges.ts';
import { accounts, type Entry, mayHave, neverInMenu } from '../support/rights-table.ts';
import { shareOf } from '../support/sample.ts';
import { type Address, addresses, four, nowhere } from './address-walk/addresses.ts';
import { type Found, holders, type Records, recordsOf } from './address-walk/records.ts';
import type { Seen } from './address-walk/seen.ts';
import { beginWalk, type Walk } from './address-walk/walk.ts';
import { faultsOf } from './axe.ts';
import { takeSession, watch } from './people.ts';

// SPEC A1's addresses against SPEC A2's table, for every demo account and role.
test.describe.configure({ mode: 'parallel' });

const unknown = '00000000-0000-7000-8000-000000000000';
/** Newly declared resources get their four addresses without a line in the table. */
const declared = resources
  .filter(({ pages, path }) => pages && !addresses.some((address) => address.path === path))
  .flatMap(({ path, privilege, service, entity, label, singular: one }) =>
    four(path, `${service}/${entity}`, label.id, one.id).map((address) => ({
      ...address,
      entry: privilege ?? path,
    })),
  );
/**
 * Resources whose screens are generated as others' are: `instansi` represents them in the short walk, the tree of
 * units the one of posts.
 */
const alike = [
  ...[
    'dasar-kontrak',
    'faq',
    'jenis-arsip',
    'jenis-naskah-dinas',
    'kebutuhan-kontrak',
    'klasifikasi-keamanan',
  ],
  ...['kode-unit', 'template-komparisi', 'template-pasal'],
]
  .map((page) => `/master-data/${page}`)
  .concat('/manajemen-user/admin', '/pengaturan/grup-unit', '/pengaturan/jabatan', '/pengaturan/sekretaris');
/** The short walk visits a distinct screen only as the first of these accounts that may open it. */
const shortWalkers = ['staf', 'arsiparis', 'admin'];
const entriesOfA2 = [...new Set(addresses.flatMap(({ entry }) => entry ?? []))];

for (const account of shortWalkers)
  test(`${account} meets a twelfth of their distinct screens, for everybody's eyes, on a desk or a phone`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000);
    const records = await recordsOf(request, account);
    const walk = await beginWalk(browser, account, { isShort: true });
    const [main] = await records.entries<Entry>();
    if (!main) throw new Error(`${account} has no role`);
    expect((await menuOf(walk.page)).sort(), 'menu').toEqual(menuExpected(main).sort());
    const firsts = [...addresses, ...declared].filter(
      (address) => isGiven(main, address.entry) && isMetFirstBy(account, address),
    );
    // Of a resource's four screens another one than of the next. The full run meets all, as everybody.
    const some = shareOf(firsts, 12);
    await walk.inEachView(some, (address) => meetOwn(walk, account, address, records));
    // Which addresses are refused to whom is asked of the server (tests/api/access/every-address.test.ts).
    await walk.pass(refusedTo(main).slice(0, 9), '403');
    await walk.pass(nowhere, '404');
    await records.end();
    await walk.end();
  });

for (const account of accounts)
  test(`${account} finds at every address what SPEC A2 gives, for everybody's eyes and on a phone`, {
    tag: '@full',
  }, async ({ browser, request }) => {
    test.setTimeout(600_000);
    const records = await recordsOf(request, account);
    const roles = await records.entries<Entry>();
    const walk = await beginWalk(browser, account);
    const [main, ...further] = roles;
    expect(main?.type).toBe('User Main Role');
    if (!main) return;
    const given = entriesOfA2.filter((entry) => entry !== '/pelaporan' && mayHave(main, entry));
    expect(given.sort(), 'what the role opens').toEqual([...(opens[account] ?? [])].sort());

    expect((await menuOf(walk.page)).sort(), 'menu').toEqual(menuExpected(main).sort());
    for (const address of [...addresses, ...declared].filter(({ entry }) => isGiven(main, entry)))
      await meet(walk, account, address, records);
    await walk.pass(refusedTo(main), '403');
    await walk.pass(nowhere, '404');
    for (const role of further) {
      await walk.anew(() => switchTo(walk.page, role));
      expect((await menuOf(walk.page)).sort(), `${role.type}: menu`).toEqual(menuExpected(role).sort());
      for (const { path, entry } of addresses)
        if (isGiven(role, entry) && !path.includes('{')) await walk.glance(path);
      await walk.pass(refusedTo(role), '403');
    }
    if (further.length) await walk.anew(() => switchTo(walk.page, main));
    await records.end();
    await walk.end();
  });

test('nobody comes in without signing in, and who has signed in needs no sign-in screen', {
  tag: '@full',
}, async ({ page }) => {
  const faults = watch(page);
  const screen = (path: string, heading: string) => async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(heading);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  };
  const publicScreens = {
    '/login': 'Masuk ke meja kerja Anda',
    '/password/reset': 'Lupa kata sandi?',
    '/password/reset?token=x': 'Buat kata sandi baru',
  };
  for (const [path, heading] of Object.entries(publicScreens))
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 850 });
      await screen(path, heading)();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faultsOf(page), `${path} at ${width}, ${colorScheme}`).toEqual([]);
      }
    }
  // One per area: the sign-in check is the same for all, before the app.
  const doors = new Map(
    addresses.map(({ path }) => [path.split('/')[1], path.replaceAll(/\{[^}]+\}/g, unknown)]),
  );
  for (const path of doors.values()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
      publicScreens['/login'],
    );
    await expect(page).toHaveURL('/login');
  }
  await takeSession(page, 'staf');
  await page.goto('/login');
  // Where they were turned away is where they go (SPEC A4).
  await expect(page).toHaveURL([...doors.values()].at(-1) ?? '/');
  await page.goto('/reloader');
  await expect(page.getByRole('heading', { level: 1, name: /^Selamat / })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(faults).toEqual([]);
});

/** Tests whether SPEC A2 gives an entry; /pelaporan leads to the role's first report. */
const isGiven = (role: Entry, entry: string | undefined): boolean =>
  entry === undefined || (entry === '/pelaporan' ? firstReport(role) !== undefined : mayHave(role, entry));

/**
 * Tests whether the short walk visits an address as this account: no earlier account may open it, and no twin
 * represents it.
 */
function isMetFirstBy(account: string, { path, entry }: Address): boolean {
  if (alike.some((one) => path === one || path.startsWith(`${one}/`))) return false;
  const before = shortWalkers.slice(0, shortWalkers.indexOf(account));
  return before.every((one) => entry !== undefined && entry !== '/pelaporan' && !opens[one]?.includes(entry));
}

const reportsInOrder = ['naskah-dinas', 'arsip', 'naskah-masuk', 'naskah-keluar'].map(
  (name) => `/pelaporan/${name}`,
);
const firstReport = (role: Entry): string | undefined => reportsInOrder.find((path) => mayHave(role, path));

const refusedTo = (role: Entry): string[] =>
  addresses
    .filter(({ entry }) => !isGiven(role, entry))
    .map(({ path }) => path.replaceAll(/\{[^}]+\}/g, unknown));

/** Visits an address with the account's own record, and with one hidden from it. */
async function meet(walk: Walk, account: string, address: Address, records: Records): Promise<void> {
  const { names, ids, filled } = await meetOwn(walk, account, address, records);
  const [name] = names.slice(-1);
  if (name === undefined) return;
  const other = (await records.others(name)) ?? unknown;
  const refused = await walk.visit(filled([...ids.slice(0, -1), other].slice(-names.length)), true);
  if (!isRefusal(refused)) walk.say(`another's ${name} shows ${refused.kind} “${refused.heading}”`);
}

/** Goes there, with a record of the account's own where the address names one. */
async function meetOwn(walk: Walk, account: string, address: Address, records: Records) {
  const names = [...address.path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => name ?? []);
  const [name] = names.slice(-1);
  const found = await Promise.all(names.map((each) => records.own(each)));
  const filled = (ids: string[]) =>
    ids.reduce((path, id) => path.replace(/\{[^}]+\}/, encodeURIComponent(id)), address.path);
  const ids = found.flatMap((record) => record?.id ?? []);
  if (ids.length === names.length)
    wrongWith(address, await walk.visit(filled(ids)), found.at(-1)).forEach(walk.say);
  else if (name && (holders[name]?.includes(account) ?? true)) walk.say(`${account} has no ${name}`);
  return { names, ids, filled };
}

/** The error page (SPEC A5), or the screen's own "not found" text. */
const isRefusal = ({ kind, words }: Seen): boolean =>
  kind === '403' ||
  kind === '404' ||
  (kind === 'screen' && /tidak (ditemukan|ada)|bukan untuk Anda/i.test(words));

/** Lists deviations from the expected screen. */
function wrongWith(
  { path, error, heading, control, becomes }: Address,
  seen: Seen,
  record?: Found,
): string[] {
  const isForbidden = record?.isWritable === false && path.endsWith('/edit');
  const expected = error ?? (isForbidden ? '403' : 'screen');
  if (seen.kind !== expected)
    return [`shows ${seen.kind} “${seen.heading}”, not ${expected} ${seen.waitsFor}`];
  if (expected !== 'screen') return [];
  const ofRecord = (word: string) => record?.text.includes(word) ?? true;
  const isHeaded = heading ? isLike(heading, seen.heading) : seen.heading.split(/[\s,]+/).every(ofRecord);
  const hasControl = !control || seen.controls.some((name) => isLike(control, name));
  const entry = highlightedBy(path);
  const isElsewhere = entry && seen.here.some((highlighted) => highlighted !== entry);
  return [
    ...(isHeaded ? [] : [`is headed “${seen.heading}”`]),
    ...(hasControl ? [] : [`has no “${control}” among ${seen.controls.join(', ')}`]),
    ...(becomes && !becomes.test(seen.path) ? [`becomes ${seen.path}`] : []),
    ...(isElsewhere ? [`highlights ${seen.here.join()} in the menu`] : []),
  ];
}

const isLike = (wanted: string | RegExp, name: string): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** SPEC A2: Tugas is highlighted on every letter path except inbox, outbox, draft, label management and numbers. */
const highlightedBy = (path: string): string | undefined => {
  const [, area, page] = path.split('/');
  if (area !== 'naskah-dinas') return undefined;
  return `/naskah-dinas/${['inbox', 'outbox', 'draft', 'kelola-label', 'nomor'].find((own) => own === page) ?? 'tugas'}`;
};

async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu).toBeVisible();
  await menu
    .getByRole('button', { expanded: false })
    .evaluateAll((branches: HTMLElement[]) => branches.forEach((branch) => void branch.click()));
  await expect(menu.getByRole('button', { expanded: false })).toHaveCount(0);
  return menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const menuExpected = (role: Entry): string[] => {
  const entries = [...new Set([...entriesOfA2, ...declared.flatMap(({ entry }) => entry ?? [])])];
  const listed = entries.filter(
    (path) => mayHave(role, path) && !neverInMenu.includes(path) && !path.startsWith('/pelaporan'),
  );
  // Beyond A2: the settings page is listed when any setting is open (SPEC B5).
  const isSetting = (path: string) => /^\/(master-data|manajemen-user|pengaturan)\//.test(path);
  const settings = entries.some((path) => isSetting(path) && mayHave(role, path)) ? ['/pengaturan'] : [];
  // Once more below the master data, for what stands in no menu.
  const further = listed.some((path) => path.startsWith('/master-data/')) ? settings : [];
  return ['/', ...listed, ...settings, ...further, firstReport(role) ?? []].flat();
};

async function switchTo(page: Page, role: Entry): Promise<void> {
  await page.locator('header').getByRole('button', { expanded: false }).last().click();
  const acts = (role.type === 'Secretary' || role.type === 'Delegation') && role.onBehalfOf;
  const title = acts ? `Untuk ${acts}` : role.pejabatJabatanName;
  const label = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await page
    .getByRole('menuitem', { name: new RegExp(`^${label}`) })
    // Two entries may have one title.
    .filter({ hasNot: page.getByLabel('aktif') })
    .first()
    .click();
  await expect(page.getByText('Switch role berhasil')).toBeVisible();
  await expect(page).toHaveURL('/');
}
