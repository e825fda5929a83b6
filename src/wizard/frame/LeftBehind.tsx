import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { newId } from '../../../dataProvider/index.ts';
import { formatShortDate, formatTime } from '../../shell/index.ts';
import type { DeviceCopies, DeviceCopy } from '../draft/device-copy.ts';
import { asNewDraft } from '../draft/left-behind.ts';
import { newLetterHref } from './place.ts';
import { Strip, Strips } from './Strip.tsx';

type Props = { copy: DeviceCopy; copies: DeviceCopies };

/** Typed into a letter that cannot be changed any more: it is not lost, and may become a letter of its own. */
export const LeftBehind = ({ copy, copies }: Props) => {
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
      return notify('Perangkat ini tidak dapat menyimpan naskah baru. Kosongkan sebagian ruangnya.', {
        type: 'warning',
      });
    dismiss();
    if (filesLeft > 0) notify(`${filesLeft} berkas tidak ikut dan perlu dilampirkan lagi.`, { type: 'info' });
    navigate(newLetterHref('detail-naskah', draft.id));
  };
  return (
    <Strips>
      <Strip
        tone="warn"
        action={
          <>
            <Button size="small" variant="text" onClick={dismiss}>
              Buang
            </Button>
            <Button size="small" variant="text" onClick={() => void begin()}>
              Jadikan naskah baru
            </Button>
          </>
        }
      >
        Ketikan Anda {formatShortDate(copy.at)} pukul {formatTime(copy.at)} tidak masuk ke naskah ini, dan
        masih ada di perangkat ini.
      </Strip>
    </Strips>
  );
};
