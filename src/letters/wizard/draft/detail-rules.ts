import type { Option } from '../../../../dataProvider/index.ts';
import { arrangementOf } from '../../../../domain/letters/layouts.ts';
import type { Flow, Origin } from '../../../../domain/letters/letter.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { startedBlock } from '../incoming/incoming-draft.ts';
import type { Draft } from './draft.ts';
import { byRank, kindsFor, numberOf, subTypesFor, textOf } from './lookups.ts';

/** Where a letter of each flow comes from and goes to (SPEC A3). */
const ends: Record<Flow, { from: Origin; concern: Origin }> = {
  'internal-internal': { from: 'internal', concern: 'internal' },
  'eksternal-internal': { from: 'external', concern: 'internal' },
  'internal-eksternal': { from: 'internal', concern: 'external' },
};

/**
 * Changes the flow, dropping a kind it lacks. Letters from outside are scans; the text stays in a server version.
 */
export const withFlow = (draft: Draft, flow: Flow, kinds: Option[], subTypes: Option[]): Partial<Draft> => {
  const kindId = draft.naskahDinasParentCategoryId;
  // While the lists load, nothing is known to be invalid.
  const isUnknown = subTypes.length === 0;
  const knowsKind = isUnknown || kindsFor(kinds, subTypes, flow).some(({ id }) => id === kindId);
  const knowsSubType =
    isUnknown || subTypesFor(subTypes, null, flow).some(({ id }) => id === draft.naskahDinasCategoryId);
  const isUpload = flow === 'eksternal-internal' || draft.attachments.some((file) => file.isDocument);
  return {
    ...ends[flow],
    ...(flow === 'eksternal-internal' && {
      externalToInternal: startedBlock(draft.externalToInternal, dayInWib()),
      // Of today is the letter one writes; this one was written before.
      scriptDate: draft.scriptDate === dayInWib() ? null : draft.scriptDate,
    }),
    ...(flow !== 'eksternal-internal' && { scriptDate: draft.scriptDate ?? dayInWib() }),
    contentMode: isUpload ? 'upload' : 'editor',
    ...(!knowsKind && { naskahDinasParentCategoryId: null, kindName: null }),
    ...(!knowsSubType && { naskahDinasCategoryId: null, subTypeName: null, arrangement: null }),
  };
};

/** A subtype brings its kind and its arrangement, also while the kinds still load. */
export const withSubType = (subType: Option | null, kinds: Option[]): Partial<Draft> => {
  if (!subType) return { naskahDinasCategoryId: null, subTypeName: null, arrangement: null };
  const kindId = textOf(subType.scriptTypeId);
  return {
    naskahDinasCategoryId: subType.id,
    subTypeName: subType.label,
    arrangement: arrangementOf(subType.arrangement),
    ...(kindId && {
      naskahDinasParentCategoryId: kindId,
      kindName: kinds.find(({ id }) => id === kindId)?.label ?? null,
    }),
  };
};

/**
 * Takes over the classification's security class, but only raises it. Lowering is the drafter's explicit choice
 * before the first sending (DOMAIN 4; the server refuses it later).
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

/** Instead of the classification that another kind brought; the security class it brought goes with it. */
export const withOtherClassification = (
  draft: Draft,
  gone: Option | undefined,
  classification: Option,
  classes: Option[],
): Partial<Draft> => {
  const [lowest] = byRank(classes);
  const isBrought = gone && textOf(gone.securityClassificationId) === draft.permissionClassificationId;
  const lowered =
    isBrought && lowest ? { permissionClassificationId: lowest.id, securityName: lowest.label } : {};
  return { ...lowered, ...withClassification({ ...draft, ...lowered }, classification, classes) };
};

/** The lowest level that may sign (1 directors, 5 staff); null when the subtype sets none. */
export const lowestSigner = (subType: Option | undefined): number | null => numberOf(subType?.minSignerLevel);
