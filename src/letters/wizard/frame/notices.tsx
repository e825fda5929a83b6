import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { LetterLink } from '../../../../domain/letters/letter.ts';
import { lastReturn } from '../../../../domain/letters/letter-life.ts';
import { letterName, scanOf } from '../../../../domain/letters/letter-name.ts';
import { translate } from '../../../../lib/language.ts';
import { formatShortDate, formatTime } from '../../../ui/format.ts';
import type { DuplicatedNotice } from '../../duplicating/index.ts';
import type { DeviceCopy } from '../draft/device-copy.ts';
import { wizardMessages } from '../messages.ts';
import { Strip } from './strip.tsx';

type OffersProps = {
  offers: readonly DeviceCopy[];
  onContinue: (copy: DeviceCopy) => void;
  onDismiss: (copy: DeviceCopy) => void;
};

/** Offers text stored on this device only: after a crash, a closed tab, a day offline. */
export function Offers({ offers, onContinue, onDismiss }: OffersProps) {
  return offers.slice(0, 3).map((copy) => (
    <Strip
      key={`${copy.draft.id}.${copy.tab}`}
      tone="warn"
      action={
        <>
          <Button size="small" variant="text" onClick={() => onDismiss(copy)}>
            {translate(wizardMessages.discard)}
          </Button>
          <Button size="small" variant="text" onClick={() => onContinue(copy)}>
            {translate(wizardMessages.goOn)}
          </Button>
        </>
      }
    >
      {translate(wizardMessages.unsaved)}{' '}
      <b>{letterName({ subject: copy.draft.subject, scan: scanOf(copy.draft) })}</b>
      {translate(wizardMessages.typedAt(formatShortDate(copy.at), formatTime(copy.at)))}
    </Strip>
  ));
}

/** Said once after text was brought back from the device, until it was read. */
export function Restored({ copy }: { copy: DeviceCopy }) {
  const [readAt, setReadAt] = useState<number>();
  if (readAt === copy.at) return null;
  return (
    <Strip
      tone="info"
      action={
        <Button size="small" variant="text" onClick={() => setReadAt(copy.at)}>
          {translate(wizardMessages.understood)}
        </Button>
      }
    >
      {translate(wizardMessages.recovered(formatTime(copy.at)))}
    </Strip>
  );
}

/** What a copy has of its original, until it was read. */
export function Duplicated({ text, isSome }: DuplicatedNotice) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Strip
      tone={isSome ? 'warn' : 'info'}
      action={
        <Button size="small" variant="text" onClick={() => setRead(true)}>
          {translate(wizardMessages.understood)}
        </Button>
      }
    >
      <span role="status">{text}</span>
    </Strip>
  );
}

/** Which letter is being answered. */
export function Answering({ letter }: { letter: LetterLink }) {
  return (
    <Strip tone="info">
      {translate(wizardMessages.respondsTo)}{' '}
      <Link to={`/naskah-dinas/inbox/${letter.id}`}>{letter.number ?? letter.subject}</Link>
      {letter.number && ` · ${letter.subject}`}
      {letter.senderName && translate(wizardMessages.from(letter.senderName))}
    </Strip>
  );
}

/** Shows who returned or withdrew the letter, and why. */
export function ReturnNote({ letterId }: { letterId: string }) {
  const { timeline } = useNaskah();
  const history = useQuery({
    queryKey: ['letters', 'one', letterId, 'timeline'],
    queryFn: ({ signal }) => timeline(letterId, { signal }),
  });
  const returned = lastReturn(history.data ?? []);
  if (!returned) return null;
  return (
    <Strip tone="warn">
      {translate(returned.event === 'withdrawn' ? wizardMessages.withdrawnBy : wizardMessages.returnedBy)}{' '}
      <b>{returned.personName}</b>
      {returned.onBehalfOf && ` ${translate(wizardMessages.onBehalfOf(returned.onBehalfOf))}`}
      {returned.note && `: ${returned.note}`}
    </Strip>
  );
}
