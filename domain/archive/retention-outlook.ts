import { dateFormat } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { isDestroyed, isPermanent, isWithUnit } from './archive-life.ts';
import { retentionTriggers } from './retention.ts';
import { dueKind, type Lifetime } from './retention-dates.ts';
import type { ProposalKind } from './retention-parties.ts';
import { type Retention, retentionWords } from './retention-sentence.ts';

export type TimedUnit = Lifetime & {
  year: number;
  isHeld: boolean;
  eventId: string | null;
  retentionStartDate: string | null;
};
/** The schedule that holds for it, and the event it counts from. */
export type UnitSchedule = Retention & { eventName: string | null };

/** Explains the rule in force, the next event, and what a stopped clock waits for (DOMAIN 12.13). */
export function retentionTold(
  unit: TimedUnit,
  schedule: UnitSchedule,
): { rule: string | null; outlook: string; waitsFor: string | null } {
  const counted = unit.eventId
    ? translate({
        id: `sejak tanggal peristiwa ${schedule.eventName ?? ''}`,
        en: `from the date of the event ${schedule.eventName ?? ''}`,
      }).trim()
    : triggerLabel(schedule);
  return {
    rule: retentionWords(schedule, counted, unit.year)?.rule ?? null,
    outlook: outlookOf(unit),
    waitsFor: waitsFor(unit, schedule),
  };
}

function outlookOf(unit: TimedUnit): string {
  if (isDestroyed(unit.stage))
    return translate({
      id: 'Isi berkas ini sudah dimusnahkan; catatannya disimpan selamanya.',
      en: 'What is in this filing unit is destroyed; its record is kept for ever.',
    });
  if (isPermanent(unit.stage))
    return translate({ id: 'Berkas ini disimpan permanen.', en: 'This filing unit is kept permanently.' });
  if (unit.status !== 'closed')
    return translate({
      id: 'Masa simpan mulai dihitung setelah berkas ditutup.',
      en: 'Retention begins to count once the filing unit is closed.',
    });
  if (unit.isHeld)
    return translate({
      id: 'Ditahan: tidak dipindahkan atau dimusnahkan sampai penahanan dicabut.',
      en: 'On hold: neither transferred nor destroyed until the hold is lifted.',
    });
  const due = dueKind(unit);
  if (due) return translate(dueMessages[due]);
  return isWithUnit(unit.stage) ? activeWords(unit.activeUntil) : inactiveWords(unit);
}

function activeWords(until: string | null): string {
  if (!until)
    return translate({ id: 'Masa aktif belum berjalan.', en: 'The active time has not begun to count.' });
  const day = longDay(until);
  return translate({
    id: `Aktif sampai ${day}, lalu dipindahkan ke unit kearsipan.`,
    en: `Active until ${day}, then transferred to the records unit.`,
  });
}

function inactiveWords({ inactiveUntil, finalDisposition }: TimedUnit): string {
  if (!inactiveUntil)
    return translate({ id: 'Masa inaktif belum berjalan.', en: 'The inactive time has not begun to count.' });
  const day = longDay(inactiveUntil);
  const fate = translate(fates[finalDisposition ?? ''] ?? { id: 'dinilai', en: 'appraised' });
  return translate({
    id: `Inaktif sampai ${day}, lalu ${fate}.`,
    en: `Inactive until ${day}, then ${fate}.`,
  });
}

/** Why the clock of a closed filing unit does not run yet. */
function waitsFor(unit: TimedUnit, schedule: UnitSchedule): string | null {
  if (unit.status !== 'closed' || unit.retentionStartDate) return null;
  const event = schedule.eventName ?? '';
  if (unit.eventId)
    return translate({
      id: `Menunggu tanggal retensi peristiwa ${event}`,
      en: `Waiting for the retention date of the event ${event}`,
    }).trim();
  const start = (
    triggerLabel(schedule) ?? translate({ id: 'mulai retensi', en: 'start of retention' })
  ).toLowerCase();
  return translate({ id: `Menunggu tanggal: ${start}`, en: `Waiting for a date: ${start}` });
}

const dueMessages: Record<ProposalKind, { id: string; en: string }> = {
  transfer: {
    id: 'Masa aktif sudah habis. Usulkan pemindahannya ke unit kearsipan.',
    en: 'Its active time is over. Propose to transfer it to the records unit.',
  },
  destroy: {
    id: 'Masa inaktif sudah habis. Usulkan pemusnahannya.',
    en: 'Its inactive time is over. Propose to destroy it.',
  },
  permanent: {
    id: 'Masa inaktif sudah habis. Usulkan penyerahannya sebagai arsip permanen.',
    en: 'Its inactive time is over. Propose to hand it over as a permanent record.',
  },
  appraise: {
    id: 'Masa inaktif sudah habis. Usulkan penilaiannya kembali.',
    en: 'Its inactive time is over. Propose to appraise it again.',
  },
};
const fates: Record<string, { id: string; en: string }> = {
  Musnah: { id: 'dimusnahkan', en: 'destroyed' },
  Permanen: { id: 'diserahkan sebagai arsip permanen', en: 'handed over as a permanent record' },
  'Dinilai Kembali': { id: 'dinilai kembali', en: 'appraised again' },
};

const longDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const triggerLabel = ({ retentionTrigger }: Retention): string | undefined => {
  const choice = retentionTriggers.find(({ value }) => value === retentionTrigger);
  return choice && translate(choice.label);
};
