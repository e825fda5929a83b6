import { dateFormat } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { DirectoryError, DirectoryFault } from '../../directory/index.ts';
import { SignInRefusal, type Why } from '../record-refused.ts';

/** What a person is told on the sign-in page; administrators see the reason beside it (read-directory.ts). */
export const faultWords: Record<DirectoryFault, Message> = {
  unreachable: {
    id: 'Direktori perusahaan tidak menjawab. Coba lagi sebentar lagi, atau masuk dengan kata sandi Naskah bila Anda memilikinya.',
    en: 'The company directory does not answer. Try again in a moment, or sign in with a Naskah password if you have one.',
  },
  untrusted: {
    id: 'Jawaban direktori perusahaan tidak dapat dipercaya, jadi tidak dipakai. Beri tahu administrator.',
    en: 'The answer of the company directory cannot be trusted, so it was not used. Tell an administrator.',
  },
  rejected: {
    id: 'Direktori perusahaan menolak Naskah. Beri tahu administrator.',
    en: 'The company directory refuses Naskah. Tell an administrator.',
  },
  stale: {
    id: 'Percobaan masuk ini sudah tidak berlaku. Mulai lagi dari halaman masuk.',
    en: 'This attempt to sign in is no longer valid. Begin again on the sign-in page.',
  },
  denied: {
    id: 'Masuk dengan akun perusahaan dibatalkan.',
    en: 'Signing in with the company account was cancelled.',
  },
  incomplete: {
    id: 'Direktori perusahaan tidak memberi keterangan yang diperlukan tentang Anda. Beri tahu administrator.',
    en: 'The company directory does not tell enough about you. Tell an administrator.',
  },
};

/** Not 5xx: the sentence is for the person, and nothing of Naskah is down. */
export const refusalOfFault = ({ fault }: DirectoryError): SignInRefusal =>
  new SignInRefusal(
    'directory',
    fault === 'denied' || fault === 'stale' ? 401 : 424,
    translate(faultWords[fault]),
  );

const refused = (message: Message, why: Why = 'no-account') =>
  new SignInRefusal(why, 403, translate(message));

export const notKnown = () =>
  refused({
    id: 'Akun perusahaan Anda belum terdaftar di Naskah. Hubungi administrator.',
    en: 'Your company account is not registered in Naskah. Ask an administrator.',
  });
export const isLocal = () =>
  refused({
    id: 'Akun Anda masuk dengan kata sandi Naskah, bukan dengan akun perusahaan.',
    en: 'Your account signs in with a Naskah password, not with the company account.',
  });
export const isInactive = () =>
  refused({
    id: 'Akun Anda di Naskah dinonaktifkan. Hubungi administrator.',
    en: 'Your account in Naskah was deactivated. Ask an administrator.',
  });
export const isAmbiguous = () =>
  refused({
    id: 'Surel dan NPP akun perusahaan Anda cocok dengan pengguna yang berbeda. Hubungi administrator.',
    en: 'E-mail and staff number of your company account belong to different users. Ask an administrator.',
  });
export const isLinkedElsewhere = () =>
  refused({
    id: 'Surel atau NPP ini sudah terhubung dengan akun perusahaan lain. Hubungi administrator.',
    en: 'This e-mail or staff number is already linked to another company account. Ask an administrator.',
  });
export const isAnotherPerson = () =>
  refused({
    id: 'Itu akun perusahaan orang lain. Buktikan dengan akun Anda sendiri.',
    en: 'That is the company account of somebody else. Prove it with your own.',
  });
export function lacks(fields: Message[]): SignInRefusal {
  const names = fields.map((field) => translate(field)).join(', ');
  const message = {
    id: `Direktori perusahaan tidak memberi isian yang benar untuk ${names}. Hubungi administrator.`,
    en: `The company directory gives no valid ${names}. Ask an administrator.`,
  };
  return refused(message, 'directory');
}

/** @param from the day a post of theirs begins, where there is one */
export const withoutPost = (from?: string | null) =>
  refused(from ? beginsLater(formatDay(from)) : noPost, 'no-post');
const noPost = {
  id: 'Akun Anda belum memiliki jabatan. Hubungi administrator.',
  en: 'Your account has no post yet. Ask an administrator.',
};
const beginsLater = (day: string): Message => ({
  id: `Jabatan Anda mulai berlaku ${day}. Anda dapat masuk mulai hari itu.`,
  en: `Your post begins on ${day}. You can sign in from that day on.`,
});
const formatDay = dateFormat({ dateStyle: 'long' });
