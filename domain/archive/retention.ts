import type { Choice } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
// A classification's retention (DOMAIN 8, JRA), checked; retention-sentence.ts says it in words.

/** Requires period and final disposition on leaves only: letters are filed under leaves. */
export function retentionFaults(values: Record<string, unknown>): Record<string, string[]> {
  if (values.isLeaf !== true) return {};
  const needs: [string, string][] = [
    [
      'retentionActiveYears',
      translate({
        id: 'Isi masa aktif: klasifikasi yang dipakai pada naskah harus memiliki retensi.',
        en: 'Enter the active time: a classification used on letters needs a retention.',
      }),
    ],
    [
      'finalDisposition',
      translate({
        id: 'Pilih nasib akhir: klasifikasi yang dipakai pada naskah harus memiliki retensi.',
        en: 'Choose the final disposition: a classification used on letters needs a retention.',
      }),
    ],
    [
      'retentionTrigger',
      translate({
        id: 'Pilih sejak kapan masa simpan dihitung.',
        en: 'Choose from when the time is counted.',
      }),
    ],
  ];
  return Object.fromEntries(
    needs.filter(([name]) => values[name] == null || values[name] === '').map(([name, why]) => [name, [why]]),
  );
}

/** What a retention period counts from (DOMAIN 8). */
export const retentionTriggers: Choice[] = [
  {
    value: 'akhir-tahun',
    label: {
      id: 'Sejak akhir tahun berkas ditutup',
      en: 'From the end of the year in which the file is closed',
    },
  },
  {
    value: 'kontrak-berakhir',
    label: { id: 'Sejak kontrak atau perjanjian berakhir', en: 'From the end of the contract or agreement' },
  },
  {
    value: 'dicabut',
    label: { id: 'Sejak dicabut atau diganti', en: 'From when it is revoked or replaced' },
  },
  {
    value: 'perkara-selesai',
    label: { id: 'Sejak perkara selesai dan berkekuatan tetap', en: 'From when the case is closed for good' },
  },
  {
    value: 'pegawai-berhenti',
    label: { id: 'Sejak pegawai berhenti atau pensiun', en: 'From when the employee leaves or retires' },
  },
  {
    value: 'aset-dilepas',
    label: { id: 'Sejak aset dilepas atau dihapus', en: 'From when the asset is given up or written off' },
  },
  {
    value: 'tindak-lanjut',
    label: { id: 'Sejak tindak lanjut dinyatakan selesai', en: 'From when the follow-up is declared done' },
  },
  {
    value: 'serah-terima',
    label: { id: 'Sejak proyek diserahterimakan akhir', en: 'From the final hand-over of the project' },
  },
  {
    value: 'disahkan-rups',
    label: {
      id: 'Sejak laporan keuangan tahun itu disahkan RUPS',
      en: 'From when the shareholders approve that year’s accounts',
    },
  },
];
