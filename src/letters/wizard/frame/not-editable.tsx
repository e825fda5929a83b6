import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileLock from 'lucide-react/icons/file-lock';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { isOpenDraft } from '../../../../domain/letters/letter-life.ts';
import { letterName, scanOf } from '../../../../domain/letters/letter-name.ts';
import { translate } from '../../../../lib/language.ts';
import { OtherEntryStrip } from '../../../account/index.ts';
import { useHasDrafts } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { faultOf } from '../autosave/fault.ts';
import { wizardMessages } from '../messages.ts';
import { Strips } from './strip.tsx';
import { whyNot } from './why-not.ts';

/** Shown for letters under review, signed or sent: the drafter may no longer change them (SPEC B1). */
export function NotEditable({ letter, notice }: { letter: Letter; notice?: ReactNode }) {
  return (
    <>
      {notice}
      {letter.reachedBy && (
        <Strips>
          <Suspense>
            <OtherEntryStrip reachedBy={letter.reachedBy} />
          </Suspense>
        </Strips>
      )}
      <Empty>
        <FileLock size={28} strokeWidth={1.6} aria-hidden />
        <h1>{letterName({ subject: letter.subject, scan: scanOf(letter) })}</h1>
        <p>{whyNot(letter)}</p>
        <Button component={Link} to={`/naskah-dinas/outbox/${letter.id}`} variant="outlined">
          {isOpenDraft(letter.state)
            ? translate(wizardMessages.readLetter)
            : translate(wizardMessages.openLetter)}
        </Button>
      </Empty>
    </>
  );
}

type NotOpenedProps = {
  error: unknown;
  onRetry: () => void;
  notice?: ReactNode;
  /** Why the server refuses, where the letter itself is known. */
  refusal?: string | undefined;
};

/** The draft could not be read. */
export function NotOpened({ error, onRetry, notice, refusal }: NotOpenedProps) {
  const fault = faultOf(error);
  const isForGood = fault.kind === 'stopped' || refusal !== undefined;
  const hasDrafts = useHasDrafts();
  return (
    <>
      {notice}
      <Empty>
        <h1>{translate(isForGood && !refusal ? wizardMessages.notFound : wizardMessages.notOpened)}</h1>
        <p>{refusal ?? translate(isForGood ? wizardMessages.gone : wizardMessages.noAnswer)}</p>
        {isForGood ? (
          <Button component={Link} to={hasDrafts ? '/naskah-dinas/draft' : '/'} variant="outlined">
            {hasDrafts ? translate(wizardMessages.toDrafts) : translate(wizardMessages.toHome)}
          </Button>
        ) : (
          <Button onClick={onRetry} variant="contained" color="primary">
            {translate(commonMessages.retry)}
          </Button>
        )}
      </Empty>
    </>
  );
}

const Empty = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '64px 24px',
  textAlign: 'center',
  '& h1': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
  '& p': { margin: 0, color: 'var(--ink-2)' },
  '& svg': { color: 'var(--ink-3)' },
});
