import { useMemo, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { picturesIn } from '../../../../domain/letters/text-pictures.ts';
import type { PictureStore } from '../../../rich-text/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { keepPictureAddress, pictureAddress } from '../../sheet/index.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { asPrinted } from './as-printed.ts';
import { sendPicture } from './send-picture.ts';

/** Keeps the pictures of the draft's texts: sent as uploads, which the next save takes into the letter. */
export function useLetterPictures(): PictureStore {
  const { draft } = useWizard();
  const { startUpload, getUpload, putUploadPart, attachmentBlob } = useNaskah();
  const notify = useNotify();
  const texts = useRef('');
  texts.current = draft.content + draft.coverContent;
  const { id: letterId } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verbs of the data provider stay what they are
  return useMemo(() => {
    const sent = new Set<string>();
    return {
      send: async (file) => {
        try {
          const picture = await asPrinted(file);
          const id = await sendPicture({ startUpload, getUpload, putUploadPart }, picture);
          keepPictureAddress(letterId, id, picture);
          sent.add(id);
          return id;
        } catch (failure) {
          throw new Error(failureMessage(failure));
        }
      },
      addressOf: (id) => pictureAddress(letterId, id, () => attachmentBlob(letterId, id)),
      has: (id) => sent.has(id) || picturesIn(texts.current).includes(id),
      tell: (message) => notify(message, { type: 'warning' }),
    };
  }, [letterId]);
}
