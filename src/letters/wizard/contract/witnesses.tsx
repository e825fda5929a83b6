import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Witness } from '../../../../domain/letters/contract.ts';
import { translate } from '../../../../lib/language.ts';
import { Labelled } from '../../../ui/form-dialog.tsx';
import { contractMessages } from './messages.ts';

type Props = { witnesses: readonly Witness[]; onChange: (witnesses: Witness[]) => void };

const parts = ['name', 'positionName', 'institution'] as const;
const most = 4;

/** Who signs below the parties, by hand. */
export function Witnesses({ witnesses, onChange }: Props) {
  const id = useId();
  return (
    <>
      {witnesses.map((witness, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a witness is its place
        <Group key={at}>
          <legend>{translate(contractMessages.witness(at + 1))}</legend>
          {parts.map((part) => (
            <Labelled key={part} id={`${id}${at}${part}`} label={translate(contractMessages[part])}>
              <TextField
                id={`${id}${at}${part}`}
                size="small"
                hiddenLabel
                fullWidth
                value={witness[part]}
                onChange={({ target }) =>
                  onChange(
                    witnesses.map((one, index) => (index === at ? { ...one, [part]: target.value } : one)),
                  )
                }
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            </Labelled>
          ))}
          <Button
            size="small"
            variant="text"
            color="inherit"
            onClick={() => onChange(witnesses.filter((_, index) => index !== at))}
          >
            {translate(contractMessages.removeWitness)}
          </Button>
        </Group>
      ))}
      {witnesses.length < most && (
        <div>
          <Button
            size="small"
            variant="text"
            onClick={() => onChange([...witnesses, { name: '', positionName: '', institution: '' }])}
          >
            {translate(contractMessages.addWitness)}
          </Button>
        </div>
      )}
    </>
  );
}

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& > div': { width: '100%' },
  '& legend': { padding: '6px 0 4px', fontSize: '0.875rem', fontWeight: 650, color: 'var(--ink)' },
});
