import { expect } from 'vitest';
import type { Caller, TestApp } from './app.ts';

/**
 * Gives a demo account one role of its own, whose list a test sets.
 * @returns the account, and how to set the list: from the next call on
 */
export async function withOneRole(
  { signIn }: Pick<TestApp, 'signIn'>,
  admin: Caller,
  account = 'staf',
): Promise<{ caller: Caller; holds: (...list: string[]) => Promise<void> }> {
  const made = await admin.post('/user/api/Role', {
    code: `SATU-${account.toUpperCase()}`,
    name: `Satu role ${account}`,
    privilegedList: ['/search'],
  });
  let { version } = made.body.data;
  const { id } = made.body.data;
  const found = await admin.get(`/user/api/User?FirstChar=${account}@naskah.example`);
  const [user] = found.body.data.items;
  await admin.put(`/user/api/User/${user.id}`, { roleIds: [id], version: user.version });
  return {
    caller: await signIn(account),
    holds: async (...privilegedList) => {
      const answer = await admin.put(`/user/api/Role/${id}`, { privilegedList, version });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      version = answer.body.data.version;
    },
  };
}
