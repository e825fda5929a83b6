import type { Words } from './declare.ts';

/** What notices by mail are about; a person may turn each off (SPEC A1 /notifikasi/pengaturan). */
export type MailTopic = 'masuk' | 'tugas' | 'disposisi' | 'jabatan' | 'bantuan';

export const mailTopics: { value: MailTopic; label: Words; hint: Words }[] = [
  {
    value: 'masuk',
    label: { id: 'Naskah masuk', en: 'Letters received' },
    hint: { id: 'Naskah yang datang ke jabatan Anda.', en: 'Letters that come to your post.' },
  },
  {
    value: 'tugas',
    label: { id: 'Paraf, tanda tangan, dan revisi', en: 'Reviews, signatures and revisions' },
    hint: {
      id: 'Pekerjaan yang menunggu Anda atau bawahan Anda, dan pengingatnya.',
      en: 'Work that waits for you or your subordinates, and reminders of it.',
    },
  },
  {
    value: 'disposisi',
    label: { id: 'Disposisi', en: 'Dispositions' },
    hint: {
      id: 'Disposisi yang masuk dan batas waktunya.',
      en: 'Dispositions you received and their deadlines.',
    },
  },
  {
    value: 'jabatan',
    label: { id: 'Jabatan dan delegasi', en: 'Posts and delegations' },
    hint: {
      id: 'Pergantian pemangku jabatan, dan delegasi yang mulai atau berakhir.',
      en: 'Changes of who holds a post, and delegations that begin or end.',
    },
  },
  {
    value: 'bantuan',
    label: { id: 'Helpdesk', en: 'Helpdesk' },
    hint: {
      id: 'Jawaban atas tiket Anda, dan tiket yang Anda tangani.',
      en: 'Answers to your tickets, and tickets you take care of.',
    },
  },
];

/** GET and PUT /notification/api/Setting. */
export type NotificationSettings = {
  /** Topics this person gets mail about. */
  mail: MailTopic[];
  /** A mail each working morning with what waits. */
  digest: boolean;
};
