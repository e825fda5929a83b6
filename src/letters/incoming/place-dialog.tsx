import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Incoming } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { statusOf } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { commonWords } from '../../ui/words.ts';
import { keys } from '../cache.ts';
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
  const { errors, submit, refuse, ...form } = useSubmit('archiveLocation');

  const save = () => {
    if (location.trim() === '') return refuse({ archiveLocation: say(incomingWords.placeMissing) });
    return submit(async () => {
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
        throw statusOf(failure) === 409 ? new Error(say(incomingWords.justChanged)) : failure;
      } finally {
        void client.invalidateQueries({ queryKey: keys.letter(letter.id) });
      }
    });
  };

  return (
    <FormDialog
      title={say(incomingWords.place)}
      confirm={say(commonWords.save)}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextLine
        label={say(incomingWords.placeField)}
        value={location}
        onChange={setLocation}
        max={200}
        error={errors.archiveLocation}
      />
      <TextLine label={say(incomingWords.cupboard)} value={cupboard} onChange={setCupboard} max={100} />
      <TextLine label={say(incomingWords.box)} value={box} onChange={setBox} max={100} />
    </FormDialog>
  );
}
