import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { formatShortDate, formatTime } from '../../../ui/format.ts';
import type { DeviceCopies, DeviceCopy } from '../draft/device-copy.ts';
import { asNewDraft } from '../draft/left-behind.ts';
import { wizardMessages } from '../messages.ts';
import { Strip, Strips } from './strip.tsx';
import { newLetterHref } from './wizard-route.ts';

type Props = { copy: DeviceCopy; copies: DeviceCopies };

/** Offers text typed into a letter that can no longer be changed, to be copied into a new letter. */
export function LeftBehind({ copy, copies }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [isDone, setDone] = useState(false);
  if (isDone) return null;

  const dismiss = () => {
    copies.dismiss(copy);
    setDone(true);
  };
  const begin = async () => {
    const { draft, filesLeft } = asNewDraft(await copies.open(copy), newId());
    if (!copies.keep(draft, undefined))
      return notify(translate(wizardMessages.noRoom), {
        type: 'warning',
      });
    dismiss();
    if (filesLeft > 0) notify(translate(wizardMessages.filesLeft(filesLeft)), { type: 'info' });
    navigate(newLetterHref('detail-naskah', draft.id));
  };
  return (
    <Strips>
      <Strip
        tone="warn"
        action={
          <>
            <Button size="small" variant="text" onClick={dismiss}>
              {translate(wizardMessages.discard)}
            </Button>
            <Button size="small" variant="text" onClick={() => void begin()}>
              {translate(wizardMessages.makeNew)}
            </Button>
          </>
        }
      >
        {translate(wizardMessages.leftBehind(formatShortDate(copy.at), formatTime(copy.at)))}
      </Strip>
    </Strips>
  );
}
