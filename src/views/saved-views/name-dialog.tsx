import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { say } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { commonWords } from '../../ui/words.ts';
import { viewWords } from './words.ts';

type Props = {
  title: string;
  name?: string;
  /** Whether it may be made the default here. */
  asksDefault?: boolean;
  onSave: (view: { name: string; isDefault: boolean }) => Promise<void>;
  onClose: () => void;
};

/** Asks what a view is called. */
export default function NameDialog({ title, name = '', asksDefault, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const [isDefault, setDefault] = useState(false);
  const { errors, submit, refuse, clear, ...form } = useSubmit('name');
  const save = () => {
    if (!typed.trim()) return refuse({ name: say(viewWords.nameMissing) });
    return submit(async () => {
      await onSave({ name: typed.trim(), isDefault });
      onClose();
    });
  };
  return (
    <FormDialog title={title} confirm={say(commonWords.save)} form={form} onSubmit={save} onClose={onClose}>
      <TextLine
        label={say(viewWords.name)}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          clear();
        }}
        error={errors.name}
        autoComplete="off"
        max={80}
      />
      {asksDefault && (
        <FormControlLabel
          control={<Checkbox checked={isDefault} onChange={(_, on) => setDefault(on)} />}
          label={say(viewWords.asDefault)}
        />
      )}
    </FormDialog>
  );
}
