import { eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { archive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { meetsRule, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { conflict, forbidden, notFound, Refusal } from '../../http/index.ts';
import { expireDueGrants } from '../access/expire.ts';
import { standingOf, whyFixed } from './fixed.ts';

/** An item as its use cases look at it. */
export type ArchiveRow = Row & {
  id: string;
  title: string;
  number: string | null;
  origin: string;
  status: string;
  unitId: string;
  securityId: string;
  securityRank: number;
  filingUnitId: string | null;
};
export type FoundArchive = { item: ArchiveRow; canOpen: boolean; canWrite: boolean };

/**
 * Finds an item whose existence the user may know of (SPEC B3); ends the user's expired grants first.
 * @param options.lock locks it until the transaction ends
 * @throws Refusal 403 without the archive's pages; 404 both when missing and when not visible
 */
export async function findArchive(
  executor: Executor,
  actor: Actor,
  id: string,
  { lock = false } = {},
): Promise<FoundArchive> {
  assertUsesArchive(actor);
  const viewer = viewerOf(actor);
  if (!isId(id)) throw notFound();
  await expireDueGrants(executor, actor);
  const table = tableOf(archive);
  const query = executor.select().from(table).where(eq(table.id, id));
  const [row] = (await (lock ? query.for('no key update') : query)) as ArchiveRow[];
  if (!row || !meetsRule(archive.rows(viewer), row)) throw notFound();
  return {
    item: row,
    canOpen: meetsRule(opensArchive(viewer), row),
    canWrite: meetsRule(archive.writableRows?.(viewer) ?? false, row),
  };
}

/**
 * Call it before parsing a body: validation errors must not inform users without access.
 * @throws Refusal 403 without the archive's pages
 */
export function assertUsesArchive(actor: Actor): void {
  if (!mayCallResource(viewerOf(actor), archive)) throw forbidden();
}

/**
 * As findArchive, for an item whose files the user may open.
 * @throws Refusal as findArchive; 403 that says how to request access
 */
export async function findOpened(executor: Executor, actor: Actor, id: string): Promise<ArchiveRow> {
  const { item, canOpen } = await findArchive(executor, actor, id);
  if (!canOpen) throw closedToYou();
  return item;
}

/**
 * As findArchive, for an item whose files the user may change: they keep it and may open it. Locks it.
 * @throws Refusal as findArchive; 403
 */
export async function findKept(executor: Executor, actor: Actor, id: string): Promise<ArchiveRow> {
  const { item, canOpen, canWrite } = await findArchive(executor, actor, id, { lock: true });
  if (!canOpen) throw closedToYou();
  if (!canWrite)
    throw forbidden(
      translate({
        id: 'Hanya unit yang menyimpan arsip ini yang dapat mengubahnya.',
        en: 'Only the unit that keeps this item can change it.',
      }),
    );
  return item;
}

/**
 * As findKept, while its content may change: its filing unit is not closed, held or proposed (fixed.ts).
 * @throws Refusal as findKept; 409
 */
export async function findInWork(executor: Executor, actor: Actor, id: string): Promise<ArchiveRow> {
  const item = await findKept(executor, actor, id);
  const standing = await standingOf(executor, item.filingUnitId, { lock: true });
  const fixed = standing && whyFixed(standing);
  if (fixed)
    throw conflict(
      translate({
        id: `${fixed.message} Dokumen digital arsip ini tidak dapat diubah.`,
        en: `${fixed.message} The digital documents of this item cannot be changed.`,
      }),
    );
  return item;
}

/** The screen offers to ask for access where it sees `requestAccess`. */
const closedToYou = (): Refusal =>
  new Refusal(
    403,
    translate({
      id: 'Arsip ini belum terbuka bagi Anda. Minta akses kepada pemiliknya.',
      en: 'This item is not open to you. Ask its owner for access.',
    }),
    undefined,
    {
      requestAccess: true,
    },
  );
