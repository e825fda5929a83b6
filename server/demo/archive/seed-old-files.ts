import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { FileStore } from '../../files/index.ts';
import { demoId } from '../ids.ts';
import { smallPdf } from '../letters/small-pdf.ts';
import { type OldFile, oldFiles } from './old-files.ts';

/** Seeds old filing units with their items, each with a small PDF when there is a file store. */
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
    if (!file.isOpen) await executor.execute(closeStatement(id, file));
    if (file.held) await executor.execute(holdStatement(id, file.held));
    for (const [item, title] of file.items.entries()) {
      const itemId = demoId('archive', `${id} ${item}`);
      await executor.execute(itemStatement(itemId, id, file, title, item));
      if (files) await addFile(executor, files, itemId, file, title);
    }
  }
}

/** Derived from the file's name, so that proposals find it. */
export const oldFileId = ({ unit, title, year }: OldFile): string =>
  demoId('old-filing-unit', `${unit} ${title} ${year}`);

const unitStatement = (id: string, code: string, file: OldFile) => sql`
  insert into filing_unit (id, code, title, classification_id, unit_id, year, event_id, location, cupboard, box, status,
    stage, created_at, updated_at)
  select ${id}, ${code}, ${file.title}, c.id, o.id, ${file.year}, e.id, ${file.place?.[0] ?? null},
    ${file.place?.[1] ?? null}, ${file.place?.[2] ?? null}, 'open', ${file.stage}, ${endOf(file)}, ${endOf(file)}
  from archive_classification c join organization_unit o on o.code = ${file.unit}
  left join event e on e.code = ${file.event ?? null}
  where c.code = ${file.classification}`;

/** Closed at the end of its year, with dates computed as closing does; with an event, from the event's day. */
const closeStatement = (id: string, file: OldFile) => sql`
  update filing_unit f set status = 'closed', closed_date = ${endOf(file)}, retention_start_date = d.start,
    active_years = c.retention_active_years, inactive_years = coalesce(c.retention_inactive_years, 0),
    final_disposition = c.final_disposition,
    active_until = (d.start + make_interval(years => c.retention_active_years))::date,
    inactive_until = (d.start + make_interval(years => c.retention_active_years)
      + make_interval(years => coalesce(c.retention_inactive_years, 0)))::date
  from filing_unit own join archive_classification c on c.id = own.classification_id
  left join event e on e.id = own.event_id
  cross join lateral (
    select case when e.id is null then make_date(${file.year}::int, 12, 31) else e.retention_start_date end as start) d
  where f.id = ${id} and own.id = f.id`;

const endOf = ({ year }: OldFile) => sql`least(make_date(${year}::int, 12, 20), current_date - 30)`;

const holdStatement = (id: string, reason: string) => sql`
  insert into filing_unit_hold (id, filing_unit_id, party, reason, set_by_user_id, set_at)
  select ${demoId('filing-unit-hold', id)}, f.id, 'legal', ${reason}, ${demoId('user', legal)}, f.closed_date
  from filing_unit f where f.id = ${id}`;
/** Who sets holds for legal. */
const legal = 'U067';

const itemStatement = (id: string, unitId: string, file: OldFile, title: string, at: number) => sql`
  insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id,
    development_level, amount, condition, location, cupboard, box, is_vital, status, created_by_id,
    reader_position_ids, created_at, updated_at)
  select ${id}, ${title}, make_date(${file.year}::int, ${(at % 9) + 1}::int, ${10 + at}::int), f.classification_id, s.id,
    f.unit_id, f.id, 'asli', ${12 + at * 7}::int, 'baik', f.location, f.cupboard, f.box, ${file.isVital ?? false},
    ${file.stage}, m.user_id, array[p.id], f.created_at, f.created_at
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
