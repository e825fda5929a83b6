import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import ScanText from 'lucide-react/icons/scan-text';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { usePageTitle } from '../../../ui/page-header.tsx';
import { Hint } from '../frame/field.tsx';
import { FormColumn } from '../frame/section.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { newLetterHref } from '../frame/wizard-route.ts';
import { AgendaGiven } from './agenda-given.tsx';
import { incomingMessages } from './messages.ts';
import { keepTicked, lastOf, registeredOf, useTaken, useTicked } from './pile.ts';
import { useQueueItems } from './use-queue.ts';

/** The end of a pile: the last number, all numbers to be ticked off with their papers, and the way on. */
export default function PileDone() {
  const { items, isFailed } = useQueueItems();
  const taken = useTaken();
  const ticked = useTicked();
  const done = registeredOf(items ?? [], taken);
  const title = translate(
    done.length > 0 ? incomingMessages.doneCount(done.length) : incomingMessages.noneDone,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = items !== undefined;
  useEffect(() => {
    if (isHere) heading.current?.focus();
  }, [isHere]);
  usePageTitle(items ? title : translate(incomingMessages.queue));
  if (!items && !isFailed) return <StepSkeleton />;
  const waiting = (items ?? []).filter(({ agenda }) => agenda === null);
  const last = lastOf(done);
  const tick = (id: string, isTicked: boolean) =>
    keepTicked(isTicked ? [...ticked, id] : ticked.filter((one) => one !== id));
  return (
    <Page>
      <FormColumn>
        <Done>
          {last && <AgendaGiven {...last} />}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {done.length > 0 && <Hint>{translate(incomingMessages.tickHelp)}</Hint>}
          <ul>
            {done.map(
              ({ letterId, agenda, senderName, subject }) =>
                agenda && (
                  <li key={letterId}>
                    <Checkbox
                      checked={ticked.includes(letterId)}
                      onChange={(_, isTicked) => tick(letterId, isTicked)}
                      slotProps={{
                        input: { 'aria-label': translate(incomingMessages.isWritten(agendaLabel(agenda))) },
                      }}
                    />
                    <b>{agendaLabel(agenda)}</b>
                    <span>
                      <Link to={`/naskah-dinas/outbox/${letterId}`}>{subject}</Link>
                      <small>{senderName}</small>
                    </span>
                  </li>
                ),
            )}
          </ul>
          <div>
            <Button
              component={Link}
              to={
                waiting[0]
                  ? newLetterHref('formulir-naskah', waiting[0].letterId)
                  : newLetterHref('detail-naskah', null)
              }
              variant="contained"
              color="primary"
              startIcon={<ScanText size={15} strokeWidth={1.6} aria-hidden />}
            >
              {waiting.length > 0
                ? translate(incomingMessages.goOnWaiting(waiting.length))
                : translate(incomingMessages.nextPile)}
            </Button>
          </div>
        </Done>
      </FormColumn>
    </Page>
  );
}

const Page = styled('div')({ containerType: 'inline-size', height: '100%', overflow: 'auto' });
const Done = styled('section')({
  display: 'grid',
  gap: 14,
  '& h1': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700, outline: 0 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: '1px solid var(--line)',
    borderRadius: 8,
    background: 'var(--surface)',
    overflow: 'hidden',
    '&:empty': { display: 'none' },
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(80px, max-content) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 8,
    padding: '6px 16px 6px 6px',
  },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li > b': { fontWeight: 700, fontVariantNumeric: 'tabular-nums', userSelect: 'all' },
  '& li a': { display: 'block', fontWeight: 600, color: 'var(--accent-ink)', overflowWrap: 'anywhere' },
  '& li small': { display: 'block', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)' },
});
