import { useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { translate } from '../../../../lib/language.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import { isDecided } from '../draft/draft.ts';
import { reviewsItself } from '../draft/same-people.ts';
import { Field } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { optionKey, optionLabel, personKey, reviewerOf, sharesDelegation } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';
import { ReviewerList } from '../pickers/reviewer-list.tsx';
import { OfferedChain } from '../proposing/offered-chain.tsx';
import { stepMessages } from './messages.ts';
import { Segments } from './segments.tsx';

/** Whether anybody reviews, and who, in which order (SPEC A4: "ada" or "tidakAda"). */
export function Reviewers() {
  const { draft, change } = useWizard();
  const { searchReviewers } = useNaskah();
  const [isNew, setNew] = useState(false);
  // A reviewer who returned the letter may be added again.
  const chosen = new Set(draft.reviewers.filter((one) => !isDecided(one)).map(personKey));
  const add = (option: PickerUser | null) => {
    if (!option) return;
    change((now) => ({ reviewers: [...now.reviewers, reviewerOf(option, now.reviewers.length + 1)] }));
  };
  return (
    <>
      <Field name="anyReviewer" label={translate(stepMessages.review)} isGroup>
        {(input) => (
          <Segments
            input={input}
            value={draft.anyReviewer}
            choices={[
              { value: 'ada', label: translate(stepMessages.withReviewers) },
              // With a paraf given there is no going back to none.
              ...(draft.reviewers.some(isDecided)
                ? []
                : [{ value: 'tidakAda' as const, label: translate(stepMessages.withoutReviewers) }]),
            ]}
            onChange={(anyReviewer) => {
              setNew(true);
              change({ anyReviewer });
            }}
          />
        )}
      </Field>
      {draft.anyReviewer === 'ada' && (
        <Field
          name="reviewers"
          label={translate(stepMessages.reviewOrder)}
          hint={translate(stepMessages.reviewOrderHint)}
          warning={translate(reviewsItself(draft) ?? undefined)}
          isNew={isNew}
        >
          {(input) => (
            <>
              {draft.reviewers.length > 0 && (
                <ReviewerList reviewers={draft.reviewers} onChange={(reviewers) => change({ reviewers })} />
              )}
              <RemotePicker<PickerUser>
                input={input}
                isAdder
                value={null}
                search={searchReviewers}
                keyOf={optionKey}
                labelOf={optionLabel}
                show={(option) => <PersonOption {...option} />}
                isExcluded={(option) =>
                  chosen.has(optionKey(option)) || sharesDelegation(option, draft.reviewers)
                }
                onChange={add}
                placeholder={translate(stepMessages.typeName)}
              />
            </>
          )}
        </Field>
      )}
      <OfferedChain />
    </>
  );
}
