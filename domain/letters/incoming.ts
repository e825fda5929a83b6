/**
 * Letters from outside, registered from their scan (SPEC A3 externalToInternal, B1.4; DOMAIN 2). Types and pure
 * rules only; the checks are in missing-fields-incoming.ts.
 */
import { translate } from '../../lib/language.ts';
import type { PaperPlace } from '../calls/letters/shapes/incoming.ts';
import type { AttachmentInput } from './attachment.ts';
import { senderDelegationFields } from './signing-identity.ts';

export type { Agenda, Incoming, PaperPlace, RegisteredBefore } from '../calls/letters/shapes/incoming.ts';

/** The block as POST and PUT take it; its attachments are the scan. */
export type IncomingInput = PaperPlace & {
  /** The day it was received, as ISO timestamp (SPEC A5). */
  receivedDate: string | null;
  /** One of instansi; then its name is the sender's. */
  externalSenderId: string | null;
  externalSenderName: string;
  attachments?: AttachmentInput[];
};

export const emptyIncoming: IncomingInput = {
  receivedDate: null,
  archiveLocation: null,
  archiveCupboard: null,
  archiveBox: null,
  externalSenderId: null,
  externalSenderName: '',
};

/**
 * Blank fields of a letter from outside (SPEC A5): its paper is the scan; nobody here writes, reviews or signs it.
 * Shared by browser and server.
 */
export const incomingBlanks = {
  contentMode: 'upload',
  content: '',
  coverContent: '',
  letterheadId: null,
  senderId: null,
  senderPositionId: null,
  ...senderDelegationFields([]),
  bookedNumberId: null,
  anyReviewer: 'tidakAda',
  reviewers: [],
} as const;

/** What a scan may be. */
export const scanTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const isPicture = (mimeType: string): boolean => mimeType.startsWith('image/');

/** Days are YYYY-MM-DD, in Western Indonesian time; null when empty (SPEC A5). */
export const receivedMoment = (day: string | null): string | null =>
  day ? new Date(`${day}T00:00:00+07:00`).toISOString() : null;

/** "12/2026", as it stands in lists. */
export const agendaLabel = ({ number, year }: { number: number; year: number }): string =>
  `${number}/${year}`;

/** "Ruang Persuratan Lt. 2, lemari 3, boks 14" */
export const paperPlaceLabel = ({ archiveLocation, archiveCupboard, archiveBox }: PaperPlace): string =>
  [
    archiveLocation,
    archiveCupboard && translate({ id: `lemari ${archiveCupboard}`, en: `cupboard ${archiveCupboard}` }),
    archiveBox && translate({ id: `boks ${archiveBox}`, en: `box ${archiveBox}` }),
  ]
    .filter(Boolean)
    .join(', ');
