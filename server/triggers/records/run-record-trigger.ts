import { and, eq, isNotNull } from 'drizzle-orm';
import { resources, trigger } from '../../../resources/index.ts';
import { isRecordEvent } from '../../../resources/pengaturan/record-recipients.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { jobKind } from '../../jobs/index.ts';
import { moduleOf } from '../../lives/index.ts';
import { isFirstRun } from '../first-run.ts';
import { tellPeople } from '../tell-people.ts';
import { happenedOf } from './happened.ts';
import { peopleToTell } from './people-to-tell.ts';
import { recordNotices } from './record-notices.ts';

/** The database makes it, from what a statement wrote to the audit log (emit_record_events). */
export const recordTriggerJob = jobKind<RecordWork>('record-trigger');
type RecordWork = { triggerId: string; audits: number[] };

/** Runs a trigger that listens to declared records: each person is told once of all that one write did. */
export async function runRecordTrigger(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { triggerId, audits }: RecordWork,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [rule] = await tx
      .select()
      .from(triggers)
      .where(and(eq(triggers.id, triggerId), eq(triggers.isActive, true), isNotNull(triggers.entity)));
    const resource = resources.find(({ name }) => name === rule?.entity);
    if (!rule || !resource || !isRecordEvent(rule.event)) return;
    const happened = await happenedOf(tx, resource, { ...rule, event: rule.event }, audits);
    const [first, ...more] = happened;
    if (!first || !(await isFirstRun(tx, triggerId, `${rule.event} ${audits[0]}`))) return;
    const isLater = rule.delayMinutes > 0;
    const people = await peopleToTell(tx, resource, { ...rule, isLater }, happened);
    const notices = recordNotices(resource, { ...rule, event: rule.event }, people);
    await tellPeople(tx, config.publicUrl, {
      ...{ ...notices, rule, isLater },
      since: new Date(isLater ? now.getTime() - 12 * 3_600_000 : first.at.getTime() - 60_000),
      kindOf: () => 'tahap.perkembangan',
      mailKind: 'tahap.perkembangan',
      modul: moduleOf(resource),
      escalated: {
        ...{ resource: resource.name, event: rule.event },
        recordId: more.length === 0 ? String(first.row.id) : null,
      },
    });
  });
}

const triggers = tableOf(trigger);
