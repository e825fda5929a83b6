import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { isFull } from '../../support/sample.ts';

const app = await testApp();

test.each(['staf', 'atasan', 'direktur', 'sekretaris', 'arsiparis', 'legal'])(
  'everything on the desk of %s can be opened',
  async (account) => {
    const caller = await app.signIn(account);
    const counters = (await caller.get('/task/api/Data/sidemenucounter')).body.data;
    expect(Object.values(counters).every((count) => typeof count === 'number')).toBe(true);
    for (const list of ['Inbox', 'Outbox', 'Draft', 'Task', 'Letter']) {
      const { status, body } = await caller.get(`/letter/api/${list}?PerPage=${isFull ? 5 : 2}`);
      expect(status).toBe(200);
      for (const { letterId } of body.data.items) {
        const at = `/letter/api/Letter/${letterId}`;
        expect((await caller.get(at)).status).toBe(200);
        expect((await caller.get(`${at}/timeline`)).status).toBe(200);
      }
      // A letter from outside has its scan as document, and this demo has no file store.
      const first = body.data.items.find(({ agenda }: { agenda?: string | null }) => !agenda);
      if (first) expect((await caller.get(`/letter/api/Letter/${first.letterId}/pdf`)).status).toBe(200);
    }
  },
  60_000,
);
