import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { FileStore } from '../../files/index.ts';
import { demoId } from '../ids.ts';
import { smallPdf } from '../letters/small-pdf.ts';
import { type OldFile, oldFiles } from './old-files.ts';

/** Filing units of years ago with their items, each with a small PDF of its own where files are kept. */
export async function seedOldFiles(executor: Executor, files: FileStore | undefined): Promise<void> {
  for (const [at, file] of oldFiles.entries()) {
    const id = oldFileId(file);
    await executor.execute(
      unitStatement(
        id,
        `${file.classification}/${file.unit.replace(/^[^.]*\./, '')}/${file.year}/0${at + 10}`,
        file,
      ),
    );
    for (const [item, title] of file.items.entries()) {
      const itemId = demoId('archive', `${id} ${item}`);
      await executor.execute(itemStatement(itemId, id, file, title, item));
      if (files) await addFile(executor, files, itemId, file, title);
    }
  }
}

/** By what a file is called: proposals find it. */
export const oldFileId = ({ unit, title, year }: OldFile): string =>
  demoId('old-filing-unit', `${unit} ${title} ${year}`);

/** Closed at the end of its year, counted by the schedule as closing does; one with an event by the event's day. */
const unitStatement = (id: string, code: string, file: OldFile) => sql`
  insert into filing_unit (id, code, title, classification_id, unit_id, year, event_id, location, cupboard, box, status,
    stage, closed_date, retention_start_date, active_years, inactive_years, final_disposition, active_until,
    inactive_until, is_held, hold_reason, created_at, updated_at)
  select ${id}, ${code}, ${file.title}, c.id, o.id, ${file.year}, e.id, ${file.place?.[0] ?? null},
    ${file.place?.[1] ?? null}, ${file.place?.[2] ?? null}, 'closed', ${file.stage}, d.closed, d.start,
    c.retention_active_years, coalesce(c.retention_inactive_years, 0), c.final_disposition,
    (d.start + make_interval(years => c.retention_active_years))::date,
    (d.start + make_interval(years => c.retention_active_years)
      + make_interval(years => coalesce(c.retention_inactive_years, 0)))::date,
    ${file.held !== undefined}, ${file.held ?? null}, d.closed, d.closed
  from archive_classification c join organization_unit o on o.code = ${file.unit}
  left join event e on e.code = ${file.event ?? null}
  cross join lateral (
    select least(make_date(${file.year}::int, 12, 20), current_date - 30) as closed,
      case when e.id is null then make_date(${file.year}::int, 12, 31) else e.retention_start_date end as start) d
  where c.code = ${file.classification}`;

const itemStatement = (id: string, unitId: string, file: OldFile, title: string, at: number) => sql`
  insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id,
    development_level, amount, condition, location, cupboard, box, is_vital, status, created_by_id,
    reader_position_ids, created_at, updated_at)
  select ${id}, ${title}, make_date(${file.year}::int, ${(at % 9) + 1}::int, ${10 + at}::int), f.classification_id, s.id,
    f.unit_id, f.id, 'asli', ${12 + at * 7}::int, 'baik', f.location, f.cupboard, f.box, ${file.isVital ?? false},
    ${file.stage}, m.user_id, array[p.id], f.closed_date, f.closed_date
  from filing_unit f join security_classification s on s.code = 'B' join position p on p.code = ${file.keeper}
  join lateral (select user_id from job_mapping m where m.position_id = p.id order by m.id limit 1) m on true
  where f.id = ${unitId}`;

async function addFile(
  executor: Executor,
  files: FileStore,
  archiveId: string,
  file: OldFile,
  title: string,
): Promise<void> {
  const name = `${title}.pdf`;
  const content = smallPdf(plain(title), [`Tahun ${file.year}`, plain(file.title), `Unit ${file.unit}`]);
  const kept = await files.putFile(content, { name, maxBytes: 1_000_000 });
  await executor.execute(sql`
    insert into archive_file (id, archive_id, slot, title, file_name, mime_type, size, file_hash, added_by_user_id, added_at)
    select ${demoId('archive-file', archiveId)}, a.id, 1, a.title, ${kept.name}, ${kept.mimeType}, ${kept.size},
      ${kept.hash}, a.created_by_id, a.created_at from archive a where a.id = ${archiveId}`);
}

/** The small PDF's font knows Latin 1 only. */
const plain = (text: string): string => text.replaceAll('–', '-');
