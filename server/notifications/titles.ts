import type { Message } from '../../lib/language.ts';

/** Titles of notifications written in several places: the step itself, triggers, the demo. */
export const noticeTitles = {
  arrived: { id: 'Naskah masuk', en: 'Letter received' },
  signed: { id: 'Naskah ditandatangani dan terkirim', en: 'Letter signed and sent' },
  awaitsInitial: { id: 'Naskah menunggu paraf Anda', en: 'A letter is waiting for your initials' },
  awaitsSignature: { id: 'Naskah menunggu tanda tangan Anda', en: 'A letter is waiting for your signature' },
  returned: { id: 'Naskah dikembalikan untuk direvisi', en: 'Letter returned to be revised' },
  disposition: { id: 'Disposisi masuk', en: 'Disposition received' },
  deadlineNear: { id: 'Tenggat disposisi mendekat', en: 'The deadline of a disposition is near' },
  deadlinePast: { id: 'Disposisi melewati tenggat', en: 'A disposition is past its deadline' },
  delegationBegins: { id: 'Delegasi mulai berlaku', en: 'Delegation begins' },
  delegationWithdrawn: { id: 'Delegasi ditarik', en: 'Delegation withdrawn' },
  delegationEnds: { id: 'Delegasi berakhir', en: 'Delegation ended' },
  accessAsked: {
    id: 'Permintaan akses arsip menunggu keputusan Anda',
    en: 'A request for access is waiting for your decision',
  },
} satisfies Record<string, Message>;
