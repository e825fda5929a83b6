import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { viewMessages } from './messages.ts';

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
    if (!typed.trim()) return refuse({ name: translate(viewMessages.nameMissing) });
    return submit(async () => {
      await onSave({ name: typed.trim(), isDefault });
      onClose();
    });
  };
  return (
    <FormDialog
      title={title}
      confirm={translate(commonMessages.save)}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextLine
        label={translate(viewMessages.name)}
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
          label={translate(viewMessages.asDefault)}
        />
      )}
    </FormDialog>
  );
}
