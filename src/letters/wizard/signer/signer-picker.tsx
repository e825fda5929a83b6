import { useCallback, useMemo } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import { translate } from '../../../../lib/language.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';
import { pickerMessages } from '../pickers/messages.ts';
import { maySign, optionKey, optionLabel, personOf } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';

type Props = {
  input: InputProps;
  sender: Person | null;
  onChange: (sender: Person | null) => void;
  lowestLevel: number | null;
  /** Shows the post alone, as a letter prints it. */
  printsPost?: boolean;
};

/** Who signs: only posts that may, and high enough for the subtype. */
export function SignerPicker({ input, sender, onChange, lowestLevel, printsPost }: Props) {
  const { searchUsers } = useNaskah();
  const search = useCallback(
    async (typed: string, options: { signal: AbortSignal }) =>
      (await searchUsers(typed, options)).filter((option) => maySign(option, lowestLevel)),
    [searchUsers, lowestLevel],
  );
  const value = useMemo<PickerUser | null>(
    () =>
      sender && {
        id: sender.userId,
        positionId: sender.userPositionId,
        personName: sender.personName,
        positionName: sender.positionName,
        unitName: sender.unitName,
        delegationId: null,
        level: 0,
        canSign: true,
        canReview: false,
        npp: '',
        companyCode: '',
      },
    [sender],
  );
  return (
    <RemotePicker<PickerUser>
      input={input}
      value={value}
      search={search}
      keyOf={optionKey}
      labelOf={printsPost ? ({ positionName }) => positionName : optionLabel}
      show={(option) => <PersonOption {...option} />}
      onChange={(option) => onChange(option && personOf(option, true))}
      placeholder={translate(pickerMessages.typeName)}
    />
  );
}
