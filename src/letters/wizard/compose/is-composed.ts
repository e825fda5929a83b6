import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { flowOf } from '../../../../domain/letters/letter.ts';
import type { DraftField } from '../../../../domain/letters/letter-schema.ts';
import type { Draft } from '../draft/draft.ts';

/** Written on its own sheet: a memo inside the company. Other papers keep form, text and preview apart. */
export const isComposed = (draft: Pick<Draft, 'arrangement' | 'contentMode' | 'concern' | 'from'>): boolean =>
  draft.contentMode === 'editor' &&
  flowOf(draft) === 'internal-internal' &&
  draft.arrangement !== null &&
  layoutOf(draft.arrangement).head === 'memo';

/** The field is filled in on the sheet, or beside it. */
export const isOnSheet = (field: DraftField, draft: Draft): boolean =>
  isComposed(draft) && onSheet.has(field);

const onSheet: ReadonlySet<DraftField> = new Set<DraftField>([
  ...([
    'receivers',
    'senderId',
    'subject',
    'scriptDate',
    'content',
    'ccs',
    'reviewers',
    'anyReviewer',
  ] as const),
  ...(['attachments', 'urgency', 'permissionClassificationId', 'archiveClassificationId', 'place'] as const),
]);
