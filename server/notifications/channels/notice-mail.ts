import { returnMark } from '../../../domain/letters/mailed-review.ts';
import { secretMark, writeLetter } from '../../mail/index.ts';

type NoticeText = {
  personName: string;
  title: string;
  message: string;
  /** The message in paragraphs, where a trigger's administrator wrote it. */
  lines?: readonly string[];
  detailUrl: string | null;
  /** The mail's secret link decides on a letter: paraf or return. */
  decides?: boolean;
};

/** One secret, two ways in; forwarded, they ask for the password of whom they are for. */
const decisionLinks = [
  { label: 'Beri paraf', url: secretMark },
  { label: 'Kembalikan', url: `${secretMark}&${returnMark}` },
];

/** A subject that holds the mark would carry the secret into a link of whoever wrote it. */
const unmarked = (text: string): string => text.replaceAll(secretMark, '');

/** Page of the notification settings (SPEC A1). */
export const settingsPath = '/notifikasi/pengaturan';

/**
 * The mail of a notification, masked by class (SPEC B3). The subject gives
 * the kind of event, never the letter's matter.
 * @param byRule triggers require it, whatever the user chose for this kind
 */
export const noticeMail = (
  publicUrl: string,
  { personName, title, message, lines = [message], detailUrl, decides = false }: NoticeText,
  { byRule = false } = {},
): { subject: string; body: string; html: string } => ({
  subject: `Naskah: ${title}`,
  ...writeLetter({
    to: unmarked(personName),
    title: unmarked(/[.!?]$/.test(title) ? title : `${title}.`),
    lines: lines.map(unmarked),
    links: [
      ...(decides ? decisionLinks : []),
      ...(detailUrl === null ? [] : [{ label: 'Buka di Naskah', url: publicUrl + detailUrl }]),
    ],
    foot: {
      text: byRule
        ? 'Surel ini dikirim otomatis menurut aturan kantor. Surel mana yang Anda terima dapat diatur di'
        : 'Surel ini dikirim otomatis. Surel mana yang Anda terima dapat diatur di',
      url: publicUrl + settingsPath,
    },
  }),
});
