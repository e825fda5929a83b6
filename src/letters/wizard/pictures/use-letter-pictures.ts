import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { picturesIn } from '../../../../domain/letters/text-pictures.ts';
import type { PictureStore } from '../../../rich-text/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { keepPictureAddress, pictureAddress } from '../../sheet/index.ts';
import { fieldId } from '../frame/field.tsx';
import { useWizard, type Wizard } from '../frame/wizard-context.ts';
import { asPrinted } from './as-printed.ts';
import { onItsWay } from './on-their-way.ts';
import { sendPicture } from './send-picture.ts';

const stores = new WeakMap<Wizard['autosave'], PictureStore>();

/**
 * Keeps the pictures of the draft's texts: sent as uploads, which the next save takes into the letter. One for the
 * whole wizard, as pictures may arrive when their step was left.
 */
export function useLetterPictures(): PictureStore {
  const { autosave } = useWizard();
  const verbs = useNaskah();
  const notify = useNotify();
  const known = stores.get(autosave);
  if (known) return known;
  const made = letterPictures(autosave, verbs, (message) => notify(message, { type: 'warning' }));
  stores.set(autosave, made);
  return made;
}

function letterPictures(
  autosave: Wizard['autosave'],
  verbs: ReturnType<typeof useNaskah>,
  tell: PictureStore['tell'],
): PictureStore {
  const { snapshot, change } = autosave;
  const { id: letterId } = snapshot().document;
  const sent = new Set<string>();
  const send = async (file: File): Promise<string> => {
    try {
      const picture = await asPrinted(file);
      const id = await sendPicture(verbs, picture);
      keepPictureAddress(letterId, id, picture);
      sent.add(id);
      return id;
    } catch (failure) {
      throw new Error(failureMessage(failure));
    }
  };
  return {
    send: (file) => onItsWay(autosave, send(file)),
    addressOf: (id) => pictureAddress(letterId, id, () => verbs.attachmentBlob(letterId, id)),
    has: (id) => {
      const { content, coverContent } = snapshot().document;
      return sent.has(id) || picturesIn(content + coverContent).includes(id);
    },
    putIn: (field, without, whole) => {
      const name = texts.find((one) => fieldId(one) === field);
      if (!name || snapshot().document[name] !== without) return false;
      change((now) => ({ ...now, [name]: whole }));
      return true;
    },
    tell,
  };
}

const texts = ['content', 'coverContent'] as const;
