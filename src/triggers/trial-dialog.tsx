import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { TriggerTrial } from '../../domain/calls/triggers.ts';
import { translate } from '../../lib/language.ts';
import { FormDialog, Labelled } from '../ui/form-dialog.tsx';
import { commonMessages } from '../ui/messages.ts';
import { useRemoteOptions } from '../ui/pickers/index.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Row } from '../views/parts.ts';
import { triggerMessages as messages } from './messages.ts';
import { TrialResult } from './trial-result.tsx';
import { useTriggers } from './use-triggers.ts';

type Subject = { id: string; label: string };

/** Tries a trigger on a letter or a record: what would happen, and to whom. */
export function TrialDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const id = useId();
  const triggers = useTriggers();
  const form = useSubmit('recordId');
  const [subject, setSubject] = useState<Subject | null>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [send, setSend] = useState(false);
  const [trial, setTrial] = useState<TriggerTrial | null>(null);
  const asked = isOpen && subject?.label !== typed ? typed.trim() : '';
  const found = useRemoteOptions<Subject>(
    async (q, { signal }) =>
      (await triggers.subjects(String(row.id), q, { ...(signal && { signal }) })).items,
    asked,
  );
  // Before anything is typed, the newest.
  const newest = useQuery({
    queryKey: ['trigger', row.id, 'subjects'],
    queryFn: async ({ signal }) => (await triggers.subjects(String(row.id), '', { signal })).items,
  });
  const isLoading = asked ? found.isLoading : newest.isPending;
  const message = translate(
    asked
      ? found.message
      : isLoading
        ? commonMessages.loading
        : newest.error
          ? messages.subjectsFailed
          : messages.noSubjects,
  );
  const submit = () => {
    if (!subject) return form.refuse({ recordId: translate(messages.chooseSubject) });
    return form.submit(async () =>
      setTrial(await triggers.test(String(row.id), { recordId: subject.id, send })),
    );
  };
  const wrong = form.errors.recordId;
  return (
    <FormDialog
      title={translate(messages.test)}
      confirm={translate(messages.run)}
      form={form}
      isTyped={false}
      frame={{ maxWidth: 'sm' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{translate(messages.testAbout)}</p>
      <Labelled id={`${id}-subject`} label={translate(messages.subject)}>
        <Autocomplete<Subject>
          id={`${id}-subject`}
          size="small"
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={subject}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          onChange={(_, chosen) => {
            setSubject(chosen);
            setTrial(null);
            form.clear();
          }}
          options={asked ? found.options : (newest.data ?? [])}
          filterOptions={(all) => all}
          getOptionKey={(option) => option.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          autoHighlight={typed !== ''}
          loading={isLoading}
          loadingText={message}
          noOptionsText={message}
          openText={translate(commonMessages.open)}
          closeText={translate(commonMessages.close)}
          clearText={translate(commonMessages.clear)}
          renderInput={(params) => (
            <TextField
              {...params}
              hiddenLabel
              error={wrong !== undefined}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': `${id}-help` },
              }}
            />
          )}
        />
        <small id={`${id}-help`} className={wrong ? 'is-wrong' : undefined}>
          {wrong ?? translate(messages.subjectHint)}
        </small>
      </Labelled>
      <FormControlLabel
        control={<Checkbox size="small" checked={send} onChange={(_, isOn) => setSend(isOn)} />}
        label={translate(messages.sendMe)}
      />
      {trial && <TrialResult trial={trial} />}
    </FormDialog>
  );
}
