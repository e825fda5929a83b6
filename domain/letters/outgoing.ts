import type { Message } from '../../lib/language.ts';
import type { DispatchChannel, DispatchOutcome, OutgoingBlock } from '../calls/letters/shapes/outgoing.ts';

export type {
  Dispatch,
  DispatchChannel,
  DispatchOutcome,
  DispatchProof,
  ExternalParty,
  GroupInput,
  GroupMember,
  GroupOption,
  GroupRecipient,
  OutgoingBlock,
  PartlyDispatched,
  UnfoldedGroup,
} from '../calls/letters/shapes/outgoing.ts';

/**
 * Letters leaving the company (SPEC A3 internalToExternal, B1.4): outside receivers and dispatches. Types and
 * labels only; the checks are in missing-fields-outgoing.ts.
 */

export const emptyOutgoing: OutgoingBlock = { address: '', externalReceiver: [], externalCc: [] };

export const channelLabels: Record<DispatchChannel, Message> = {
  mail: { id: 'Surel', en: 'E-mail' },
  download: { id: 'Diunduh dan diserahkan sendiri', en: 'Downloaded and handed over in person' },
  courier: { id: 'Kurir atau pos', en: 'Courier or post' },
};

export const outcomeLabels: Record<DispatchOutcome, Message> = {
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

/** The greatest receipt, in bytes. */
export const proofLimit = 5 * 1024 * 1024;
/** Total bytes of a mail: many mail servers refuse more. */
export const mailLimit = 20 * 1024 * 1024;
export const mostMailAddresses = 50;
/** Different addresses that one letter goes to by mail within 24 hours. */
export const mostAddressesPerLetter = 50;
/** Mails by which one person sends letters out within 24 hours. */
export const mostMailsPerPerson = 200;

export const isGroup = <G extends { isGroup: true }>(recipient: object | G): recipient is G =>
  'isGroup' in recipient && recipient.isGroup === true;
