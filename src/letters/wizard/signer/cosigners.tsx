import { useCallback } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { mostCosigners } from '../../../../domain/letters/most-cosigners.ts';
import { translate } from '../../../../lib/language.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import { Field } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { pickerMessages } from '../pickers/messages.ts';
import { maySign, optionKey, optionLabel, personOf } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';
import { CosignerList } from './cosigner-list.tsx';
import { signerMessages } from './messages.ts';

/** Who signs here after the sender, for the board or in kinds of several parties; those outside sign by hand. */
export function Cosigners({ lowestLevel }: { lowestLevel: number | null }) {
  const { draft, change } = useWizard();
  const { searchUsers } = useNaskah();
  const cosigners = draft.cosigners ?? [];
  const { arrangement, subTypeName } = draft;
  const most = arrangement ? mostCosigners(layoutOf(arrangement), subTypeName ?? '') : 0;
  const posts = [draft.sender, ...cosigners].map((one) => one?.userPositionId);
  const search = useCallback(
    async (typed: string, options: { signal: AbortSignal }) =>
      (await searchUsers(typed, options)).filter((option) => maySign(option, lowestLevel)),
    [searchUsers, lowestLevel],
  );
  // Another kind keeps what was chosen, so that it is seen why it cannot be sent.
  if (most === 0 && cosigners.length === 0) return null;
  return (
    <Field
      name="cosigners"
      label={translate(signerMessages.cosigners)}
      isOptional
      hint={translate(signerMessages.cosignersHint)}
    >
      {(input) => (
        <>
          {cosigners.length > 0 && (
            <CosignerList cosigners={cosigners} onChange={(chosen) => change({ cosigners: chosen })} />
          )}
          {cosigners.length < most && (
            <RemotePicker<PickerUser>
              input={input}
              isAdder
              value={null}
              search={search}
              keyOf={optionKey}
              labelOf={optionLabel}
              show={(option) => <PersonOption {...option} />}
              isExcluded={(option) => posts.includes(option.positionId)}
              onChange={(option) =>
                option &&
                change((now) => ({
                  cosigners: [
                    ...(now.cosigners ?? []),
                    { ...personOf(option, true), delegations: [], onBehalfOf: null },
                  ],
                }))
              }
              placeholder={translate(pickerMessages.typeName)}
            />
          )}
        </>
      )}
    </Field>
  );
}
