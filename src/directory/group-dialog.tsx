import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Option, useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { FormDialog, Labelled } from '../ui/form-dialog.tsx';
import { OptionField, TextLine } from '../ui/pickers/index.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { directoryMessages as said } from './messages.ts';
import { useDirectory } from './use-directory.ts';

type Props = { onAdded: () => unknown; onClose: () => void };

/** Maps one more group to a role. */
export function GroupDialog({ onAdded, onClose }: Props) {
  const id = useId();
  const notify = useNotify();
  const directory = useDirectory();
  const { lookup } = useNaskah();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Option | null>(null);
  const { errors, submit, ...form } = useSubmit('name', 'roleId');
  const { data = [], isPending } = useQuery({
    queryKey: ['lookup', 'manajemen-user.role'],
    queryFn: ({ signal }) => lookup('manajemen-user.role', { signal }),
    staleTime: 300_000,
  });
  const add = async () => {
    const isAdded = await submit(() => directory.addGroup({ name, roleId: role?.id ?? '' }));
    if (!isAdded) return;
    notify(translate(said.added), { type: 'success' });
    await onAdded();
    onClose();
  };
  return (
    <FormDialog
      title={translate(said.addGroup)}
      confirm={translate(said.add)}
      form={form}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <TextLine
        label={translate(said.group)}
        value={name}
        onChange={setName}
        error={errors.name}
        hint={translate(said.groupHint)}
        max={300}
        autoFocus
      />
      <Labelled id={id} label={translate(said.role)}>
        <OptionField
          input={{ id, 'aria-invalid': Boolean(errors.roleId), 'aria-describedby': `${id}-fault` }}
          value={role}
          options={data}
          isLoading={isPending}
          onChange={setRole}
        />
        <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
          {errors.roleId}
        </small>
      </Labelled>
    </FormDialog>
  );
}
