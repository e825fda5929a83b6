import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { LetterLink, Reviewer } from '../../../resources/naskah-dinas/letter.ts';
import { formatShortDate, formatTime } from '../../shell/index.ts';
import type { DeviceCopy } from '../draft/device-copy.ts';
import { Strip } from './Strip.tsx';

type OffersProps = {
  offers: DeviceCopy[];
  onContinue: (copy: DeviceCopy) => void;
  onDismiss: (copy: DeviceCopy) => void;
};

/** Text this device still keeps and the server has not: from a crash, a closed tab, a day without a line. */
export const Offers = ({ offers, onContinue, onDismiss }: OffersProps) =>
  offers.slice(0, 3).map((copy) => (
    <Strip
      key={`${copy.draft.id}.${copy.tab}`}
      tone="warn"
      action={
        <>
          <Button size="small" variant="text" onClick={() => onDismiss(copy)}>
            Buang
          </Button>
          <Button size="small" variant="text" onClick={() => onContinue(copy)}>
            Lanjutkan
          </Button>
        </>
      }
    >
      Ada naskah yang belum tersimpan di server: <b>{copy.draft.subject.trim() || 'tanpa perihal'}</b>,
      diketik {formatShortDate(copy.at)} pukul {formatTime(copy.at)}.
    </Strip>
  ));

/** Said once after text was brought back from the device. */
export const Restored = ({ copy }: { copy: DeviceCopy }) => (
  <Strip tone="info">Ketikan Anda pukul {formatTime(copy.at)} yang belum tersimpan telah dipulihkan.</Strip>
);

/** Which letter is being answered. */
export const Answering = ({ letter }: { letter: LetterLink }) => (
  <Strip tone="info">
    Menanggapi <Link to={`/naskah-dinas/inbox/${letter.id}`}>{letter.number ?? letter.subject}</Link>
    {letter.number && ` · ${letter.subject}`}
    {letter.senderName && `, dari ${letter.senderName}`}
  </Strip>
);

/** Why the letter came back. */
export const ReturnNote = ({ reviewers }: { reviewers: Reviewer[] }) => {
  const returned = reviewers.findLast((reviewer) => reviewer.status === 'returned');
  if (!returned) return null;
  return (
    <Strip tone="warn">
      Dikembalikan oleh <b>{returned.personName}</b> ({returned.positionName}): {returned.note}
    </Strip>
  );
};
