import { z } from 'zod';
import { dispositionStates } from '../../../letters/disposition-life.ts';
import { day, id, moment } from '../../define-call.ts';
import { rowBase } from './letter-rows.ts';

export const dispositionRole = z.enum(['penanggung-jawab', 'pendukung']);
export type DispositionRole = z.infer<typeof dispositionRole>;

const dispositionState = z.enum(dispositionStates);

export const dispositionReportFile = z
  .object({
    id,
    title: z.string(),
    fileName: z.string(),
    size: z.int(),
  })
  .meta({ id: 'DispositionReportFile' });
export type DispositionReportFile = z.infer<typeof dispositionReportFile>;

export const dispositionReport = z
  .object({
    id,
    text: z.string(),
    at: moment,
    personName: z.string(),
    onBehalfOf: z.string().nullable(),
    files: z.array(dispositionReportFile),
  })
  .meta({ id: 'DispositionReport' });
export type DispositionReport = z.infer<typeof dispositionReport>;

export const dispositionRecipient = z
  .object({
    id,
    positionId: id,
    positionName: z.string(),
    /** Null with the name: the post as a whole, until a holder takes it. */
    userId: id.nullable(),
    personName: z.string().nullable(),
    /** It was given to the post as a whole. */
    isOffered: z.boolean(),
    role: dispositionRole,
    state: dispositionState,
    readAt: moment.nullable(),
    startedAt: moment.nullable(),
    doneAt: moment.nullable(),
    reports: z.array(dispositionReport),
    /** Further dispositions of this recipient, as visible to the reader. */
    get children() {
      return z.array(dispositionNode);
    },
  })
  .meta({ id: 'DispositionRecipient' });
export type DispositionRecipient = z.infer<typeof dispositionRecipient>;

export const dispositionInstruction = z
  .object({
    id,
    name: z.string(),
    category: z.string(),
    requiresReport: z.boolean(),
  })
  .meta({ id: 'DispositionInstruction' });
export type DispositionInstruction = z.infer<typeof dispositionInstruction>;

export const dispositionAbilities = z
  .object({
    /** For what was given to the post as a whole. */
    take: z.boolean(),
    handBack: z.boolean(),
    start: z.boolean(),
    report: z.boolean(),
    done: z.boolean(),
    dispose: z.boolean(),
    reopen: z.boolean(),
    withdraw: z.boolean(),
    /** For a minute after sending, without asking. */
    undo: z.boolean(),
    close: z.boolean(),
    /** To remind those who are not done. */
    nudge: z.boolean(),
  })
  .meta({ id: 'DispositionAbilities' });
export type DispositionAbilities = z.infer<typeof dispositionAbilities>;

/** One disposition in the tree of its letter. */
export const dispositionNode = z
  .object({
    id,
    fromUserId: id,
    fromPositionId: id,
    fromName: z.string(),
    fromPositionName: z.string(),
    onBehalfOf: z.string().nullable(),
    instructions: z.array(dispositionInstruction),
    note: z.string(),
    deadline: day.nullable(),
    /** Why it is later than the letter's urgency allows. */
    deadlineReason: z.string().nullable(),
    createdAt: moment,
    withdrawnAt: moment.nullable(),
    closedAt: moment.nullable(),
    endReason: z.string().nullable(),
    recipients: z.array(dispositionRecipient),
    /** The reader's desk gave it. */
    isMine: z.boolean(),
    /** What its giver may do to it wherever it is shown. */
    can: dispositionAbilities.pick({ nudge: true, undo: true }),
  })
  .meta({ id: 'DispositionNode' });
export type DispositionNode = z.infer<typeof dispositionNode>;

/** GET /letter/api/Disposition/{id}. */
export const disposition = dispositionNode
  .extend({
    letterId: id,
    /** The reader's own recipient; null for the giver and those above. */
    mine: z.string().nullable(),
    /** The chain as far as the reader may see it, from its beginning. */
    tree: z.array(dispositionNode),
    can: dispositionAbilities,
  })
  .meta({ id: 'Disposition' });
export type Disposition = z.infer<typeof disposition>;

/** GET /letter/api/Disposition?direction=in|out&isOpen=: newest first. */
export const dispositionListItem = rowBase
  .extend({
    direction: z.enum(['in', 'out']),
    fromName: z.string(),
    fromPositionName: z.string(),
    /** For given dispositions: the responsible recipient and the number of others. */
    responsibleName: z.string(),
    recipientCount: z.int(),
    doneCount: z.int(),
    instructionNames: z.array(z.string()),
    /** One's own, for what came in. */
    role: dispositionRole.nullable(),
    state: dispositionState.nullable(),
    deadline: day.nullable(),
    createdAt: moment,
    isOpen: z.boolean(),
    isWithdrawn: z.boolean(),
  })
  .meta({ id: 'DispositionListItem' });
export type DispositionListItem = z.infer<typeof dispositionListItem>;

/** GET /letter/api/Disposition/recipients: whom the post may dispose to, the nearest first. */
export const dispositionCandidate = z
  .object({
    /** Null with the name: all who hold the post. */
    userId: id.nullable(),
    userPositionId: id,
    personName: z.string().nullable(),
    positionName: z.string(),
    unitName: z.string(),
    isDirect: z.boolean(),
  })
  .meta({ id: 'DispositionCandidate' });
export type DispositionCandidate = z.infer<typeof dispositionCandidate>;

/** GET /letter/api/Disposition/proposal: what a form begins with. */
export const dispositionProposal = z
  .object({
    /** Whom this post disposes to most, at most three. */
    people: z.array(dispositionCandidate),
    /** The instructions it gives most, at most six. */
    instructionIds: z.array(id),
    /** When the letter reached the one who first disposed it; null for one that was only registered. */
    receivedAt: moment.nullable(),
    parentDeadline: day.nullable(),
  })
  .meta({ id: 'DispositionProposal' });
export type DispositionProposal = z.infer<typeof dispositionProposal>;
