import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';
import type { Instruction } from './use-instructions.ts';

type Props = {
  instructions: readonly Instruction[];
  /** Those that this person gives most. */
  usual: readonly string[] | undefined;
  chosen: readonly string[];
  fault?: string | undefined;
  onChange: (chosen: string[]) => void;
  /** Words that are no instruction of the list. */
  onNote: (text: string) => void;
};

/** How many are shown before anybody types. */
const most = 6;

/** The usual instructions as toggles; any other by typing, where it becomes one. */
export function InstructionList({ instructions, usual = [], chosen, fault, onChange, onNote }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const first = [
    ...instructions.filter((one) => usual.includes(one.id)).toSorted(byPlaceIn(usual)),
    ...instructions.filter((one) => !usual.includes(one.id)),
  ].slice(0, most);
  const shown = [...first, ...instructions.filter((one) => chosen.includes(one.id) && !first.includes(one))];
  // Whoever types one that is in sight means it, too.
  const others = instructions.filter((one) => !chosen.includes(one.id));
  return (
    <fieldset className="dispose-part" aria-describedby={`${id}fault`} {...(fault && { 'data-wrong': true })}>
      <legend>{translate(disposeMessages.instructions)}</legend>
      <div className="dispose-instructions">
        {shown.map((one) => (
          <FormControlLabel
            key={one.id}
            className={chosen.includes(one.id) ? 'dispose-check is-chosen' : 'dispose-check'}
            control={
              <Checkbox size="small" checked={chosen.includes(one.id)} onChange={() => toggle(one.id)} />
            }
            label={one.name}
          />
        ))}
      </div>
      <Autocomplete<Instruction | string, false, false, true>
        freeSolo
        autoHighlight
        blurOnSelect={false}
        size="small"
        value={null}
        inputValue={typed}
        options={others}
        getOptionLabel={labelOf}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        filterOptions={(options, { inputValue }) => {
          const words = inputValue.trim();
          if (!words) return options.filter((one) => typeof one === 'string' || !shown.includes(one));
          const found = options.filter(holds(words));
          return found.length === 0 && words ? [words] : found;
        }}
        renderOption={({ key, ...option }, one) => (
          <li key={key} {...option}>
            {typeof one === 'string' ? translate(disposeMessages.asNote(one)) : one.name}
          </li>
        )}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, one) => {
          setTyped('');
          // Enter may come before the list does: what was typed is looked up here.
          const instruction = typeof one === 'string' ? others.find(holds(one)) : one;
          if (instruction) onChange([...chosen, instruction.id]);
          else if (typeof one === 'string' && one.trim()) onNote(one.trim());
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            hiddenLabel
            placeholder={translate(disposeMessages.otherInstruction)}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': translate(disposeMessages.otherInstruction),
                maxLength: 200,
              },
            }}
          />
        )}
      />
      <Fault id={`${id}fault`} text={fault} />
    </fieldset>
  );
}

const holds =
  (words: string) =>
  (one: Instruction | string): boolean =>
    labelOf(one).toLowerCase().includes(words.trim().toLowerCase());

const labelOf = (one: Instruction | string): string => (typeof one === 'string' ? one : one.name);

const byPlaceIn =
  (ids: readonly string[]) =>
  (a: Instruction, b: Instruction): number =>
    ids.indexOf(a.id) - ids.indexOf(b.id);
