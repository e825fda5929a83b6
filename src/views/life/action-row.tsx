import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { useOnline } from '../../shell/index.ts';
import type { OpenEvent, Row } from '../record.ts';
import { deadlineOf } from './deadline.ts';
import { holderLabel, type Living } from './holder.ts';
import { lifeMessages } from './messages.ts';
import { daysHere } from './stage-bar.tsx';

type Props = { resource: Living; row: Row; onOpen: (event: string) => void };

/** So many events have a button of their own. */
const mostButtons = 3;

/** Whose turn it is, what is missing, and the events of this stage that are this person's. */
export function ActionRow({ resource, row, onOpen }: Props) {
  const isOnline = useOnline();
  const events = row.can?.events ?? [];
  const [first, ...others] = events.slice(0, mostButtons);
  const button = ({ event, blockedBy }: OpenEvent, isFirst: boolean) => {
    const declared = resource.life.events[event];
    return (
      declared && (
        <Button
          key={event}
          variant={isFirst && declared.tone !== 'danger' ? 'contained' : 'outlined'}
          color={declared.tone === 'danger' ? 'error' : isFirst ? 'primary' : 'inherit'}
          disabled={!isOnline || blockedBy !== undefined}
          title={isOnline ? blockedBy?.message : translate(lifeMessages.offline)}
          endIcon={isFirst && <ChevronRight size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => onOpen(event)}
        >
          {translate(declared.label)}
        </Button>
      )
    );
  };
  return (
    <Line>
      <div>
        <Turn resource={resource} row={row} />
      </div>
      <Rest resource={resource} events={events.slice(mostButtons)} onOpen={onOpen} isOnline={isOnline} />
      {/* The main one stands at the end, where the hand is. */}
      {others.toReversed().map((one) => button(one, false))}
      {first && button(first, true)}
    </Line>
  );
}

function Turn({ resource, row }: Omit<Props, 'onOpen'>) {
  const createPath = useCreatePath();
  const { life, name } = resource;
  const events = row.can?.events ?? [];
  const stage = life.stages[String(row.stage)];
  if (stage?.ends) {
    const ended = deadlineOf(life, row);
    return <b>{ended && translate(ended.words)}</b>;
  }
  const holder = holderLabel(resource, String(row.stage), row);
  if (events.length === 0)
    return (
      <>
        <b>{holder ? translate(lifeMessages.waitsFor(holder)) : stage && translate(stage.label)}</b>
        <span>{translate(lifeMessages.since(daysHere(row)))}</span>
      </>
    );
  const blocked = events[0]?.blockedBy;
  return (
    <>
      <b>{translate(lifeMessages.yourTurn)}</b>
      {blocked ? (
        <span data-tone="warn">
          {blocked.message}{' '}
          {blocked.fields.length > 0 && row.can?.write && (
            <LinkBase to={`${createPath({ resource: name, type: 'edit', id: row.id })}#${blocked.fields[0]}`}>
              {translate(lifeMessages.fill)}
            </LinkBase>
          )}
        </span>
      ) : (
        <span data-tone="ok">
          <Check size={13} strokeWidth={2} aria-hidden /> {translate(lifeMessages.allThere)}
        </span>
      )}
    </>
  );
}

function Rest({
  resource,
  events,
  onOpen,
  isOnline,
}: Pick<Props, 'resource' | 'onOpen'> & { events: readonly OpenEvent[]; isOnline: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (events.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={translate(lifeMessages.more)}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {events.map(({ event, blockedBy }) => {
          const declared = resource.life.events[event];
          return (
            declared && (
              <MenuItem
                key={event}
                disabled={!isOnline || blockedBy !== undefined}
                style={declared.tone === 'danger' ? { color: 'var(--danger)' } : undefined}
                onClick={() => {
                  setAnchor(null);
                  onOpen(event);
                }}
              >
                {translate(declared.label)}
              </MenuItem>
            )
          );
        })}
      </Menu>
    </>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  minHeight: 58,
  padding: '8px 18px',
  borderTop: '1px solid var(--line)',
  '& > div:first-of-type': { flex: '1 1 220px', display: 'grid', minWidth: 0 },
  '& b': { fontWeight: 650 },
  '& span': { fontSize: '0.8125rem', color: 'var(--ink-2)' },
  '& span[data-tone=ok]': { color: 'var(--ok)' },
  '& span[data-tone=warn]': { color: 'var(--stamp)' },
  '& a': { color: 'var(--accent-ink)', fontWeight: 600 },
  // The bottom of the hand's reach.
  '@media (max-width: 599px)': {
    padding: '10px 14px',
    '& .MuiButton-root': { minHeight: 44, flex: '1 1 auto' },
  },
});
