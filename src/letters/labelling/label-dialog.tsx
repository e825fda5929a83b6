import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { keys } from '../cache.ts';
import { mailboxMessages } from '../messages.ts';
import { LabelChip } from './label-chip.tsx';
import { labelMessages } from './messages.ts';
import { NewLabel, useNewLabel } from './new-label.tsx';
import './label-dialog.css';

type Props = {
  /** The labels of each letter that is labelled: one, or several at once. */
  /** Of the letter, where it is one. */
  subject?: string | undefined;
  labels: LetterLabel[][];
  onSave: (change: { add: string[]; remove: string[]; all: LetterLabel[] }) => Promise<void>;
  onClose: () => void;
};
type Mark = 'all' | 'some' | 'none';

function LabelDialog({ subject, labels, onSave, onClose }: Props) {
  const id = useId();
  const { inboxLabels } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const offered = useQuery({ queryKey: keys.labels, queryFn: ({ signal }) => inboxLabels({ signal }) });
  const [typed, setTyped] = useState('');
  const [marks, setMarks] = useState<Record<string, Mark>>({});
  const { failure, isPending, submit } = useSubmit();
  const before = (id: string): Mark => {
    const having = labels.filter((some) => some.some((label) => label.id === id)).length;
    return having === 0 ? 'none' : having === labels.length ? 'all' : 'some';
  };
  const markOf = (id: string): Mark => marks[id] ?? before(id);
  const making = useNewLabel();
  const all = offered.data ?? [];
  const wanted = typed.trim().toLowerCase();
  const shown = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  const isNew = Boolean(wanted) && !all.some(({ name }) => name.toLowerCase() === wanted);
  const make = async (): Promise<LetterLabel | null> => {
    const label = await making.make(typed.trim());
    if (!label) return null;
    setMarks((now) => ({ ...now, [label.id]: 'all' }));
    setTyped('');
    client.setQueryData<LetterLabel[]>(keys.labels, (now = []) => [...now, label]);
    void client.invalidateQueries({ queryKey: keys.labels });
    return label;
  };
  const save = async () => {
    const changed = all.filter(({ id }) => marks[id] && marks[id] !== before(id));
    // A user who marked a search result was searching; one who did not wants the typed label created.
    const isFound = changed.some((label) => shown.includes(label));
    const made = isNew && !isFound ? await make() : undefined;
    if (made === null) return;
    const add = changed.filter(({ id }) => marks[id] === 'all').map(({ id }) => id);
    const remove = changed.filter(({ id }) => marks[id] === 'none').map(({ id }) => id);
    if (!made && changed.length === 0) return onClose();
    await submit(async () => {
      await onSave({
        add: made ? [...add, made.id] : add,
        remove,
        all: made ? [...all, made] : all,
      });
      notify(translate(labelMessages.saved), { type: 'success' });
      onClose();
    });
  };
  return (
    <FormDialog
      title={
        labels.length > 1
          ? translate(labelMessages.labelMany(labels.length))
          : translate(mailboxMessages.addLabel)
      }
      confirm={translate(commonMessages.save)}
      form={{ isPending: isPending || making.isPending, failure }}
      ready={offered.data !== undefined}
      isTyped={false}
      className="mailbox-label-dialog"
      frame={{ maxWidth: 'xs' }}
      onSubmit={save}
      onClose={onClose}
    >
      {labels.length === 1 && subject && <p className="mailbox-label-of">{subject}</p>}
      <TextField
        autoFocus
        fullWidth
        hiddenLabel
        size="small"
        placeholder={translate(labelMessages.searchOrMake)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          making.clear();
        }}
        // Enter while searching creates no label.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { 'aria-label': translate(labelMessages.searchOrMake), maxLength: 60 } }}
      />
      {offered.isPending && <p role="status">{translate(commonMessages.loading)}</p>}
      {offered.error && <p role="alert">{failureMessage(offered.error)}</p>}
      <ul>
        {shown.map((label) => (
          <li key={label.id}>
            <label htmlFor={`${id}-${label.id}`}>
              <Checkbox
                id={`${id}-${label.id}`}
                size="small"
                checked={markOf(label.id) === 'all'}
                indeterminate={markOf(label.id) === 'some'}
                onChange={() =>
                  setMarks({ ...marks, [label.id]: markOf(label.id) === 'all' ? 'none' : 'all' })
                }
              />
              <LabelChip {...label} />
              <small>{label.scope === 'unit' ? translate(labelMessages.unit) : ''}</small>
            </label>
          </li>
        ))}
      </ul>
      {offered.data && all.length === 0 && !wanted && <p>{translate(labelMessages.none)}</p>}
      {offered.data && isNew && <NewLabel name={typed.trim()} making={making} onMake={() => void make()} />}
    </FormDialog>
  );
}

export default LabelDialog;
