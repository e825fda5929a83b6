/** Hours in words: "45 menit", "5,5 jam", "3,2 hari"; a dash where nothing was measured. */
export function durationWords(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} menit`;
  if (hours < 48) return `${short(hours)} jam`;
  return `${short(hours / 24)} hari`;
}

const short = (value: number): string => value.toLocaleString('id-ID', { maximumFractionDigits: 1 });
