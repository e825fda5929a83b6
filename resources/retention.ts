// A classification's retention (DOMAIN 8, JRA), said in words and checked.

/** What a classification's form holds of it; nothing is sure while somebody types. */
export type Retention = {
  retentionActiveYears?: unknown;
  retentionInactiveYears?: unknown;
  finalDisposition?: unknown;
  retentionTrigger?: unknown;
};

/**
 * The rule in one sentence, with an example: a file whose clock starts on 31 December of `year`.
 * @param triggerLabel what the choice is called: "Sejak kontrak atau perjanjian berakhir"
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
  const span = inactive > 0 ? `${active} tahun aktif + ${inactive} tahun inaktif` : `${active} tahun aktif`;
  const since = triggerLabel ? `; dihitung ${lowered(triggerLabel)}` : '';
  const first = year + active + inactive + 1;
  const start = starts[String(retentionTrigger)] ?? 'berkas yang ditutup';
  return {
    rule: `Disimpan ${span}, lalu ${fate.ending}${since}.`,
    example: `Contoh: ${start} 31 Des ${year} ${fate.from} 1 Jan ${first}.`,
  };
}

/** Letters are filed under leaves, so a leaf says how long and what then; a parent needs nothing of it. */
export function retentionFaults(values: Record<string, unknown>): Record<string, string[]> {
  if (values.isLeaf !== true) return {};
  const needs: [string, string][] = [
    ['retentionActiveYears', 'Isi masa aktif: klasifikasi yang dipakai pada naskah harus memiliki retensi.'],
    ['finalDisposition', 'Pilih nasib akhir: klasifikasi yang dipakai pada naskah harus memiliki retensi.'],
    ['retentionTrigger', 'Pilih sejak kapan masa simpan dihitung.'],
  ];
  return Object.fromEntries(
    needs.filter(([name]) => values[name] == null || values[name] === '').map(([name, why]) => [name, [why]]),
  );
}

const yearsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const endings: Record<string, { ending: string; from: string }> = {
  Musnah: { ending: 'musnah', from: 'musnah mulai' },
  Permanen: { ending: 'disimpan permanen', from: 'diserahkan sebagai arsip permanen mulai' },
  'Dinilai Kembali': { ending: 'dinilai kembali', from: 'dinilai kembali mulai' },
};

/** What happens on the day the clock starts, by trigger. */
const starts: Record<string, string> = {
  'akhir-tahun': 'berkas yang ditutup',
  'kontrak-berakhir': 'kontrak yang berakhir',
  dicabut: 'ketentuan yang dicabut',
  'perkara-selesai': 'perkara yang selesai',
  'pegawai-berhenti': 'pegawai yang berhenti',
  'aset-dilepas': 'aset yang dilepas',
  'tindak-lanjut': 'tindak lanjut yang selesai',
  'serah-terima': 'proyek yang diserahterimakan',
  'disahkan-rups': 'laporan yang disahkan',
};
