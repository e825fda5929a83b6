import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ContractParty } from '../../../../domain/letters/contract.ts';
import type { Layout } from '../../../../domain/letters/layouts.ts';
import { translate } from '../../../../lib/language.ts';
import { Labelled } from '../../../ui/form-dialog.tsx';
import { DayField, TextLine } from '../../../ui/pickers/index.ts';
import { contractMessages } from './messages.ts';

type Props = {
  party: ContractParty;
  layout: Layout;
  /** Its number is the letter's. */
  isOurs: boolean;
  onChange: (party: ContractParty) => void;
};

/** What the paper says of a party besides its introduction: its own number, where and when it signs. */
export function PartyPaper({ party, layout, isOurs, onChange }: Props) {
  const id = useId();
  const change = (key: 'number' | 'place' | 'day') => (value: string | null) => {
    const { [key]: _before, ...others } = party;
    onChange(value ? { ...others, [key]: value } : others);
  };
  const line = (key: 'number' | 'place') => (
    <TextLine
      label={translate(contractMessages[key])}
      value={party[key] ?? ''}
      onChange={change(key)}
      isOptional
      max={100}
    />
  );
  return (
    <>
      {!isOurs && line('number')}
      {!layout.placed && (
        <Beside>
          {line('place')}
          <Labelled id={id} label={translate(contractMessages.day)} isOptional>
            <DayField
              input={{ id, 'aria-labelledby': `${id}-label` }}
              value={party.day ?? null}
              onChange={change('day')}
            />
          </Labelled>
        </Beside>
      )}
    </>
  );
}

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'end',
  gap: 12,
});
