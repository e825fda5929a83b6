import { count, eq } from 'drizzle-orm';
import type { SettingState } from '../../domain/calls/settings.ts';
import { helpdeskPath } from '../../domain/help/runs-helpdesk.ts';
import { mailLogPage } from '../../domain/mail-log.ts';
import { readableBy } from '../../resources/data-model.ts';
import type { Resource } from '../../resources/declare.ts';
import { settingsFor } from '../../resources/settings.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { countRecords } from '../data-model/index.ts';
import type { Deps } from '../deps.ts';
import { waitingTickets } from '../help/index.ts';
import { mails } from '../mail/index.ts';

/** How much each setting that the actor may open holds, or what waits there. */
export async function readStates({ db, pool }: Deps, actor: Actor): Promise<SettingState[]> {
  const viewer = viewerOf(actor);
  const paths = settingsFor(viewer).flatMap(({ settings }) => settings.map(({ path }) => path));
  const here = readableBy(viewer).filter(({ path }) => paths.includes(path));
  const isQueue = ({ path }: Resource): boolean => path === helpdeskPath;
  const [counts, [failed]] = await Promise.all([
    countRecords(pool, actor, here, (resource) => (isQueue(resource) ? waitingTickets(actor) : true)),
    paths.includes(mailLogPage.path)
      ? db.select({ n: count() }).from(mails).where(eq(mails.state, 'failed'))
      : [],
  ]);
  const states = here.map((resource): SettingState => {
    const found = counts.find((one) => one.resource === resource.name);
    const counted = { count: found?.count ?? 0, isMore: found?.isMore === true };
    return isQueue(resource)
      ? { path: resource.path, count: null, isMore: counted.isMore, waiting: waiting('yours', counted.count) }
      : { path: resource.path, ...counted, waiting: null };
  });
  const mail = {
    path: mailLogPage.path,
    count: null,
    isMore: false,
    waiting: waiting('failed', failed?.n ?? 0),
  };
  return paths.includes(mailLogPage.path) ? [...states, mail] : states;
}

const waiting = (kind: 'yours' | 'failed', count: number): SettingState['waiting'] =>
  count > 0 ? { kind, count } : null;
