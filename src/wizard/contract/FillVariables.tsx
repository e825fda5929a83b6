import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { say } from '../../../resources/language.ts';
import { Labelled } from '../../shell/index.ts';
import { type Values, variableLabel } from './parts.ts';
import { contractWords } from './words.ts';

type Props = { names: readonly string[]; values: Values; onChange: (values: Values) => void };

/** One field for each variable; what stays empty stands in brackets in the text, to be filled in there. */
export const FillVariables = ({ names, values, onChange }: Props) => {
  const id = useId();
  return (
    <>
      <p>{say(contractWords.fillText)}</p>
      {names.map((name, index) => (
        <Labelled key={name} id={`${id}${name}`} label={variableLabel(name)}>
          <TextField
            id={`${id}${name}`}
            size="small"
            hiddenLabel
            fullWidth
            autoFocus={index === 0}
            value={values[name] ?? ''}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Labelled>
      ))}
    </>
  );
};
