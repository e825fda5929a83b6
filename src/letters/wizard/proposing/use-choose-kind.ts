import { useCallback } from 'react';
import type { Option } from '../../../../dataProvider/index.ts';
import { flowOf } from '../../../../domain/letters/letter.ts';
import { wasSubmitted } from '../../../../domain/letters/letter-life.ts';
import { withFlow, withOtherClassification, withSubType } from '../draft/detail-rules.ts';
import type { Draft } from '../draft/draft.ts';
import { flowFor, flowsOf, textOf, useKinds, useSaveableClasses, useSubTypes } from '../draft/lookups.ts';
import { useClassification } from '../draft/use-classification.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { useAskProposal } from './use-proposal.ts';
import { withProposal } from './with-proposal.ts';

/**
 * Gives the one choice of a letter's kind: it brings flow, usual classification and, on a letter that had none, what
 * is proposed for it.
 */
export function useChooseKind(): (subType: Option | null) => Promise<void> {
  const { draft, change } = useWizard();
  const { options: kinds } = useKinds();
  const { options: subTypes } = useSubTypes();
  const { options: classes } = useSaveableClasses();
  const { byId } = useClassification();
  const ask = useAskProposal();
  const isFirst = draft.naskahDinasCategoryId === null;
  return useCallback(
    async (subType) => {
      change((now) => {
        const flow = subType && flowFor(subType, flowOf(now));
        const moved = flow && flow !== flowOf(now) ? withFlow(now, flow, kinds, subTypes) : {};
        const isOther = subType?.id !== now.naskahDinasCategoryId;
        return { ...moved, ...withSubType(subType, kinds), ...(isOther && withoutNeed(now)) };
      });
      if (!subType) return;
      // What the other kind brought goes with it.
      const brought = textOf(
        subTypes.find(({ id }) => id === draft.naskahDinasCategoryId)?.defaultClassificationId,
      );
      const isTheirs =
        brought !== null && brought === draft.archiveClassificationId && !wasSubmitted(draft.state);
      const usual =
        draft.archiveClassificationId && !isTheirs ? null : textOf(subType.defaultClassificationId);
      const [proposal, [found], [gone]] = await Promise.all([
        isFirst && !isIncomingKind(subType) ? ask(subType.id) : null,
        usual ? byId(usual) : [],
        usual && isTheirs ? byId(brought) : [],
      ]);
      if (!proposal && !found) return;
      change((now) => ({
        // Unless another was chosen meanwhile.
        ...(proposal && now.naskahDinasCategoryId === subType.id && withProposal(now, proposal)),
        ...(found &&
          now.archiveClassificationId === (isTheirs ? brought : null) &&
          isSaveable(found, classes) &&
          withOtherClassification(now, gone, found, classes)),
      }));
    },
    [
      ask,
      byId,
      change,
      classes,
      draft.archiveClassificationId,
      draft.naskahDinasCategoryId,
      draft.state,
      isFirst,
      kinds,
      subTypes,
    ],
  );
}

/** A need is one of its kind's. */
const withoutNeed = ({ contract }: Pick<Draft, 'contract'>): Partial<Draft> =>
  contract?.needId ? { contract: { ...contract, needId: null, papers: [] } } : {};

/** Whether the class that a classification brings is one in which the actor can save the letter. */
export const isSaveable = ({ securityClassificationId }: Option, classes: readonly Option[]): boolean => {
  const brought = textOf(securityClassificationId);
  return brought === null || classes.length === 0 || classes.some(({ id }) => id === brought);
};

const isIncomingKind = (subType: Option): boolean =>
  flowsOf(subType).every((flow) => flow === 'eksternal-internal');
