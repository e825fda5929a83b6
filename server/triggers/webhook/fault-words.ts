import type { Message } from '../../../lib/language.ts';
import type { Fault } from './deliver-call.ts';

/** Why no answer came, in words. */
export const faultWords: Record<Fault, Message> = {
  off: {
    id: 'Trigger dinonaktifkan, atau alamatnya dihapus.',
    en: 'The trigger was switched off, or its address removed.',
  },
  secret: {
    id: 'Rahasianya tidak dapat dibaca. Buat rahasia baru.',
    en: 'Its secret cannot be read. Make a new one.',
  },
  inside: {
    id: 'Alamat itu berada di dalam jaringan, yang tidak boleh dipanggil.',
    en: 'The address is inside the network, which may not be called.',
  },
  silent: { id: 'Tidak menjawab dalam 10 detik.', en: 'No answer within 10 seconds.' },
  unreachable: { id: 'Tidak dapat dihubungi.', en: 'It could not be reached.' },
  answer: { id: 'Jawabannya menolak.', en: 'Its answer was a refusal.' },
};
