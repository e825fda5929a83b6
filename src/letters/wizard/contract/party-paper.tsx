import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ContractParty } from '../../../../domain/letters/contract.ts';
import type { Layout } from '../../../../domain/letters/layouts.ts';
import { translate } from '../../../../lib/language.ts';
import { Labelled } from '../../../ui/form-dialog.tsx';
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
  const field = (key: 'number' | 'place' | 'day', type = 'text') => (
    <Labelled id={`${id}${key}`} label={translate(contractMessages[key])} isOptional>
      <TextField
        id={`${id}${key}`}
        size="small"
        hiddenLabel
        fullWidth
        type={type}
        value={party[key] ?? ''}
        onChange={({ target }) => {
          const { [key]: _before, ...others } = party;
          onChange(target.value ? { ...others, [key]: target.value } : others);
        }}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </Labelled>
  );
  return (
    <>
      {!isOurs && field('number')}
      {!layout.placed && (
        <Beside>
          {field('place')}
          {field('day', 'date')}
        </Beside>
      )}
    </>
  );
}

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: 12,
});
