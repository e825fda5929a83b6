import type { Option } from '../../../dataProvider/index.ts';
import type { Draft } from './draft.ts';
import { numberOf, textOf } from './lookups.ts';

/** Another kind: a sub-kind of the one before goes. */
export const withKind = (draft: Draft, kind: Option | null, subKinds: Option[]): Partial<Draft> => {
  const stays = subKinds.some(
    (option) => option.id === draft.naskahDinasCategoryId && option.scriptTypeId === kind?.id,
  );
  return {
    naskahDinasParentCategoryId: kind?.id ?? null,
    kindName: kind?.label ?? null,
    ...(!stays && { naskahDinasCategoryId: null, subKindName: null, arrangement: null }),
  };
};

/** A sub-kind brings its kind and its arrangement. */
export const withSubKind = (subKind: Option | null, kinds: Option[]): Partial<Draft> => {
  if (!subKind) return { naskahDinasCategoryId: null, subKindName: null, arrangement: null };
  const kind = kinds.find((option) => option.id === subKind.scriptTypeId);
  return {
    naskahDinasCategoryId: subKind.id,
    subKindName: subKind.label,
    arrangement: subKind.arrangement === 'surat' ? 'surat' : 'nota',
    ...(kind && { naskahDinasParentCategoryId: kind.id, kindName: kind.label }),
  };
};

/**
 * A classification brings its security class. It may only raise what is chosen: lowering is for the drafter to do
 * wilfully (DOMAIN 4).
 */
export const withClassification = (
  draft: Draft,
  classification: Option | null,
  classes: Option[],
): Partial<Draft> => {
  const brought = classes.find((option) => option.id === textOf(classification?.securityClassificationId));
  const chosen = classes.find((option) => option.id === draft.permissionClassificationId);
  const raises = brought && (numberOf(brought.rank) ?? 0) > (numberOf(chosen?.rank) ?? 0);
  return {
    archiveClassificationId: classification?.id ?? null,
    archiveName: classification?.label ?? null,
    ...(raises && { permissionClassificationId: brought.id, securityName: brought.label }),
  };
};

/** The lowest level that may sign (1 directors, 5 staff); null when the sub-kind does not say. */
export const lowestSigner = (subKind: Option | undefined): number | null => numberOf(subKind?.minSignerLevel);
