import { z } from 'zod';
import { moment } from '../../define-call.ts';

export const versionReason = z.enum([
  'saved',
  'submitted',
  'approved',
  'returned',
  'reviewers',
  'suggested',
  'signed',
  'kept',
]);
export type VersionReason = z.infer<typeof versionReason>;

/** GET /letter/api/Letter/{id}/versions → items, the latest first; no long text. */
export const letterVersion = z
  .object({
    no: z.int(),
    at: moment,
    reason: versionReason,
    /** The paraf or return was undone; the version stays, as it did happen. */
    isUndone: z.boolean(),
    /** Empty, like the post, for versions without an actor. */
    personName: z.string(),
    positionName: z.string(),
    subject: z.string(),
  })
  .meta({ id: 'LetterVersion' });
export type LetterVersion = z.infer<typeof letterVersion>;

/** One end of a comparison; `no` is null for the current letter. */
export const comparedVersion = z
  .object({
    no: z.int().nullable(),
    at: moment,
    reason: versionReason.nullable(),
    personName: z.string().nullable(),
  })
  .meta({ id: 'ComparedVersion' });
export type ComparedVersion = z.infer<typeof comparedVersion>;

export const diffKind = z.enum(['same', 'added', 'removed']);
export type DiffKind = z.infer<typeof diffKind>;

export const diffWord = z
  .object({
    kind: diffKind,
    text: z.string(),
  })
  .meta({ id: 'DiffWord' });
export type DiffWord = z.infer<typeof diffWord>;

/**
 * A paragraph, heading, list item or table cell. Without the added words it is the old text, without the removed
 * ones the new. Plain text, no HTML.
 */
export const diffBlock = z
  .object({
    kind: z.union([diffKind, z.literal('changed')]),
    tag: z.string(),
    words: z.array(diffWord),
    /** The words are the same, only bold, alignment and the like are not. */
    isRestyled: z.boolean().optional(),
  })
  .meta({ id: 'DiffBlock' });
export type DiffBlock = z.infer<typeof diffBlock>;

export const changedField = z
  .object({
    field: z.string(),
    label: z.string(),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: 'ChangedField' });
export type ChangedField = z.infer<typeof changedField>;

export const changedPerson = z
  .object({
    role: z.string(),
    personName: z.string(),
    positionName: z.string(),
  })
  .meta({ id: 'ChangedPerson' });
export type ChangedPerson = z.infer<typeof changedPerson>;

export const changedFile = z
  .object({
    title: z.string(),
    fileName: z.string(),
    size: z.int(),
  })
  .meta({ id: 'ChangedFile' });
export type ChangedFile = z.infer<typeof changedFile>;

/** GET /letter/api/Letter/{id}/versions/compare?from=&to= */
export const letterComparison = z
  .object({
    from: comparedVersion,
    to: comparedVersion,
    fields: z.array(changedField),
    people: z.object({
      added: z.array(changedPerson),
      removed: z.array(changedPerson),
    }),
    files: z.object({
      added: z.array(changedFile),
      removed: z.array(changedFile),
    }),
    /** Empty where the text is the same. */
    content: z.array(diffBlock),
    coverContent: z.array(diffBlock),
  })
  .meta({ id: 'LetterComparison' });
export type LetterComparison = z.infer<typeof letterComparison>;
