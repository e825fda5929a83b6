import type { Option } from '../../../../dataProvider/index.ts';
import { withClassification, withSubType } from '../draft/detail-rules.ts';
import type { Draft } from '../draft/draft.ts';
import { byRank } from '../draft/lookups.ts';

/** How a letter from outside is usually registered. */
export type Usual = { subType: Option; security: Option | null; classification: Option | null };

/** What was filled in by it; only that is changed again when another sender is said. */
export type Filled = Pick<
  Draft,
  'naskahDinasCategoryId' | 'archiveClassificationId' | 'permissionClassificationId'
>;

export const filledBy = (draft: Draft): Filled => ({
  naskahDinasCategoryId: draft.naskahDinasCategoryId,
  archiveClassificationId: draft.archiveClassificationId,
  permissionClassificationId: draft.permissionClassificationId,
});

/**
 * Fills kind, security class and classification as usual, unless somebody has chosen the kind; of the others what
 * nobody has chosen.
 */
export function withUsual(
  draft: Draft,
  { subType, security, classification }: Usual,
  filled: Filled | null,
  { kinds, classes }: { kinds: Option[]; classes: Option[] },
): Partial<Draft> {
  const isOpen = (field: keyof Filled) => draft[field] === null || draft[field] === filled?.[field];
  if (!isOpen('naskahDinasCategoryId')) return {};
  // The most open class is every letter's until somebody raises it.
  const [lowest] = byRank(classes);
  const isClassOpen = isOpen('permissionClassificationId') || draft.permissionClassificationId === lowest?.id;
  const usual = security ?? lowest;
  const classed: Partial<Draft> =
    isClassOpen && usual ? { permissionClassificationId: usual.id, securityName: usual.label } : {};
  return {
    ...withSubType(subType, kinds),
    ...classed,
    ...(isOpen('archiveClassificationId') &&
      withClassification({ ...draft, ...classed }, classification, classes)),
  };
}
