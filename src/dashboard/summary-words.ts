import type { Words } from '../../resources/declare.ts';
import { formatNumber } from '../../resources/formats.ts';
import { language, say } from '../../resources/language.ts';
import { dayInWib } from '../../resources/wib.ts';
import type { Shown } from './strip.ts';

const labels: Record<string, Words> = {
  sign: { id: 'Perlu tanda tangan', en: 'To sign' },
  review: { id: 'Perlu paraf', en: 'To review' },
  'disposition-in': { id: 'Disposisi terbuka', en: 'Open dispositions' },
  revision: { id: 'Perlu direvisi', en: 'To revise' },
  'disposition-out': { id: 'Disposisi dipantau', en: 'Dispositions followed' },
  legal: { id: 'Telaah legal', en: 'Legal check' },
  retention: { id: 'Usul retensi', en: 'Retention proposals' },
  access: { id: 'Permintaan akses', en: 'Access requests' },
  unread: { id: 'Belum dibaca', en: 'Unread' },
};
const words = {
  late: (count: number): Words => ({
    id: `${formatNumber(count)} lewat tenggat`,
    en: `${formatNumber(count)} overdue`,
  }),
  longest: (days: number): Words => ({
    id: `Terlama ${days} hari`,
    en: `Longest for ${days} ${days === 1 ? 'day' : 'days'}`,
  }),
  today: { id: 'Masuk hari ini', en: 'Came today' },
  none: { id: 'Tidak ada yang menunggu', en: 'Nothing waits' },
} satisfies Record<string, Words | ((count: number) => Words)>;

/** A summary with its words in the language of the page: the server's are Indonesian, and say a little more. */
export function inWords(summary: Shown, now = new Date()): Shown {
  const label = labels[summary.key];
  if (language() === 'id' || !label) return summary;
  const { value, late = 0, oldest } = summary;
  const days = oldest
    ? Math.round((Date.parse(dayInWib(now)) - Date.parse(dayInWib(new Date(oldest)))) / 86_400_000)
    : 0;
  const waiting = oldest
    ? days > 0
      ? words.longest(days)
      : words.today
    : value > 0
      ? undefined
      : words.none;
  return { ...summary, label: say(label), hint: say(late > 0 ? words.late(late) : waiting) ?? '' };
}
