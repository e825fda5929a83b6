import { expect, test } from 'vitest';
import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { countStatements } from '../../support/count-statements.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, direktur, delegasi } = desk.people;
const most = 5;

test.each<LetterState>(['draft', 'review', 'revision', 'signing', 'sent'])(
  'a letter above Biasa, %s, is opened by five statements at most, the log of it among them',
  async (state) => {
    const id = await desk.inState(state, { permissionClassificationId: desk.ids.terbatas });
    const readers = state === 'sent' ? [staf, direktur, delegasi] : [staf];
    for (const reader of readers) {
      const asked = await countStatements(desk.app.pool, async () => {
        const { status } = await reader.get(desk.at(id));
        expect(status).toBe(200);
      });
      expect(asked).toBeLessThanOrEqual(most);
    }
  },
);

test('so is one from outside, and one to a group that waits for its signature', async () => {
  const unit = await desk.app.pool.query<{ id: string }>('select id from unit_group where is_active limit 1');
  const groups = [{ isGroup: true, groupId: unit.rows[0]?.id }];
  const id = await desk.inState('signing', { receivers: groups, ccs: [] });
  expect(await countStatements(desk.app.pool, () => staf.get(desk.at(id)))).toBeLessThanOrEqual(most);
});
