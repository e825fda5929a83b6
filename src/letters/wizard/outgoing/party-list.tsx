import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isMailAddress } from '../../../../domain/letters/missing-fields-outgoing.ts';
import type { ExternalParty } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { ChosenList } from '../pickers/chosen-list.tsx';
import { outgoingMessages } from './messages.ts';

type Props = { parties: ExternalParty[]; onChange: (parties: ExternalParty[]) => void; one: string };

/** Lists the chosen receivers outside, each with an email address field. */
export function PartyList({ parties, onChange, one }: Props) {
  return (
    <ChosenList
      items={parties}
      keyOf={({ institutionId, name }) => `${institutionId ?? ''} ${name}`}
      nameOf={({ name }) => name}
      onChange={onChange}
      one={one}
    >
      {(party, index) => (
        <Party>
          <b>{party.name}</b>
          <MailField
            party={party}
            onChange={(email) =>
              onChange(parties.map((other, at) => (at === index ? { ...other, email } : other)))
            }
          />
        </Party>
      )}
    </ChosenList>
  );
}

/** A half-typed address stays in the field: the draft takes complete ones only, so that it can always be saved. */
function MailField({ party, onChange }: { party: ExternalParty; onChange: (email: string | null) => void }) {
  const [typed, setTyped] = useState(party.email ?? '');
  const [hasLeft, setHasLeft] = useState(false);
  const isWrong = typed.trim() !== '' && !isMailAddress(typed.trim());
  const put = (text: string) => {
    setTyped(text);
    const address = text.trim();
    if (address === '' || isMailAddress(address)) onChange(address || null);
  };
  return (
    <TextField
      size="small"
      hiddenLabel
      fullWidth
      type="email"
      placeholder={translate(outgoingMessages.mailPlaceholder)}
      value={typed}
      onChange={(event) => put(event.target.value)}
      onBlur={() => setHasLeft(true)}
      error={hasLeft && isWrong}
      helperText={hasLeft && isWrong ? translate(outgoingMessages.mailWrong) : undefined}
      slotProps={{
        htmlInput: {
          'aria-label': translate(outgoingMessages.mailOf(party.name)),
          maxLength: 200,
          autoComplete: 'off',
        },
      }}
    />
  );
}

const Party = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '3px 0',
  '& b': { fontWeight: 650, overflowWrap: 'anywhere' },
  '@container (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
