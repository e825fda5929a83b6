import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Incoming } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { statusOf } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { keys } from '../cache.ts';
import { incomingMessages } from './messages.ts';

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
    if (location.trim() === '') return refuse({ archiveLocation: translate(incomingMessages.placeMissing) });
    return submit(async () => {
      try {
        await correctPaperPlace(letter.id, {
          archiveLocation: location,
          archiveCupboard: cupboard || null,
          archiveBox: box || null,
          version: letter.version,
        });
        notify(translate(incomingMessages.placeChanged), { type: 'success' });
        onClose();
      } catch (failure) {
        throw statusOf(failure) === 409 ? new Error(translate(incomingMessages.justChanged)) : failure;
      } finally {
        void client.invalidateQueries({ queryKey: keys.letter(letter.id) });
      }
    });
  };

  return (
    <FormDialog
      title={translate(incomingMessages.place)}
      confirm={translate(commonMessages.save)}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextLine
        label={translate(incomingMessages.placeField)}
        value={location}
        onChange={setLocation}
        max={200}
        error={errors.archiveLocation}
      />
      <TextLine
        label={translate(incomingMessages.cupboard)}
        value={cupboard}
        onChange={setCupboard}
        max={100}
      />
      <TextLine label={translate(incomingMessages.box)} value={box} onChange={setBox} max={100} />
    </FormDialog>
  );
}
