import { sql } from 'drizzle-orm';
import { isDestroyed, isKept } from '../../../domain/archive/archive-life.ts';
import type {
  ArchiveDetail,
  ArchiveFile,
  ArchiveFileVersion,
  ArchiveLetter,
} from '../../../domain/calls/archive-item-shapes.ts';
import type { TextFault, TextState } from '../../../domain/search.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { meetsRule } from '../../crud/index.ts';
import type { Db } from '../../db/executor.ts';
import { pageOfLetter, readerMark, visibleLetters } from '../../letters/index.ts';
import { mayAsk } from '../access/may-ask.ts';
import { waitingRequestOf } from '../access/waiting-request.ts';
import { isLettersOwn } from '../files/change-files.ts';
import { loansOf } from '../lending/loans-of.ts';
import { type ArchiveRow, findArchive } from '../rules/find-archive.ts';
import { isProposed, type Standing, whyFixed } from '../rules/fixed.ts';
import { hasContent } from '../rules/has-content.ts';
import { mayLowerClass } from '../rules/lower-class.ts';

const mostOpenings = 50;

/**
 * GET /arsip/api/Archive/{id}/detail: in nine statements at most. Items known but
 * not openable show only what may be requested.
 * @throws Refusal as findArchive
 */
export async function readDetail(db: Db, actor: Actor, id: string): Promise<ArchiveDetail> {
  const { item, canOpen, canWrite } = await findArchive(db, actor, id);
  const asks = !canOpen && !isDestroyed(item.status) && mayAsk(actor);
  const [files, letters, loans, filed, openings, waitingRequestId, mark] = await Promise.all([
    canOpen ? filesOf(db, item) : [],
    canOpen ? lettersOf(db, actor, id) : [],
    canOpen || canWrite ? loansOf(db, id) : [],
    filingOf(db, actor, item),
    canWrite && canOpen ? openingsOf(db, id) : null,
    asks ? waitingRequestOf(db, actor, id) : null,
    canOpen ? readerMark({ db }, actor, item) : undefined,
  ]);
  const readTexts = canOpen && !isDestroyed(item.status) && mark === undefined;
  return {
    can: {
      open: canOpen,
      write: canWrite,
      changeFiles: canWrite && canOpen && !filed.isFixed,
      lend: canWrite && canOpen && isKept(item.status),
      readTexts,
      correctTexts: readTexts && canWrite,
      lowerClass: canWrite && canOpen && mayLowerClass(actor, item),
      requestAccess: asks && waitingRequestId === null && hasContent(item),
    },
    files,
    letters,
    loans,
    isFiled: item.filingUnitId !== null,
    filingUnit: filed.shown,
    waitingRequestId,
    openings,
  };
}

type FileRow = {
  id: string;
  slot: number;
  version: number;
  isCurrent: boolean;
  title: string;
  fileName: string;
  mimeType: string;
  size: number;
  note: string | null;
  uploadId: string | null;
  addedAt: string;
  addedById: string;
  addedByName: string;
  removedAt: string | null;
  removedById: string | null;
  removedByName: string | null;
  state: TextState | null;
  fault: TextFault | null;
  pages: number | null;
  correctedAt: string | null;
  correctedById: string | null;
  correctedByName: string | null;
};

async function filesOf(db: Db, item: ArchiveRow): Promise<ArchiveFile[]> {
  const { rows } = await db.execute<FileRow>(sql`
    select f.id, f.slot, f.version, f.is_current as "isCurrent", f.title, f.file_name as "fileName",
      f.mime_type as "mimeType", f.size, f.note, f.upload_id as "uploadId", f.added_at as "addedAt",
      f.added_by_user_id as "addedById", u.person_name as "addedByName", f.removed_at as "removedAt",
      f.removed_by_user_id as "removedById", r.person_name as "removedByName", t.state, t.fault, t.pages,
      c.at as "correctedAt", c.by_user_id as "correctedById", cu.person_name as "correctedByName"
    from archive_file f join "user" u on u.id = f.added_by_user_id
    left join "user" r on r.id = f.removed_by_user_id left join file_text t on t.file_hash = f.file_hash
    left join archive_text c on c.file_id = f.id left join "user" cu on cu.id = c.by_user_id
    where f.archive_id = ${item.id} order by f.slot, f.version desc`);
  const slots = Map.groupBy(rows, ({ slot }) => slot);
  return [...slots.values()].flatMap(([current, ...older]) =>
    current ? [presentFile(item, current, older)] : [],
  );
}

const presentFile = (item: ArchiveRow, row: FileRow, older: FileRow[]): ArchiveFile => ({
  ...presentVersion(row),
  slot: row.slot,
  title: row.title,
  isLetters: isLettersOwn(item, row),
  text: row.state && { state: row.state, fault: row.fault, pages: row.pages },
  correctedAt: row.correctedAt && new Date(row.correctedAt).toISOString(),
  correctedBy: row.correctedById ? { id: row.correctedById, label: row.correctedByName ?? '' } : null,
  removedAt: row.removedAt && new Date(row.removedAt).toISOString(),
  removedBy: row.removedById ? { id: row.removedById, label: row.removedByName ?? '' } : null,
  versions: older.map(presentVersion),
});

const presentVersion = (row: FileRow): ArchiveFileVersion => ({
  id: row.id,
  version: row.version,
  fileName: row.fileName,
  mimeType: row.mimeType,
  size: row.size,
  note: row.note,
  addedAt: new Date(row.addedAt).toISOString(),
  addedBy: { id: row.addedById, label: row.addedByName },
});

async function lettersOf(db: Db, actor: Actor, id: string): Promise<ArchiveLetter[]> {
  const { rows } = await db.execute<ArchiveLetter>(sql`
    select l.id, a.kind, l.number, l.subject, l.script_date::text as date, ${pageOfLetter(actor, 'l')} as url
    from archive_letter a join letter l on l.id = a.letter_id
    where a.archive_id = ${id} and ${visibleLetters(actor, 'l')} order by a.kind desc, l.script_date desc, l.id limit 50`);
  return rows;
}

type Filed = { isFixed: boolean; shown: ArchiveDetail['filingUnit'] };

/** A filing unit is visible to fewer users than the item; all see that it fixes the item. */
async function filingOf(db: Db, actor: Actor, { filingUnitId }: ArchiveRow): Promise<Filed> {
  if (!filingUnitId) return { isFixed: false, shown: null };
  const { rows } = await db.execute<Standing & { id: string; title: string; unitId: string }>(sql`
    select f.id, f.code, f.title, f.status, f.unit_id as "unitId", f.is_held as "isHeld", ${isProposed} as "isProposed"
    from filing_unit f where f.id = ${filingUnitId}`);
  const [unit] = rows;
  if (!unit) return { isFixed: false, shown: null };
  const viewer = viewerOf(actor);
  const isSeen = mayCallResource(viewer, filingUnit) && meetsRule(filingUnit.rows(viewer), unit);
  const { id, code, title, status } = unit;
  return { isFixed: whyFixed(unit) !== undefined, shown: isSeen ? { id, code, title, status } : null };
}

type OpeningRow = {
  id: string;
  at: string;
  userId: string;
  name: string;
  fileName: string | null;
  requestId: string | null;
  way: 'read';
};

async function openingsOf(db: Db, id: string): Promise<NonNullable<ArchiveDetail['openings']>> {
  const { rows } = await db.execute<OpeningRow>(sql`
    select o.id, o.at, o.way, o.request_id as "requestId", u.id as "userId", u.person_name as name, f.file_name as "fileName"
    from archive_opening o join "user" u on u.id = o.user_id left join archive_file f on f.id = o.file_id
    where o.archive_id = ${id} order by o.at desc, o.id desc limit ${mostOpenings}`);
  return rows.map(({ at, userId, name, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    by: { id: userId, label: name },
  }));
}
