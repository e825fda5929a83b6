import { writeLetter } from '../../mail/index.ts';

type Told = { personName: string; title: string; message: string; detailUrl: string | null };

/** Where people choose what they are told and how (SPEC A1). */
export const settingsPath = '/notifikasi/pengaturan';

/**
 * The mail of a notice: its own words, in which the class of a letter has masked what it masks (SPEC B3), and where to
 * open it. The subject says what kind of thing happened and never what a letter is about.
 * @param byRule the office's rules (triggers) ask for it, whatever the person chose for notices of its kind
 */
export const noticeMail = (
  publicUrl: string,
  { personName, title, message, detailUrl }: Told,
  { byRule = false } = {},
): { subject: string; body: string; html: string } => ({
  subject: `Naskah: ${title}`,
  ...writeLetter({
    to: personName,
    title: `${title}.`,
    lines: [message],
    link: detailUrl === null ? null : { label: 'Buka di Naskah', url: publicUrl + detailUrl },
    foot: {
      text: byRule
        ? 'Surel ini dikirim otomatis menurut aturan kantor. Surel mana yang Anda terima dapat diatur di'
        : 'Surel ini dikirim otomatis. Surel mana yang Anda terima dapat diatur di',
      url: publicUrl + settingsPath,
    },
  }),
});
