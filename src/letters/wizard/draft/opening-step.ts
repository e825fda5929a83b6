import { flowOf } from '../../../../domain/letters/letter.ts';
import { isReturned } from '../../../../domain/letters/letter-life.ts';
import type { WizardStep } from '../../../../domain/letters/letter-schema.ts';
import { isComposed } from '../compose/is-composed.ts';
import type { Draft } from './draft.ts';
import { missingDraftFields } from './missing-draft-fields.ts';

/**
 * Where a stored draft goes on: the first step before the text that lacks something, else the text; a letter from outside
 * at its fields beside the scan.
 */
export function openingStep(draft: Draft): WizardStep {
  if (flowOf(draft) === 'eksternal-internal')
    return draft.naskahDinasCategoryId || draft.attachments.length > 0 ? 'formulir-naskah' : 'detail-naskah';
  if (isReturned(draft.state) || isComposed(draft)) return 'konten-naskah';
  const missing = new Set(missingDraftFields(draft).map(({ step }) => step));
  return beforeText.find((step) => missing.has(step)) ?? 'konten-naskah';
}

const beforeText = ['detail-naskah', 'formulir-naskah'] as const;
