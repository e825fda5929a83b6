import type { Resource } from '../../../resources/declare.ts';
import { trigger } from '../../../resources/index.ts';
import { eventLabel } from '../../../resources/pengaturan/trigger-words.ts';
import { personAs } from '../../accounts/index.ts';
import { seenFor } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { commonWords, hasOwnText, type OwnText, written } from '../own-text.ts';
import type { Happened } from '../records/happened.ts';
import { mayKnow } from '../records/people-to-tell.ts';
import type { SaidEvent } from '../records/record-notices.ts';
import { labelledRows, recordWords } from '../records/record-words.ts';
import { callerOf } from './secret.ts';
import { sendCall } from './send-call.ts';

type Asked = {
  rule: OwnText & { id: string; code: string; name: string };
  resource: Resource;
  event: SaidEvent;
  at: string;
  happened: readonly Happened[];
  runId: string;
};

/** Tells a webhook of records: their values as far as whoever set the address up may read them. */
export async function callOfRecords(
  tx: Executor,
  { config }: Pick<Deps, 'config'>,
  { rule, resource, event, at, happened, runId }: Asked,
): Promise<void> {
  const ids = happened.map(({ row }) => String(row.id));
  const detailUrl = ids.length === 1 ? `${resource.path}/${ids[0]}` : resource.path;
  const userId = await callerOf(tx, rule.id);
  const caller = userId && hasOwnText(rule) ? await personAs(tx, userId, null) : undefined;
  const known = caller ? happened.filter((one) => mayKnow(resource, caller, one)) : [];
  const words =
    caller && known.length > 0
      ? recordWords(seenFor(caller, resource), known, await labelledRows(tx, resource, known))
      : {};
  const own = written(rule, { ...words, ...commonWords({ event, at, ...config, detailUrl }) });
  await sendCall(tx, runId, {
    ...{ event, at, trigger: { id: rule.id, code: rule.code, name: rule.name } },
    subject: { kind: 'records', resource: resource.name, ids, url: config.publicUrl + detailUrl },
    title: own.title ?? eventLabel(trigger.fields.event, event).id,
    text: own.text ?? null,
  });
}
