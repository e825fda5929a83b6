import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { picture as limits } from '../../../domain/accounts/account.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { pictureMessages } from '../messages.ts';
import { useRefreshSigned } from '../use-refresh-signed.ts';
import { type View, wholeView } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { drawOn } from './draw-on.ts';

/** Pixels per side as sent: twice the stored size, so that the server can scale down. */
const side = limits.size * 2;

type Props = { file: File; onOther: () => void; onClose: () => void };

export default function CropDialog({ file, onOther, onClose }: Props) {
  const notify = useNotify();
  const { setPicture } = useNaskah();
  const refresh = useRefreshSigned();
  const { image, fault } = usePicture(file);
  const [view, setView] = useState<View>(wholeView);
  const { submit, ...form } = useSubmit();
  const save = async () => {
    if (fault) return onOther();
    if (!image) return;
    if (!(await submit(async () => setPicture(await cutOut(image, view))))) return;
    onClose();
    notify(translate(pictureMessages.saved), { type: 'success' });
    await refresh();
  };
  return (
    <FormDialog
      title={translate(pictureMessages.title)}
      confirm={translate(fault ? pictureMessages.other : commonMessages.save)}
      form={form}
      isTyped={view !== wholeView}
      onSubmit={save}
      onClose={onClose}
    >
      {fault && <p className="field-error">{translate(fault)}</p>}
      {image && <CropArea image={image} view={view} onChange={setView} />}
    </FormDialog>
  );
}

/** Decodes the file with its orientation applied; an error where it is no picture or too small. */
function usePicture(file: File) {
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [isBroken, setBroken] = useState(false);
  const kept = useRef<ImageBitmap | null>(null);
  useEffect(() => {
    let isGone = false;
    createImageBitmap(file)
      .then((made) => {
        if (isGone) return made.close();
        kept.current = made;
        setImage(made);
      })
      .catch(() => !isGone && setBroken(true));
    return () => {
      isGone = true;
      kept.current?.close();
    };
  }, [file]);
  if (isBroken) return { image: null, fault: pictureMessages.unreadable };
  if (image && Math.min(image.width, image.height) < limits.smallest)
    return { image: null, fault: pictureMessages.tooSmall(limits.smallest) };
  return { image, fault: undefined };
}

function cutOut(image: ImageBitmap, view: View): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  drawOn(canvas, image, view);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error(translate(pictureMessages.unreadable)))),
      'image/jpeg',
      0.9,
    ),
  );
}
