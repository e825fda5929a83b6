import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { mostWitnesses, type Witness } from '../../../../domain/letters/contract.ts';
import { translate } from '../../../../lib/language.ts';
import { TextLine } from '../../../ui/pickers/index.ts';
import { Group } from './group.ts';
import { contractMessages } from './messages.ts';

type Props = {
  witnesses: readonly Witness[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (witnesses: Witness[]) => void;
  /** Told whose error is no longer true; of all where places moved. */
  onTyped: (key?: string) => void;
};

const parts = ['name', 'positionName', 'institution'] as const;
const keyOf = (at: number): string => `witness${at}`;

/** Gives an error for each witness of whom something is said but the name, by their key. */
export const namelessWitnesses = (witnesses: readonly Witness[]): Record<string, string> =>
  Object.fromEntries(
    witnesses.flatMap((one, at) =>
      !one.name.trim() && parts.some((part) => one[part].trim())
        ? [[keyOf(at), translate(contractMessages.witnessNameless)]]
        : [],
    ),
  );

/** Who signs below the parties, by hand. */
export function Witnesses({ witnesses, errors, onChange, onTyped }: Props) {
  const [added, setAdded] = useState<number>();
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
              onChange={(value) => {
                onTyped(keyOf(at));
                onChange(witnesses.map((one, index) => (index === at ? { ...one, [part]: value } : one)));
              }}
              error={part === 'name' ? errors[keyOf(at)] : undefined}
              autoFocus={part === 'name' && at === added}
              isOptional={part !== 'name'}
              max={200}
            />
          ))}
          <Button
            size="small"
            variant="text"
            color="inherit"
            onClick={() => {
              onTyped();
              onChange(witnesses.filter((_, index) => index !== at));
            }}
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
            onClick={() => {
              setAdded(witnesses.length);
              onChange([...witnesses, { name: '', positionName: '', institution: '' }]);
            }}
          >
            {translate(contractMessages.addWitness)}
          </Button>
        </div>
      )}
    </>
  );
}

const WitnessGroup = styled(Group)({ justifyItems: 'start', '& > div': { width: '100%' } });
