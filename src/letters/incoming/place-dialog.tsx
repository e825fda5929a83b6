import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Incoming } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { keys } from '../cache.ts';
import { failureWords, statusOf } from '../failure-words.ts';
import { incomingWords } from './words.ts';

type Props = { letter: Letter; block: Incoming; onClose: () => void };

/** Corrects where the paper lies; all that changes on a registered letter. */
export function PlaceDialog({ letter, block, onClose }: Props) {
  const { correctPaperPlace } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [location, setLocation] = useState(block.archiveLocation ?? '');
  const [cupboard, setCupboard] = useState(block.archiveCupboard ?? '');
  const [box, setBox] = useState(block.archiveBox ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const isMissing = isTold && location.trim() === '';

  const save = async () => {
    setIsTold(true);
    if (location.trim() === '') return;
    setIsBusy(true);
    try {
      await correctPaperPlace(letter.id, {
        archiveLocation: location,
        archiveCupboard: cupboard || null,
        archiveBox: box || null,
        version: letter.version,
      });
      notify(say(incomingWords.placeChanged), { type: 'success' });
      onClose();
    } catch (failure) {
      notify(statusOf(failure) === 409 ? say(incomingWords.justChanged) : failureWords(failure), {
        type: 'error',
      });
    } finally {
      setIsBusy(false);
      void client.invalidateQueries({ queryKey: keys.letter(letter.id) });
    }
  };

  return (
    <FormDialog
      title={say(incomingWords.place)}
      confirm={say(incomingWords.save)}
      isSending={isBusy}
      onSend={() => void save()}
      onClose={onClose}
    >
      <Line
        label={say(incomingWords.placeField)}
        value={location}
        onChange={setLocation}
        maxLength={200}
        error={isMissing ? say(incomingWords.placeMissing) : undefined}
      />
      <Line label={say(incomingWords.cupboard)} value={cupboard} onChange={setCupboard} maxLength={100} />
      <Line label={say(incomingWords.box)} value={box} onChange={setBox} maxLength={100} />
    </FormDialog>
  );
}

type LineProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  error?: string;
};

function Line({ label, value, onChange, maxLength, error }: LineProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <TextField
        id={id}
        size="small"
        hiddenLabel
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </Labelled>
  );
}
