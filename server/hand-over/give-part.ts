import type { OpenWork } from '../../domain/calls/hand-over.ts';
import { translate } from '../../lib/language.ts';
import { mayUseResource } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import { secretary } from '../../resources/pengaturan/sekretaris.ts';
import { personAs } from '../accounts/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { applyChange, type Hooks, lockedRows } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import { giveNamedWork } from '../letters/index.ts';
import { type Leaver, settingsOf } from './list-open-work.ts';
import { turnFields, turnsOf } from './turns.ts';

export type Receiver = { id: string; name: string };
type Part = { work: OpenWork; leaver: Leaver; to: Receiver; hooks: Record<string, Hooks> };

/**
 * Gives one part of the work.
 * @returns how much of it there was
 * @throws Refusal 422 where the receiver may not hold it
 */
export async function givePart(tx: Executor, actor: Actor, part: Part): Promise<number> {
  const { work, leaver, to } = part;
  switch (work.kind) {
    case 'letters':
    case 'inbox':
    case 'dispositions': {
      const positionId = work.key.slice(work.kind.length + 1);
      const given = { kind: work.kind, positionId, from: leaver, to };
      return (await giveNamedWork(tx, actor, given)).length;
    }
    case 'delegations':
      return change(tx, actor, part, delegation, 'toUserId', await settingIds(tx, part, 'delegations'));
    case 'secretary':
      return change(tx, actor, part, secretary, 'secretaryUserId', await settingIds(tx, part, 'secretary'));
    case 'turn':
      return giveTurns(tx, actor, part);
    default:
      return 0;
  }
}

const settingIds = async (tx: Executor, { leaver }: Part, kind: string): Promise<string[]> =>
  (await settingsOf(tx, leaver.id)).find((one) => one.kind === kind)?.ids ?? [];

async function giveTurns(tx: Executor, actor: Actor, part: Part): Promise<number> {
  const turn = turnFields().find(({ resource, field }) => part.work.key === `turn ${resource.name} ${field}`);
  if (!turn) return 0;
  const { resource, field } = turn;
  const receiver = await personAs(tx, part.to.id, null);
  if (!receiver || !mayUseResource(viewerOf(receiver), resource))
    throw invalid({
      [field]: [
        translate({
          id: `${part.to.name} tidak berwenang membuka ${resource.singular.id}.`,
          en: `${part.to.name} may not open: ${resource.singular.en}.`,
        }),
      ],
    });
  return change(tx, actor, part, resource, field, await turnsOf(tx, part.leaver.id, turn));
}

/** Each record's person becomes the receiver, by the checks, hooks and history of every change. */
async function change(
  tx: Executor,
  actor: Actor,
  { to, hooks }: Part,
  resource: Resource,
  field: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await lockedRows(tx, resource, ids);
  for (const before of rows.values())
    await applyChange(tx, resource, {
      ...{ actor, rule: true, before, values: { [field]: to.id }, secrets: {} },
      ...{ hooks: hooks[resource.name], action: 'hand-over', asServer: true },
    });
  return rows.size;
}
