import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { dispositionInstruction } from '../../../resources/naskah-dinas/instruksi-disposisi.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';
import type { Instruction } from './use-instructions.ts';

type Props = {
  instructions: readonly Instruction[];
  chosen: readonly string[];
  fault?: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** The instructions to tick, by group, as on the paper form. */
export function InstructionList({ instructions, chosen, fault, onChange }: Props) {
  const id = useId();
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset className="dispose-part" aria-describedby={`${id}fault`} {...(fault && { 'data-wrong': true })}>
      <legend>{translate(disposeMessages.instructions)}</legend>
      <div className="dispose-instructions">
        {dispositionInstruction.fields.category.choices.map(({ value, label }) => {
          const group = instructions.filter((one) => one.category === value);
          return (
            group.length > 0 && (
              <div key={value} className="dispose-group">
                <h3>{translate(label)}</h3>
                {group.map((one) => (
                  <FormControlLabel
                    key={one.id}
                    className="dispose-check"
                    control={
                      <Checkbox
                        size="small"
                        checked={chosen.includes(one.id)}
                        onChange={() => toggle(one.id)}
                      />
                    }
                    label={one.name}
                  />
                ))}
              </div>
            )
          );
        })}
      </div>
      <Fault id={`${id}fault`} text={fault} />
    </fieldset>
  );
}
