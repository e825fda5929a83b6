import { z } from 'zod';
import { adjustmentsSchema } from '../../../letters/adjustments-schema.ts';
import { arrangements } from '../../../letters/layouts.ts';
import { letterStates } from '../../../letters/letter-life.ts';
import { followingHeads, letterFonts } from '../../../letters/letter-looks.ts';
import { day, id, moment } from '../../define-call.ts';
import { away } from '../../pickers.ts';
import { attachment } from './attachment.ts';
import { contractFacts, contractParty, witness } from './contract.ts';
import { incoming } from './incoming.ts';
import { cosigner, person, recipient, reviewer } from './letter-people.ts';
import { outgoingBlock, partlyDispatched } from './outgoing.ts';
import { printedCosigner, secondParty } from './parties.ts';
import { senderDelegationFields } from './signing-identity.ts';

export const ref = z
  .object({
    id,
    label: z.string(),
  })
  .meta({ id: 'Ref' });
export type Ref = z.infer<typeof ref>;

export const origin = z.enum(['internal', 'external']);
export type Origin = z.infer<typeof origin>;

/** A letter's origin and destination (SPEC A3); outside to outside does not exist. */
export const flow = z.enum(['internal-internal', 'eksternal-internal', 'internal-eksternal']);
export type Flow = z.infer<typeof flow>;

export const contentMode = z.enum(['editor', 'upload']);
export type ContentMode = z.infer<typeof contentMode>;

export const anyReviewer = z.enum(['ada', 'tidakAda']);
export type AnyReviewer = z.infer<typeof anyReviewer>;

export const urgency = z.enum(['BIASA', 'SEGERA', 'SANGAT_SEGERA', 'KILAT']);
export type Urgency = z.infer<typeof urgency>;

/** The reader's abilities now; the server refuses everything else. */
export const letterAbilities = z
  .object({
    edit: z.boolean(),
    delete: z.boolean(),
    submit: z.boolean(),
    duplicate: z.boolean(),
    /** Versions and comments: for the letter's makers, not its receivers. */
    seeMaking: z.boolean(),
    /** Speak with the others on the draft. */
    comment: z.boolean(),
    /** Accept and refuse suggestions: who may change the text now. */
    decideSuggestions: z.boolean().optional(),
    review: z.boolean(),
    sign: z.boolean(),
    /** Its signature waits for a seal: try at once, or take it back. */
    settleSeal: z.boolean().optional(),
    /** Call a sent letter back for good; its number stays taken. */
    cancel: z.boolean().optional(),
    /** Return it to the drafter with a note: the reviewer whose turn it is, and the signer. */
    giveBack: z.boolean(),
    /** Change those who have not decided, while it is under review (SPEC A4). */
    editReviewers: z.boolean(),
    /** Hand one's own review on to somebody in line or in the unit. */
    reassign: z.boolean().optional(),
    /** Take it back before it is signed. */
    withdraw: z.boolean(),
    /** Remind whoever has it. */
    nudge: z.boolean(),
    respond: z.boolean(),
    /** Send it out of the company and record that (SPEC B1.4). */
    dispatch: z.boolean(),
    /** Correct where the paper of a registered letter lies. */
    correctPlace: z.boolean(),
    /** Dispose what the own post received to posts below (DOMAIN 7). */
    dispose: z.boolean().optional(),
    /** Who opened it and when; for letters above Biasa, open to the posts responsible (SPEC B3). */
    seeOpenings: z.boolean().optional(),
  })
  .meta({ id: 'LetterAbilities' });
export type LetterAbilities = z.infer<typeof letterAbilities>;

/** `content` is the designed letterhead; older papers have name and address only. */
export const paperLetterhead = z
  .object({
    name: z.string(),
    address: z.string(),
    content: z.string().nullable().optional(),
    /** The hash of its file (logoAddress); without one only the name is shown. */
    logo: z.string().nullable().optional(),
    /** What the company chose of its letters' look; omitted on what was printed before it could. */
    style: z
      .object({
        colour: z.string().nullable(),
        font: z.enum(letterFonts).nullable(),
        size: z.int().nullable(),
        justified: z.boolean().nullable(),
        footer: z.string().nullable(),
        following: z.enum(followingHeads).nullable(),
      })
      .optional(),
  })
  .meta({ id: 'PaperLetterhead' });
export type PaperLetterhead = z.infer<typeof paperLetterhead>;

/** The paper's facts besides the text, decided once by the server for screen and PDF alike. */
export const sheetFacts = z
  .object({
    letterhead: paperLetterhead.nullable(),
    /** Printed in capitals above the number. */
    kindName: z.string(),
    /** The sender's post, with Plt. or Plh. before it. */
    from: z.string(),
    to: z.array(z.string()),
    /** An outside receiver's place, below the names; omitted on letters that stay inside. */
    address: z.string().optional(),
    ccs: z.array(z.string()),
    /** Values of the signer's tags, whether or not the name is printed below the letter. */
    tags: z.object({
      dari: z.string().nullable(),
      jabatan: z.string().nullable(),
      npp: z.string().nullable(),
      /** Of the one receiver; omitted on what was printed before there was one. */
      sapaan: z.string().optional(),
      /** The three below are omitted for what was printed before they were tags. */
      unit: z.string().nullable().optional(),
      perusahaan: z.string().nullable().optional(),
      /** "Nomor B-012/… tanggal 18 November 2026". */
      naskah_dibalas: z.string().nullable().optional(),
    }),
    /** The uploaded document under this paper, named so that the paper's seal covers it too. */
    document: z
      .object({
        name: z.string(),
        size: z.string(),
        sha256: z.string(),
      })
      .nullable(),
    /** The other files, named likewise; omitted for what was printed by their titles alone. */
    attachments: z
      .array(z.object({ title: z.string(), name: z.string(), size: z.string(), sha256: z.string() }))
      .optional(),
    signer: z
      .object({
        positionName: z.string(),
        personName: z.string().nullable(),
        npp: z.string().nullable(),
        onBehalfOf: z.string().nullable(),
      })
      .nullable(),
    /** As printed; omitted before signing, when the subtype's current one applies. */
    arrangement: z.enum(arrangements).optional(),
    /** What an administrator changed of its kind; omitted where it is as the standard. */
    adjustments: adjustmentsSchema(z).nullable().optional(),
    /** Which rules the paper was set by; omitted for what was printed before they were counted. */
    edition: z.int().optional(),
    /** Who signs beside us in kinds of two parties: the first receiver. */
    secondParty: secondParty.nullable().optional(),
    /** Of a contract, as stated. */
    contractParties: z.array(contractParty).nullable().optional(),
    witnesses: z.array(witness).optional(),
    /** The other parties' logos by content hash, beside the title of an agreement. */
    partyMarks: z.array(z.object({ name: z.string(), logo: z.string() })).optional(),
    /** Who signs electronically after the signer, in order; omitted where nobody does. */
    cosigners: z.array(printedCosigner).optional(),
    /** The QR code of the public check, as an SVG path on a square of `size`; null while unsigned. */
    qr: z
      .object({
        path: z.string(),
        size: z.int(),
        /** Where its code is typed, and the code in words, in two lines. */
        check: z.object({ at: z.string(), words: z.array(z.string()) }),
      })
      .nullable(),
  })
  .meta({ id: 'PaperFacts' });
export type SheetFacts = z.infer<typeof sheetFacts>;

/** Another letter of a chain, as far as the reader may see it. */
export const letterLink = z
  .object({
    id,
    subject: z.string(),
    number: z.string().nullable(),
    state: z.enum(letterStates),
    senderName: z.string().nullable(),
    /** When it was signed, before that when it was last changed. */
    at: moment,
  })
  .meta({ id: 'LetterLink' });
export type LetterLink = z.infer<typeof letterLink>;

/**
 * PAdES: B-T with a time authority's word, B-LT with the lists of revoked certificates besides. `by` says whose
 * certificate: made here, brought by the operator, or a provider's.
 */
export const seal = z
  .object({ level: z.enum(['B-B', 'B-T', 'B-LT']), by: z.enum(['own', 'brought', 'provider']) })
  .meta({ id: 'Seal' });
export type Seal = z.infer<typeof seal>;

export const reachedBy = z
  .object({
    entryId: id,
    label: z.string(),
    page: z.string(),
  })
  .meta({ id: 'ReachedBy' });
export type ReachedBy = z.infer<typeof reachedBy>;

export const letter = senderDelegationFields
  .partial()
  .extend({
    concern: origin,
    from: origin,
    /** jenis-naskah-dinas */
    naskahDinasParentCategoryId: id.nullable(),
    /** sub-jenis-naskah-dinas */
    naskahDinasCategoryId: id.nullable(),
    place: z.string().nullable(),
    subject: z.string(),
    contentMode,
    content: z.string(),
    /** Naskah pengantar: a covering page before the letter; with an uploaded document it is the letter itself. */
    coverContent: z.string(),
    /** YYYY-MM-DD */
    scriptDate: day.nullable(),
    urgency,
    referenceId: id.nullable(),
    /** The archive item it refers to (SPEC A3). */
    archiveReferenceId: id.nullable(),
    permissionClassificationId: id.nullable(),
    archiveClassificationId: id.nullable(),
    letterheadId: id.nullable(),
    senderId: id.nullable(),
    senderPositionId: id.nullable(),
    showSenderName: z.boolean(),
    /** A number booked beforehand, to be taken instead of the next (DOMAIN 5). */
    bookedNumberId: id.nullable().optional(),
    anyReviewer,
    /** Parties and articles, of a contract (DOMAIN 9). */
    contract: contractFacts.nullable().optional(),
    id,
    version: z.int(),
    isDraft: z.boolean(),
    /** Saved again since it was begun. */
    isUpdateScript: z.boolean().optional(),
    state: z.enum(letterStates),
    /** ISO date the number was booked for; null when the next one is taken. */
    bookedDay: day.nullable().optional(),
    /** Why it was booked or inserted. */
    bookedReason: z.string().nullable().optional(),
    number: z.string().nullable(),
    signedAt: moment.nullable(),
    verifyCode: z.string().nullable(),
    /** Signed, waiting for a provider's seal: since when, with which number, why, and when it is tried again. */
    sealing: z
      .object({ since: moment, number: z.string(), reason: z.string().nullable(), nextAt: moment.nullable() })
      .nullable()
      .optional(),
    /** How the sent file is sealed (PAdES); null where it is not, or nothing was kept of it. */
    seal: seal.nullable().optional(),
    naskahDinasParentCategoryName: z.string().nullable(),
    naskahDinasCategoryName: z.string().nullable(),
    naskahDinasCategoryCode: z.string().nullable(),
    arrangement: z.enum(arrangements).nullable(),
    permissionClassificationName: z.string().nullable(),
    permissionClassificationRank: z.int().nullable(),
    archiveClassificationName: z.string().nullable(),
    archiveClassificationCode: z.string().nullable(),
    referenceTitle: z.string().nullable(),
    /** Null also where its existence is not the reader's to know. */
    archiveReferenceTitle: z.string().nullable(),
    /** The drafter. */
    userId: id,
    userName: z.string(),
    userPositionId: id,
    /** The delegation by which the drafter wrote in another's post; null in their own. */
    userDelegationId: id.nullable().optional(),
    userPositionName: z.string(),
    sender: person.nullable(),
    /** Who usually signs such a letter, in the reader's language, where this one is to be signed otherwise. */
    signerAdvice: z.string().optional(),
    /** The delegate who signed for the sender; absent where the sender did. */
    signedBy: z
      .object({
        userId: id,
        personName: z.string(),
      })
      .optional(),
    /** Who signs after the sender, in order; letters kept on a device from before there were any lack it. */
    cosigners: z.array(cosigner).optional(),
    receivers: z.array(recipient),
    ccs: z.array(recipient),
    internalToExternal: outgoingBlock.nullable(),
    externalToInternal: incoming.nullable(),
    reviewers: z.array(reviewer),
    attachments: z.array(attachment),
    /**
     * Who must act, since and until when; null for nobody. `personName` is the post's current holder ('' when
     * vacant), `named` the person on the letter when different (DOMAIN 6).
     */
    holder: z
      .object({
        positionId: id,
        personName: z.string(),
        positionName: z.string(),
        since: moment,
        dueAt: moment.optional(),
        named: z.string().nullable().optional(),
        away: away.optional(),
        /** Who is asked at the same time; '' for a vacant post. */
        beside: z
          .array(z.object({ positionId: id, personName: z.string(), positionName: z.string() }))
          .optional(),
      })
      .nullable(),
    /** Signed, goes outside the company, and not dispatched yet (SPEC B1.4). */
    awaitsDispatch: z.boolean().optional(),
    /** It has gone to some of those outside, not yet to all. */
    partlyDispatched: partlyDispatched.nullable().optional(),
    /** When its content was destroyed with its last archive item (DOMAIN 8); its metadata stays. */
    destroyedAt: moment.nullable().optional(),
    paper: sheetFacts,
    /** The letter that this one answers, and those that answer it (SPEC B1.5). */
    responseTo: letterLink.nullable(),
    responses: z.array(letterLink),
    /** Are there dispositions of it that the reader's post gave or received? */
    hasDispositions: z.boolean().optional(),
    createdAt: moment,
    updatedAt: moment,
    can: letterAbilities,
    /** Set when only another role entry of the reader reaches it: read-only, and all of `can` is off. */
    reachedBy: reachedBy.optional(),
  })
  .meta({ id: 'Letter' });
export type Letter = z.infer<typeof letter>;
