import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { isMessage } from '../../../resources/life/note-rule.ts';
import { lazyPart } from '../../shell/index.ts';
import { Strip } from '../page/strip.tsx';
import type { Row } from '../record.ts';
import { ActionRow } from './action-row.tsx';
import { deadlineOf, dueWords, formatWeekday } from './deadline.ts';
import { isTurnOf, type Living } from './holder.ts';
import { LifeKeys } from './life-keys.tsx';
import { lifeMessages } from './messages.ts';
import { StageBar } from './stage-bar.tsx';
import { useFiring } from './use-firing.tsx';
import { useSteps } from './use-steps.ts';

const EventDialog = lazyPart(() => import('./event-dialog.tsx'));

type Props = { resource: Living; row: Row; hasPanel: boolean };

/** A record's stages and what may be done now (LOOK, record). */
export default function LifeCard({ resource, row, hasPanel }: Props) {
  const refresh = useRefresh();
  const fire = useFiring(resource);
  const { data: steps } = useSteps(resource, row);
  const [open, setOpen] = useState<string>();
  const [stale, setStale] = useState('');
  const events = (row.can?.events ?? []).filter(({ event }) => !isMessage(resource.life, event));
  const main = events[0]?.blockedBy ? undefined : events[0]?.event;
  useMainKey(() => main && setOpen(main));
  const due = deadlineOf(resource.life, row);
  return (
    <>
      {!hasPanel && due && typeof row.stageDue === 'string' && (
        <Due data-tone={due.tone}>
          {translate(lifeMessages.due)} {formatWeekday(`${row.stageDue}T00:00:00Z`)},{' '}
          <b>{translate(dueWords(row.stageDue) ?? due.words)}</b>
        </Due>
      )}
      {stale && (
        <Strip
          tone="warn"
          action={
            <Button
              size="small"
              onClick={() => {
                setStale('');
                refresh();
              }}
            >
              {translate(lifeMessages.reload)}
            </Button>
          }
        >
          {stale}
        </Strip>
      )}
      <ActionRow resource={resource} row={row} onOpen={setOpen}>
        <StageBar resource={resource} row={row} steps={steps} isTurn={isTurnOf(resource, row)} />
      </ActionRow>
      <LifeKeys resource={resource} row={row} />
      {open && (
        <Suspense>
          <EventDialog
            resource={resource}
            row={row}
            event={open}
            onFire={(firing) => fire(row, firing)}
            onStale={setStale}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl Enter, the main event of the page; never under a dialog or while typing. */
function useMainKey(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isTyping) return;
      if (document.querySelector('[role="dialog"],[role="menu"]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

const Due = styled('p')({
  margin: '-8px 0 0',
  fontSize: '0.8125rem',
  color: 'var(--ink-3)',
  '& b': { fontWeight: 600 },
  '&[data-tone=warn] b': { color: 'var(--stamp)' },
  '&[data-tone=danger] b': { color: 'var(--danger)' },
});
