import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { failureMessage, fieldErrors } from '../../../ui/failures.ts';
import { FaultLine } from '../../../ui/fault-line.tsx';
import { FormDialog, Labelled } from '../../../ui/form-dialog.tsx';
import { commonMessages } from '../../../ui/messages.ts';
import { useDeclared } from '../../record.ts';
import { useMayReveal } from '../../use-may-use.ts';
import type { CellProps } from '../kind.ts';
import { maskMessages } from './mask-messages.ts';

const shownFor = 60_000;

/** A mask, and for who may the way to what is behind it. */
export default function MaskedValue({ name, field, row }: CellProps<FieldOf<'text'>>) {
  const resource = useDeclared();
  const mayReveal = useMayReveal(resource);
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const hiding = setTimeout(() => setValue(undefined), shownFor);
    return () => clearTimeout(hiding);
  }, [value]);
  return (
    <Line>
      <span aria-live="polite">{value ?? String(row[name])}</span>
      {mayReveal(name) && (
        <Button
          size="small"
          variant="text"
          onClick={() => (value === undefined ? setAsking(true) : setValue(undefined))}
        >
          {translate(value === undefined ? maskMessages.open : maskMessages.hide)}
        </Button>
      )}
      {isAsking && (
        <RevealDialog
          label={translate(field.label)}
          asked={{ resource: resource.name, id: String(row.id), field: name }}
          onOpened={setValue}
          onClose={() => setAsking(false)}
        />
      )}
    </Line>
  );
}

type Props = {
  label: string;
  asked: { resource: string; id: string; field: string };
  onOpened: (value: string) => void;
  onClose: () => void;
};

function RevealDialog({ label, asked, onOpened, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const [reason, setReason] = useState('');
  const [form, setForm] = useState({ isPending: false, failure: '' });
  const [fault, setFault] = useState('');
  const submit = async () => {
    setForm({ isPending: true, failure: '' });
    setFault('');
    try {
      onOpened((await naskah.reveal(asked.resource, asked.id, { field: asked.field, reason })).value);
      onClose();
    } catch (refused) {
      const { reason: told } = fieldErrors(refused);
      setFault(told ?? '');
      setForm({ isPending: false, failure: told ? '' : failureMessage(refused) });
    }
  };
  return (
    <FormDialog
      title={translate(maskMessages.title(label))}
      confirm={translate(maskMessages.open)}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Inside>
        <p>{translate(maskMessages.told)}</p>
        <Labelled id={id} label={translate(commonMessages.reason)}>
          <TextField
            id={id}
            multiline
            minRows={2}
            fullWidth
            value={reason}
            error={fault !== ''}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500, 'aria-describedby': `${id}-fault` } }}
          />
          <div id={`${id}-fault`} aria-live="polite">
            {fault && <FaultLine text={fault} />}
          </div>
        </Labelled>
      </Inside>
    </FormDialog>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > button': { margin: '-4px 0', minWidth: 0 },
});
const Inside = styled('div')({
  display: 'grid',
  gap: 14,
  paddingTop: 4,
  '& p': { margin: 0, color: 'var(--ink-2)' },
});
