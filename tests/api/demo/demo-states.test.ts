import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import { testApp } from '../../support/app.ts';
import { stateOfHistory } from '../../support/state-of-history.ts';

const { db } = await testApp();

test('every letter of the demo is where its history says', async () => {
  const { rows } = await db.execute<{
    id: string;
    state: string;
    steps: { event: TimelineEvent; reviewersLeft: number | null }[];
  }>(sql`
    select l.id, l.state, json_agg(json_build_object('event', t.event, 'reviewersLeft', t.reviewers_left)
      order by t.at, t.id) as steps
    from letter l join letter_timeline t on t.letter_id = l.id group by l.id`);
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(({ state, steps }) => stateOfHistory(steps) !== state)).toEqual([]);
});
