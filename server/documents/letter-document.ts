import type { Adjustments } from '../../domain/letters/adjustments-schema.ts';
import type { ContractParty } from '../../domain/letters/contract.ts';
import type { Arrangement } from '../../domain/letters/layouts.ts';
import type { PaperLetterhead } from '../../domain/letters/letter.ts';
import type { PrintedCosigner, SecondParty } from '../../domain/letters/parties.ts';

/** Content of a printed letter. The caller fills the body's tags (`fillTags`) and formats names. */
export type LetterDocument = {
  letterId: string;
  /** Null for kinds without one. */
  letterhead: Letterhead | null;
  /** Printed in capitals above the number. */
  kindName: string;
  /** Null until signing: the paper then says "terbit saat ditandatangani" and is marked KONSEP. */
  number: string | null;
  arrangement: Arrangement;
  /** What an administrator changed of the kind. */
  adjustments?: Adjustments | null;
  /** Who signs beside us, in kinds of two parties. */
  secondParty?: SecondParty | null;
  /** Of a contract, as stated: they sign instead of `secondParty`. */
  contractParties?: ContractParty[] | null;
  /** Who signs electronically after the signer, in order. */
  cosigners?: PrintedCosigner[];
  /** By which rules it was printed (domain/letters/arrangement.ts); the present ones where it is left out. */
  edition?: number;
  to: string[];
  /** Of an outside addressee, below the names, in lines; u.p. and di begin lines of their own. */
  address?: string;
  from: string;
  subject: string;
  /** "2 berkas"; left out when empty. */
  attachmentNote: string;
  place: string;
  /** ISO date; null while a draft has none. */
  scriptDate: string | null;
  /** With its annexes (domain/letters/annexes.ts). */
  bodyHtml: string;
  /** Naskah pengantar, on a page of its own before the letter; blank prints none. */
  coverHtml?: string;
  /** The uploaded document this letter covers; its hash is printed so that the seal includes it. */
  file?: { name: string; size: string; sha256: string } | null;
  /** Null while a draft has none. */
  signer: Signer | null;
  ccs: string[];
  securityName: string;
  urgencyName: string;
  /** The public page behind the QR code; null prints none. */
  verifyUrl: string | null;
  /** Names the reader on copies of letters above Biasa (SPEC B3). */
  watermark?: string;
  /** Instead of KONSEP, across a page that is no letter at all. */
  mark?: 'CONTOH';
  /** Listed below the signature with their hashes, so that the seal includes them. */
  attachments?: { title: string; name: string; size: string; sha256: string }[];
  /** Those that the texts name. */
  pictures?: PrintedPicture[];
};

/** A picture of the text, whose file the typesetter reads itself: 40 of them would fill the server's memory. */
export type PrintedPicture = { id: string; path: string; size: number };

/**
 * Without a logo only the name shows. `content` is HTML, printed as
 * written; older letterheads have name and address.
 */
export type Letterhead = Omit<PaperLetterhead, 'logo'> & { logo?: LogoPicture | null };

export type LogoType = 'png' | 'jpg' | 'svg';
export type LogoPicture = { type: LogoType; base64: string };

export type Signer = {
  positionName: string;
  personName: string | null;
  npp: string | null;
  /** ISO timestamp; null while unsigned. */
  signedAt: string | null;
  /** The line above the position: "a.n. Direktur Utama". */
  onBehalfOf?: string;
};
