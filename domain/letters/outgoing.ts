import type { Words } from '../../lib/language.ts';

/**
 * Letters leaving the company (SPEC A3 internalToExternal, B1.4): outside receivers and dispatches. Types and
 * labels only; the checks are in gaps-outgoing.ts.
 */

/** An outside party: a known institution, or a typed name. */
export type ExternalParty = { institutionId: string | null; name: string; email: string | null };

export type OutgoingBlock = {
  /** Printed below the names of those it is addressed to. */
  address: string;
  externalReceiver: ExternalParty[];
  externalCc: ExternalParty[];
};

export const emptyOutgoing: OutgoingBlock = { address: '', externalReceiver: [], externalCc: [] };

export type DispatchChannel = 'mail' | 'download' | 'courier';
export const channelLabels: Record<DispatchChannel, Words> = {
  mail: { id: 'Surel', en: 'E-mail' },
  download: { id: 'Diunduh dan diserahkan sendiri', en: 'Downloaded and handed over in person' },
  courier: { id: 'Kurir atau pos', en: 'Courier or post' },
};

/**
 * `sending` while mails wait for the mail server; `kept` without a mail server; `withdrawn` (wholly or partly) when
 * the letter was cancelled before they were sent.
 */
export type DispatchOutcome =
  | 'sending'
  | 'kept'
  | 'sent'
  | 'partly'
  | 'failed'
  | 'withdrawn'
  | 'partly-withdrawn';
export const outcomeLabels: Record<DispatchOutcome, Words> = {
  sending: { id: 'Menunggu server surel', en: 'Waiting for the mail server' },
  kept: { id: 'Tersimpan, server surel belum diatur', en: 'Kept, no mail server is set up' },
  sent: { id: 'Terkirim', en: 'Sent' },
  partly: { id: 'Sebagian gagal', en: 'Failed in part' },
  failed: { id: 'Gagal', en: 'Failed' },
  withdrawn: { id: 'Ditarik sebelum terkirim', en: 'Withdrawn before it was sent' },
  'partly-withdrawn': {
    id: 'Sebagian ditarik sebelum terkirim',
    en: 'Withdrawn in part before it was sent',
  },
};

/** Proof of delivery: the receipt, who took it, and the day. */
export type DispatchProof = {
  fileName: string;
  mimeType: string;
  size: number;
  receiverName: string;
  /** YYYY-MM-DD */
  receivedDate: string;
  provedAt: string;
  provedBy: string;
};

/** GET /letter/api/Letter/{id}/dispatch → items, the newest first. */
export type Dispatch = {
  id: string;
  channel: DispatchChannel;
  /** Addresses of a mail; otherwise names it was handed to, empty for all. */
  to: string[];
  /** Those of them whose mail was refused. */
  failedTo: string[];
  outcome: DispatchOutcome;
  /** YYYY-MM-DD: the day it left the house. */
  date: string;
  note: string | null;
  trackingNumber: string | null;
  personName: string;
  positionName: string;
  onBehalfOf: string | null;
  createdAt: string;
  proof: DispatchProof | null;
};

/** POST /letter/api/Letter/{id}/dispatch. A client-made `id` makes it idempotent. */
export type DispatchInput = { id?: string } & (
  | { channel: 'mail'; to: string[]; message?: string | null; isConfirmed?: boolean }
  | {
      channel: 'download' | 'courier';
      date: string;
      note?: string | null;
      trackingNumber?: string | null;
      /** Names of those it was for; none is for all. */
      to?: string[];
    }
);

/** POST /letter/api/Letter/{id}/dispatch/{dispatchId}/proof */
export type ProofInput = { receiverName: string; receivedDate: string; fileName: string; content: string };

/** The greatest receipt, in bytes. */
export const proofLimit = 5 * 1024 * 1024;
/** Total bytes of a mail: many mail servers refuse more. */
export const mailLimit = 20 * 1024 * 1024;
export const mostMailAddresses = 50;
/** Different addresses that one letter goes to by mail within 24 hours. */
export const mostAddressesPerLetter = 50;
/** Mails by which one person sends letters out within 24 hours. */
export const mostMailsPerPerson = 200;

/** A receiver or cc for several posts (SPEC A3 isGroup, B5 grup-unit). */
export type GroupInput = { isGroup: true; groupId: string };
/** People and groups have the same names to be shown by. */
export type GroupRecipient = GroupInput & {
  showUserName: false;
  personName: string;
  positionName: string;
  unitName: string;
  /** Before sending those who would get it now, after it those who got it. */
  members: GroupMember[];
};
export type GroupMember = {
  userId: string;
  userPositionId: string;
  personName: string;
  positionName: string;
  unitName: string;
};
/** GET /letter/api/RecipientGroup: what the picker offers. */
export type GroupOption = { id: string; name: string; unitCount: number };
/** GET /letter/api/RecipientGroup/{id}: whom the group would reach now. */
export type UnfoldedGroup = { id: string; name: string; members: GroupMember[]; unitsWithoutHead: string[] };

export const isGroup = <G extends { isGroup: true }>(recipient: object | G): recipient is G =>
  'isGroup' in recipient && recipient.isGroup === true;

/** To how many of those outside whom a letter names it has gone. */
export type PartlyDispatched = { done: number; of: number };
