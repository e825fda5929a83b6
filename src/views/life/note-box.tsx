import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { longest } from '../../../lib/shapes.ts';
import { useOnline } from '../../shell/index.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import type { Row } from '../record.ts';
import type { Living } from './holder.ts';
import { lifeMessages } from './messages.ts';

/** The box of the open record, for its key. */
export const noteField = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-note-box] textarea:not([aria-hidden])');

/** A note goes into the same list as the events. What is typed stays in this tab until it is sent. */
export function NoteBox({ resource, row }: { resource: Living; row: Row }) {
  const id = useId();
  const naskah = useNaskah();
  const client = useQueryClient();
  const isOnline = useOnline();
  const [note, setNote] = useKeptText(`note.${resource.name}.${row.id}`);
  const { errors, failure, isPending, submit, clear } = useSubmit('note');
  const send = () =>
    submit(async () => {
      await naskah.noteOn(resource.name, row.id, note.trim());
      setNote('');
      await client.invalidateQueries({ queryKey: [resource.name, 'steps', row.id] });
    });
  const fault = errors.note ?? failure;
  return (
    <Box
      data-note-box
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        multiline
        maxRows={6}
        fullWidth
        placeholder={translate(lifeMessages.writeNote)}
        value={note}
        error={Boolean(fault)}
        onChange={({ target }) => {
          setNote(target.value);
          clear('note');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !note.trim()) return;
          event.preventDefault();
          void send();
        }}
        slotProps={{
          htmlInput: {
            maxLength: longest.note,
            'aria-label': translate(lifeMessages.writeNote),
            'aria-describedby': `${id}-fault`,
          },
        }}
      />
      <div id={`${id}-fault`} aria-live="polite">
        {fault && <FaultLine text={fault} />}
      </div>
      {note.trim() && (
        <Button type="submit" variant="outlined" disabled={isPending || !isOnline}>
          {translate(lifeMessages.sendNote)}
        </Button>
      )}
    </Box>
  );
}

const Box = styled('form')({
  display: 'grid',
  gap: 8,
  paddingTop: 12,
  borderTop: '1px solid var(--line)',
  '& > button': { justifySelf: 'end' },
});
