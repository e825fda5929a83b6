/**
 * The letter between browser and server (SPEC A3, B1, B7). Types only: the schemas are in letter-schema.ts, so that
 * read-only screens load no validator.
 */

import type { Message } from '../../lib/language.ts';
import type {
  AnyReviewer,
  ContentMode,
  Flow,
  LetterAbilities,
  Origin,
  Urgency,
} from '../calls/letters/shapes/letter.ts';
import type { AttachmentInput } from './attachment.ts';
import type { ContractFacts } from './contract.ts';
import type { IncomingInput } from './incoming.ts';
import type { LetterTask } from './letter-life.ts';
import type { CosignerInput, RecipientInput, ReviewerInput } from './letter-people.ts';
import type { OutgoingBlock } from './outgoing.ts';
import type { SenderDelegationFields } from './signing-identity.ts';

export type {
  AnyReviewer,
  ContentMode,
  Flow,
  Letter,
  LetterAbilities,
  LetterLink,
  Origin,
  PaperLetterhead,
  ReachedBy,
  Ref,
  Seal,
  SheetFacts,
  Urgency,
} from '../calls/letters/shapes/letter.ts';

export const flowOf = ({ from, concern }: { from: Origin; concern: Origin }): Flow =>
  from === 'external'
    ? 'eksternal-internal'
    : concern === 'external'
      ? 'internal-eksternal'
      : 'internal-internal';
export const flowMessages: Record<Flow, Message> = {
  'internal-internal': { id: 'Internal ke internal', en: 'Internal to internal' },
  'eksternal-internal': { id: 'Eksternal ke internal', en: 'External to internal' },
  'internal-eksternal': { id: 'Internal ke eksternal', en: 'Internal to external' },
};

export type Target = { workingDays: number } | { hours: number };
/** Target times by urgency (DOMAIN 3); when that is, target-time.ts says. */
export const urgencies: { value: Urgency; label: Message; target: Target }[] = [
  { value: 'BIASA', label: { id: 'Biasa', en: 'Normal' }, target: { workingDays: 5 } },
  { value: 'SEGERA', label: { id: 'Segera', en: 'Urgent' }, target: { hours: 48 } },
  { value: 'SANGAT_SEGERA', label: { id: 'Sangat Segera', en: 'Very urgent' }, target: { hours: 24 } },
  { value: 'KILAT', label: { id: 'Kilat', en: 'Immediate' }, target: { hours: 8 } },
];

/** The body of POST and PUT. A draft may omit nearly everything: see letter-schema.ts. */
export type LetterInput = Partial<SenderDelegationFields> & {
  /** Client-made, so that a repeated POST of the same draft is idempotent. */
  id?: string;
  /** PUT only: the version that was read. */
  version?: number;
  concern: Origin;
  from: Origin;
  /** jenis-naskah-dinas */
  naskahDinasParentCategoryId: string | null;
  /** sub-jenis-naskah-dinas */
  naskahDinasCategoryId: string | null;
  place: string | null;
  subject: string;
  contentMode: ContentMode;
  content: string;
  /** Naskah pengantar: a covering page before the letter; with an uploaded document it is the letter itself. */
  coverContent: string;
  /** YYYY-MM-DD */
  scriptDate: string | null;
  urgency: Urgency;
  referenceId: string | null;
  /** The archive item it refers to (SPEC A3). */
  archiveReferenceId: string | null;
  permissionClassificationId: string | null;
  archiveClassificationId: string | null;
  letterheadId: string | null;
  senderId: string | null;
  senderPositionId: string | null;
  showSenderName: boolean;
  /** Who signs after the sender, in order, in kinds of several parties. */
  cosigners?: CosignerInput[];
  /** A number booked beforehand, to be taken instead of the next (DOMAIN 5). */
  bookedNumberId?: string | null;
  anyReviewer: AnyReviewer;
  receivers: RecipientInput[];
  ccs: RecipientInput[];
  reviewers: ReviewerInput[];
  attachments: AttachmentInput[];
  /** Of a letter that leaves the company (SPEC A3). */
  internalToExternal?: OutgoingBlock | null;
  /** Parties and articles, of a contract (DOMAIN 9). */
  contract?: ContractFacts | null;
  /** The original number of a letter from outside; others get theirs at signing. */
  number?: string | null;
  /** Of a letter that came from outside (SPEC A3). */
  externalToInternal?: IncomingInput | null;
};

/** What a holder does with a task. */
export const taskAbilities: Record<LetterTask, keyof LetterAbilities> = {
  review: 'review',
  sign: 'sign',
  revision: 'edit',
};

/** The greatest attachment, in bytes, and how many a letter may have. */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, count: 20 } as const;
/** The greatest body with files in it (SPEC A3), in bytes: the wizard's maximum per call, with room to spare. */
export const mostBodyBytes = 40 * 1024 * 1024;
