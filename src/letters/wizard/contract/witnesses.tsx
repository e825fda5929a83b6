import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { mostWitnesses, type Witness } from '../../../../domain/letters/contract.ts';
import { translate } from '../../../../lib/language.ts';
import { TextLine } from '../../../ui/pickers/index.ts';
import { Group } from './group.ts';
import { contractMessages } from './messages.ts';

type Props = { witnesses: readonly Witness[]; onChange: (witnesses: Witness[]) => void };

const parts = ['name', 'positionName', 'institution'] as const;

/** Who signs below the parties, by hand. */
export function Witnesses({ witnesses, onChange }: Props) {
  return (
    <>
      {witnesses.map((witness, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a witness is its place
        <WitnessGroup key={at}>
          <legend>{translate(contractMessages.witness(at + 1))}</legend>
          {parts.map((part) => (
            <TextLine
              key={part}
              label={translate(contractMessages[part])}
              value={witness[part]}
              onChange={(value) =>
                onChange(witnesses.map((one, index) => (index === at ? { ...one, [part]: value } : one)))
              }
              max={200}
            />
          ))}
          <Button
            size="small"
            variant="text"
            color="inherit"
            onClick={() => onChange(witnesses.filter((_, index) => index !== at))}
          >
            {translate(contractMessages.removeWitness)}
          </Button>
        </WitnessGroup>
      ))}
      {witnesses.length < mostWitnesses && (
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

const WitnessGroup = styled(Group)({ justifyItems: 'start', '& > div': { width: '100%' } });
