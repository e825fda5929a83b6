/** Everything the paper shows. The caller fills the tags of the body (`fillTags`) and names people as printed. */
export type LetterDocument = {
  letterId: string;
  letterhead: Letterhead;
  /** As printed above the number: "NOTA DINAS". */
  kindName: string;
  /** Null until signing: the paper then says "terbit saat ditandatangani" and is marked KONSEP. */
  number: string | null;
  arrangement: Arrangement;
  to: string[];
  /** Where an outside addressee is, under the names; lines are kept. */
  address?: string;
  from: string;
  subject: string;
  /** "2 berkas"; left out when empty. */
  attachmentNote: string;
  place: string;
  /** ISO date. */
  scriptDate: string;
  bodyHtml: string;
  signer: Signer;
  ccs: string[];
  securityName: string;
  urgencyName: string;
  /** The public page behind the QR code; null prints none. */
  verifyUrl: string | null;
  /** Names the reader on copies of letters above Biasa (SPEC B3). */
  watermark?: string;
  /** Titles, listed below the signature. */
  attachments?: string[];
};

export type Letterhead = { name: string; address: string; logo?: string };

export type Signer = {
  positionName: string;
  personName: string | null;
  npp: string | null;
  /** ISO timestamp; null while unsigned. */
  signedAt: string | null;
  /** The line above the position: "a.n. Direktur Utama". */
  onBehalfOf?: string;
};

/**
 * DOMAIN 3. memo: Kepada, Dari, Hal, Lampiran, Tanggal in rows. letter: Nomor, Lampiran, Hal beside place and date,
 * then Yth. decree: kind, number, TENTANG, with place and date at the signature. plain: the same without TENTANG.
 */
export type Arrangement = 'memo' | 'letter' | 'decree' | 'plain';

const asDecree = new Set(['AP', 'AT']);
const asPlain = new Set(['AG', 'KH', 'KT']);

/** Takes the kind's code (AP, KI, KE …) and the sub-kind's, gives how its head is laid out. */
export function arrangementOf(kindCode: string, subKindCode = ''): Arrangement {
  if (asDecree.has(kindCode) || subKindCode === 'PENG') return 'decree';
  if (kindCode === 'KE') return 'letter';
  return asPlain.has(kindCode) ? 'plain' : 'memo';
}
