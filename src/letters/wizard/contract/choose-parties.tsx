import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { designationOf } from '../../../../domain/letters/parties.ts';
import { translate } from '../../../../lib/language.ts';
import { Labelled } from '../../../ui/form-dialog.tsx';
import { contractMessages } from './messages.ts';
import type { OfferedPart } from './use-contract-parts.ts';

type Props = {
  introductions: readonly OfferedPart[];
  /** How many parties the text has already. */
  there: number;
  firstParty: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** One introduction for each party; two companies may have the same. */
export function ChooseParties({ introductions, there, firstParty, chosen, onChange }: Props) {
  const id = useId();
  return (
    <>
      {chosen.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a party is its place
        <Labelled key={index} id={`${id}${index}`} label={designationOf(there + index, firstParty)}>
          <TextField
            id={`${id}${index}`}
            select
            size="small"
            hiddenLabel
            fullWidth
            value={one}
            onChange={(event) => onChange(chosen.map((id, at) => (at === index ? event.target.value : id)))}
            slotProps={{ select: { displayEmpty: true, labelId: `${id}${index}-label` } }}
          >
            <MenuItem value="">{translate(contractMessages.noIntroduction)}</MenuItem>
            {introductions.map((part) => (
              <MenuItem key={part.id} value={part.id}>
                {part.title}
              </MenuItem>
            ))}
          </TextField>
        </Labelled>
      ))}
      {there + chosen.length < 5 && (
        <div>
          <Button size="small" variant="text" onClick={() => onChange([...chosen, ''])}>
            {translate(contractMessages.addParty)}
          </Button>
        </div>
      )}
    </>
  );
}
