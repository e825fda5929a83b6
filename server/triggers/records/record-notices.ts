import { choiceOf } from '../../../lib/choice.ts';
import type { Message } from '../../../lib/language.ts';
import { everyRow, type Resource } from '../../../resources/declare.ts';
import { type RecordEvent, reachableOf } from '../../../resources/pengaturan/record-events.ts';
import type { Row } from '../../crud/index.ts';
import { kindOf } from '../../kinds/index.ts';
import { titled } from '../../lives/index.ts';
import type { ArchiveEvent } from '../emit-event.ts';
import type { PersonalNotice } from '../notices.ts';
import type { Happened } from './happened.ts';
import type { PeopleToTell } from './people-to-tell.ts';

/** One notice a person: of one record with its page, of several with their list. */
export function recordNotices(
  resource: Resource,
  { event, becomes }: { event: SaidEvent; becomes: string | null },
  { told, superiors }: Pick<PeopleToTell, 'told' | 'superiors'>,
): { told: RecordNotice[]; superiors: RecordNotice[] } {
  const noticesTo = (those: ReadonlyMap<string, readonly Happened[]>, late: boolean): RecordNotice[] =>
    [...those].map(([userId, records]) => ({
      userId,
      title: titleOf(resource, event, becomes, records.length, late),
      message: named(resource, records),
      detailUrl: pageOf(resource, event, records),
      tabName: null,
      isOpen: true,
      keepsTitle: late,
      records,
    }));
  return { told: noticesTo(told, false), superiors: noticesTo(superiors, true) };
}

function titleOf(
  resource: Resource,
  event: SaidEvent,
  becomes: string | null,
  count: number,
  late: boolean,
): Message {
  const { label, singular } = resource;
  const reached = choiceOf(reachableOf(resource), becomes);
  const what: Message = reached
    ? { id: `${says[event].id} (${reached.label.id})`, en: `${says[event].en} (${reached.label.en})` }
    : says[event];
  const lead = late ? waits : { id: '', en: '' };
  const several: Message = { id: singular.id, en: label.en.toLowerCase() };
  const title =
    count === 1
      ? titled({ singular }, what)
      : { id: `${count} ${several.id} ${what.id}`, en: `${count} ${several.en} ${what.en}` };
  return { id: lead.id + title.id, en: lead.en + title.en };
}

/** With the records that it tells of, for a trigger's own words. */
export type RecordNotice = PersonalNotice & { records: readonly Happened[] };
export type SaidEvent = RecordEvent | ArchiveEvent;

const says: Record<SaidEvent, Message> = {
  'data.dibuat': { id: 'dibuat', en: 'made' },
  'data.diubah': { id: 'diubah', en: 'changed' },
  'data.dihapus': { id: 'dihapus', en: 'deleted' },
  'arsip.akses_diminta': { id: 'menunggu keputusan', en: 'waits for a decision' },
  'arsip.retensi_aktif_habis': { id: 'habis masa simpan aktifnya', en: 'has ended its active period' },
  'kontrak.berakhir': { id: 'berakhir kontraknya', en: 'has its contract ending' },
};
const waits: Message = { id: 'Pekerjaan tertunda: ', en: 'Work is late: ' };

/** So many are named. */
const most = 5;

/** Notices outlive rights: where rows are not everybody's, they name none (tell-step.ts). */
function named(resource: Resource, records: readonly Happened[]): Message {
  if (resource.rows !== everyRow) return unnamed;
  const names = records
    .slice(0, most)
    .map(({ row }) => nameOf(resource, row))
    .join(', ');
  const more = records.length - most;
  return more > 0
    ? { id: `${names}, dan ${more} lagi`, en: `${names}, and ${more} more` }
    : { id: names, en: names };
}

const unnamed: Message = {
  id: 'Namanya hanya terlihat di halaman datanya.',
  en: 'Only the record’s page says which.',
};

export const nameOf = ({ represent, fields }: Resource, row: Row): string =>
  represent
    .filter((name) => fields[name] && kindOf(fields[name]).isNaming)
    .map((name) => row[name])
    .filter(Boolean)
    .join(' ');

function pageOf({ path }: Resource, event: SaidEvent, records: readonly Happened[]): string | null {
  if (event === 'data.dihapus') return null;
  // The page of the night's own notice (nightly-run.ts), so that nobody is told twice.
  if (event === 'arsip.retensi_aktif_habis') return '/dokumen/pemberkasan/retensi?daftar=pindah';
  const [only, ...more] = records;
  return more.length > 0 ? path : `${path}/${only?.row.id}`;
}
