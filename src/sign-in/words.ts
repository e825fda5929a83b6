import type { Answer } from '../../authProvider/answer.ts';

/** What to do, said to the person, for an answer that names no field. */
export function explain(answer: Answer<unknown>, otherwise: string): string {
  if (answer.status === 0) {
    return navigator.onLine
      ? 'Layanan tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.'
      : 'Anda sedang luring. Sambungkan perangkat ke jaringan, lalu coba lagi.';
  }
  if (answer.status === 429 && (answer.retryAfter || !answer.message)) {
    return `Terlalu banyak percobaan. Coba lagi ${afterWait(answer.retryAfter)}.`;
  }
  if (answer.status >= 500) return 'Layanan sedang terganggu. Coba lagi beberapa saat lagi.';
  return answer.message ?? otherwise;
}

const afterWait = (seconds = 0): string => {
  if (!seconds) return 'beberapa menit lagi';
  return seconds < 60 ? `dalam ${seconds} detik` : `dalam ${Math.ceil(seconds / 60)} menit`;
};
