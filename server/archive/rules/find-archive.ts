import { eq } from 'drizzle-orm';
import { say } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { archive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { meetsRule, type Row, tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { conflict, forbidden, notFound, Refusal } from '../../http/index.ts';
import { viewerOf, type Who } from '../../who.ts';
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
/** An item this person may know of, and what of it they may do. */
export type FoundArchive = { item: ArchiveRow; canOpen: boolean; canWrite: boolean };

/**
 * The item, where its existence may be known (SPEC B3); the asker's grants that are over have ended before it is looked
 * at.
 * @param options.lock holds it until the transaction ends
 * @throws Refusal 403 without the archive's pages; 404 where there is none, or none this person may know of
 */
export async function findArchive(
  executor: Executor,
  who: Who,
  id: string,
  { lock = false } = {},
): Promise<FoundArchive> {
  assertUsesArchive(who);
  const viewer = viewerOf(who);
  if (!isId(id)) throw notFound();
  await expireDueGrants(executor, who);
  const table = tableOf(archive);
  const query = executor.select().from(table).where(eq(table.id, id));
  const [row] = (await (lock ? query.for('no key update') : query)) as ArchiveRow[];
  if (!row || !meetsRule(archive.rows(viewer), row)) throw notFound();
  return {
    item: row,
    canOpen: meetsRule(opensArchive(viewer), row),
    canWrite: meetsRule(archive.writes?.(viewer) ?? false, row),
  };
}

/**
 * Asked before a body is looked at: whoever may not, is not told how to.
 * @throws Refusal 403 without the archive's pages
 */
export function assertUsesArchive(who: Who): void {
  if (!mayCallResource(viewerOf(who), archive)) throw forbidden();
}

/**
 * The same, where its files may be opened.
 * @throws Refusal as findArchive; 403 that says how access is asked for
 */
export async function findOpened(executor: Executor, who: Who, id: string): Promise<ArchiveRow> {
  const { item, canOpen } = await findArchive(executor, who, id);
  if (!canOpen) throw closedToYou();
  return item;
}

/**
 * The same, where its files may be changed: by who keeps it and may open it.
 * @throws Refusal as findArchive; 403
 */
export async function findKept(executor: Executor, who: Who, id: string): Promise<ArchiveRow> {
  const { item, canOpen, canWrite } = await findArchive(executor, who, id, { lock: true });
  if (!canOpen) throw closedToYou();
  if (!canWrite)
    throw forbidden(
      say({
        id: 'Hanya unit yang menyimpan arsip ini yang dapat mengubahnya.',
        en: 'Only the unit that keeps this item can change it.',
      }),
    );
  return item;
}

/**
 * The same, where its content may change: not while its filing unit is closed, held or proposed (fixed.ts).
 * @throws Refusal as findKept; 409
 */
export async function findInWork(executor: Executor, who: Who, id: string): Promise<ArchiveRow> {
  const item = await findKept(executor, who, id);
  const standing = await standingOf(executor, item.filingUnitId, { lock: true });
  const fixed = standing && whyFixed(standing);
  if (fixed)
    throw conflict(
      say({
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
    say({
      id: 'Arsip ini belum terbuka bagi Anda. Minta akses kepada pemiliknya.',
      en: 'This item is not open to you. Ask its owner for access.',
    }),
    undefined,
    {
      requestAccess: true,
    },
  );
