import { lowerFirst } from '../../lib/formats.ts';
import { type Message, translate } from '../../lib/language.ts';
// Apart from retention.ts, which every first screen loads with the declarations.

/** A classification form's retention values; of unknown type while the user types. */
export type Retention = {
  retentionActiveYears?: unknown;
  retentionInactiveYears?: unknown;
  finalDisposition?: unknown;
  retentionTrigger?: unknown;
};

/**
 * Explains the rule in a sentence, with a file whose clock starts on 31 December of `year` as example.
 * @param triggerLabel the choice's label: "Sejak kontrak atau perjanjian berakhir"
 * @returns undefined while there is nothing to say
 */
export function retentionWords(
  { retentionActiveYears, retentionInactiveYears, finalDisposition, retentionTrigger }: Retention,
  triggerLabel: string | undefined,
  year: number,
): { rule: string; example: string } | undefined {
  const active = yearsOf(retentionActiveYears);
  const inactive = yearsOf(retentionInactiveYears) ?? 0;
  const fate = endings[String(finalDisposition)];
  if (active === undefined || !fate) return undefined;
  const span = translate(
    inactive > 0
      ? {
          id: `${active} tahun aktif + ${inactive} tahun inaktif`,
          en: `${active} active + ${inactive} inactive years`,
        }
      : { id: `${active} tahun aktif`, en: `${active} active ${active === 1 ? 'year' : 'years'}` },
  );
  const counted = triggerLabel && lowerFirst(triggerLabel);
  const since = counted ? translate({ id: `; dihitung ${counted}`, en: `; counted ${counted}` }) : '';
  const first = year + active + inactive + 1;
  const start = translate(starts[String(retentionTrigger)] ?? starts['akhir-tahun']) ?? '';
  const [ending, from] = [translate(fate.ending), translate(fate.from)];
  return {
    rule: translate({
      id: `Disimpan ${span}, lalu ${ending}${since}.`,
      en: `Kept ${span}, then ${ending}${since}.`,
    }),
    example: translate({
      id: `Contoh: ${start} 31 Des ${year} ${from} 1 Jan ${first}.`,
      en: `Example: ${start} on 31 Dec ${year} is ${from} 1 Jan ${first}.`,
    }),
  };
}

const yearsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const endings: Record<string, { ending: Message; from: Message }> = {
  Musnah: { ending: { id: 'musnah', en: 'destroyed' }, from: { id: 'musnah mulai', en: 'destroyed from' } },
  Permanen: {
    ending: { id: 'disimpan permanen', en: 'kept for good' },
    from: { id: 'diserahkan sebagai arsip permanen mulai', en: 'handed over as permanent archive from' },
  },
  'Dinilai Kembali': {
    ending: { id: 'dinilai kembali', en: 'appraised again' },
    from: { id: 'dinilai kembali mulai', en: 'appraised again from' },
  },
};

const starts: Record<string, Message> = {
  'akhir-tahun': { id: 'berkas yang ditutup', en: 'what was closed' },
  'kontrak-berakhir': { id: 'kontrak yang berakhir', en: 'a contract that ended' },
  dicabut: { id: 'ketentuan yang dicabut', en: 'a rule that was revoked' },
  'perkara-selesai': { id: 'perkara yang selesai', en: 'a case that ended' },
  'pegawai-berhenti': { id: 'pegawai yang berhenti', en: 'an employee who left' },
  'aset-dilepas': { id: 'aset yang dilepas', en: 'an asset that was given up' },
  'tindak-lanjut': { id: 'tindak lanjut yang selesai', en: 'a follow-up that was done' },
  'serah-terima': { id: 'proyek yang diserahterimakan', en: 'a project that was handed over' },
  'disahkan-rups': { id: 'laporan yang disahkan', en: 'a report that was approved' },
};
