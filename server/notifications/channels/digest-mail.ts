import { writeLetter } from '../../mail/index.ts';
import { settingsPath } from './notice-mail.ts';

export type DigestReader = {
  userId: string;
  personName: string;
  email: string;
  /** New unread notifications since the last digest, by kind. */
  news: { label: string; count: number }[];
  /** What waits at the person's posts. */
  tasks: number;
  inbox: number;
};

/** Builds the digest mail: figures and links, no letter content. */
export const digestMail = (
  publicUrl: string,
  { personName, news, tasks, inbox }: DigestReader,
): { subject: string; body: string; html: string } => {
  const total = news.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: `Naskah: ringkasan, ${total} pemberitahuan baru`,
    ...writeLetter({
      to: personName,
      title: 'Yang baru sejak ringkasan terakhir:',
      items: [
        ...news.map(({ label, count }) => ({ count, label, url: `${publicUrl}/notifikasi` })),
        ...(tasks > 0
          ? [{ count: tasks, label: 'tugas menunggu Anda', url: `${publicUrl}/naskah-dinas/tugas` }]
          : []),
        ...(inbox > 0
          ? [{ count: inbox, label: 'naskah masuk terbuka', url: `${publicUrl}/naskah-dinas/inbox` }]
          : []),
      ],
      foot: {
        text: 'Ringkasan ini hanya dikirim bila ada yang baru. Waktu dan isinya dapat diatur di',
        url: publicUrl + settingsPath,
      },
    }),
  };
};
