import { expect, it } from 'vitest';
import { viewerOf } from '../../../authProvider/roles.ts';
import { mayOpen } from '../../../resources/access.ts';
import { addresses } from '../../e2e/address-walk/addresses.ts';
import { type Ok, testApp } from '../../support/app.ts';
import { opens } from '../../support/demo-privileges.ts';
import { accounts, type Entry, mayHave } from '../../support/rights-table.ts';

// Every address of SPEC A1 for every demo account and role, as the server's privileges decide. Calls are tested in
// who-may.test.ts, page contents in the e2e tests.
const { signIn } = await testApp();
const entriesOfA2 = [...new Set(addresses.flatMap(({ entry }) => entry ?? []))].filter(
  (entry) => entry !== '/pelaporan',
);

it.each(accounts)('%s opens in each role what SPEC A2 gives, and nothing else', async (account) => {
  const caller = await signIn(account);
  type User = Parameters<typeof viewerOf>[0];
  const user = (await caller.get<Ok<User>>('/user/api/Account/GetUserByToken')).body.data;
  const entries = user.listRoles as unknown as Entry[];
  const [main] = entries;
  if (!main) throw new Error(`${account} has no role`);
  expect(main.type).toBe('User Main Role');
  const given = entriesOfA2.filter((entry) => mayHave(main, entry));
  expect(given.sort()).toEqual([...(opens[account] ?? [])].sort());

  const wrong = entries.flatMap((entry, index) => {
    const viewer = viewerOf({ ...user, ...entry, id: user.id }, user.listRoles?.[index]);
    const isGiven = (wanted: string | undefined) =>
      wanted === undefined ||
      (wanted === '/pelaporan'
        ? entriesOfA2.some((path) => path.startsWith('/pelaporan/') && mayHave(entry, path))
        : mayHave(entry, wanted));
    return addresses
      .filter(({ path, entry: wanted }) => mayOpen(viewer, withId(path)) !== isGiven(wanted))
      .map(({ path, entry: wanted }) => `${entry.type} ${isGiven(wanted) ? 'is refused' : 'opens'} ${path}`);
  });
  expect(wrong).toEqual([]);
});

const withId = (path: string) => path.replaceAll(/\{[^}]+\}/g, '00000000-0000-7000-8000-000000000000');
