import { Suspense } from 'react';
import { flowMessages, flowOf, urgencies } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { type Fact, Facts } from './facts.tsx';
import { summaryMessages } from './summary-messages.ts';

const NeedFact = lazyPart(() => import('../contract/need-fact.tsx'));

/** The first step's answers in the summary, with what a contract is for and which of its papers are there. */
export function DetailFacts() {
  const { draft, sheet } = useWizard();
  return (
    <Facts
      title={translate(summaryMessages.details)}
      view="detail-naskah"
      facts={[
        [translate(summaryMessages.flow), translate(flowMessages[flowOf(draft)])],
        [translate(summaryMessages.kind), draft.kindName],
        [translate(summaryMessages.subType), draft.subTypeName],
        [translate(summaryMessages.security), draft.securityName],
        [
          translate(summaryMessages.urgency),
          translate(urgencies.find((urgency) => urgency.value === draft.urgency)?.label),
        ],
        [translate(summaryMessages.classification), draft.archiveName],
        ...(draft.from === 'external'
          ? []
          : [
              [
                translate(summaryMessages.letterhead),
                sheet.letterhead?.name ?? translate(summaryMessages.noLetterhead),
              ] satisfies Fact,
            ]),
      ]}
    >
      {draft.contract?.needId && (
        <Suspense>
          <NeedFact contract={draft.contract} />
        </Suspense>
      )}
    </Facts>
  );
}
