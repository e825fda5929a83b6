import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, Suspense, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { isFilled } from '../../../lib/condition.ts';
import { lowerFirst } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { wantedFor } from '../../../resources/life/next-stage.ts';
import { isMessage } from '../../../resources/life/note-rule.ts';
import { lazyPart, useIsPhone, useOnline } from '../../shell/index.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import type { OpenEvent, Row } from '../record.ts';
import { deadlineOf } from './deadline.ts';
import { holderLabel, isHolderOf, type Living } from './holder.ts';
import { lifeMessages } from './messages.ts';
import { daysHere } from './stage-bar.tsx';

const RemindDialog = lazyPart(() => import('./remind-dialog.tsx'));

type Props = { resource: Living; row: Row; onOpen: (event: string) => void; children: ReactNode };

/** So many events have a button of their own. */
const mostButtons = 3;

/** Below the stages: whose turn it is, what is missing, and the events of this stage that are this person's. */
export function ActionRow({ resource, row, onOpen, children }: Props) {
  const isOnline = useOnline();
  // Messages are written below the conversation.
  const events = (row.can?.events ?? []).filter(({ event }) => !isMessage(resource.life, event));
  const isWritten = events.length < (row.can?.events ?? []).length;
  const isHolder = isHolderOf(resource, row) && !isWritten;
  const isPhone = useIsPhone();
  // A phone has room for three of them or for two and the menu.
  const shown = isPhone && events.length > mostButtons ? mostButtons - 1 : mostButtons;
  const [isReminding, setReminding] = useState(false);
  const [first, ...others] = events.slice(0, shown);
  const button = ({ event, blockedBy }: OpenEvent, isFirst: boolean) => {
    const declared = resource.life.events[event];
    return (
      declared && (
        <Button
          key={event}
          variant={isFirst && isHolder && declared.tone !== 'danger' ? 'contained' : 'outlined'}
          color={declared.tone === 'danger' ? 'error' : isFirst && isHolder ? 'primary' : 'inherit'}
          disabled={!isOnline || blockedBy !== undefined}
          title={isOnline ? blockedBy?.message : translate(lifeMessages.offline)}
          endIcon={isFirst && isHolder && <ChevronRight size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => onOpen(event)}
        >
          {translate(declared.label)}
        </Button>
      )
    );
  };
  const buttons = (
    <>
      <Rest resource={resource} events={events.slice(shown)} onOpen={onOpen} isOnline={isOnline} />
      {/* The main one stands at the end, where the hand is. */}
      {others.toReversed().map((one) => button(one, false))}
      {first && button(first, true)}
      {row.can?.remind && (
        <Button variant="outlined" disabled={!isOnline} onClick={() => setReminding(true)}>
          {translate(lifeMessages.remind)}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Card>
        {children}
        <Line>
          <div>
            <Turn resource={resource} row={row} />
          </div>
          {!isPhone && buttons}
        </Line>
      </Card>
      {isPhone && (first || row.can?.remind) && <ActBar className="page-bar">{buttons}</ActBar>}
      {isReminding && (
        <Suspense>
          <RemindDialog resource={resource} row={row} onClose={() => setReminding(false)} />
        </Suspense>
      )}
    </>
  );
}

function Turn({ resource, row }: Pick<Props, 'resource' | 'row'>) {
  const createPath = useCreatePath();
  const { life, name } = resource;
  const events = row.can?.events ?? [];
  const stage = life.stages[String(row.stage)];
  if (stage?.ends) {
    const ended = deadlineOf(life, row);
    return <b>{ended && translate(ended.words)}</b>;
  }
  const holder = holderLabel(resource, String(row.stage), row);
  if (events.length === 0 || !isHolderOf(resource, row))
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
        <Ready resource={resource} row={row} />
      )}
    </>
  );
}

/** What the main event wants: asked by its dialog where empty, else there; nothing where it wants nothing. */
function Ready({ resource, row }: Pick<Props, 'resource' | 'row'>) {
  const event = resource.life.events[row.can?.events?.[0]?.event ?? ''];
  // What the role does not see is not named.
  const wanted = event ? wantedFor(resource, event, row).filter((name) => resource.fields[name]) : [];
  if (!event || wanted.length === 0) return null;
  const empty = wanted.filter((name) => !isFilled(row[name]));
  if (empty.length > 0)
    return <span>{translate(lifeMessages.asksFor(event.label, labelsOf(resource, empty)))}</span>;
  return (
    <span data-tone="ok">
      <Check size={13} strokeWidth={2} aria-hidden />{' '}
      {translate(lifeMessages.filled(labelsOf(resource, wanted)))}
    </span>
  );
}

/** "Hasil, foto, nilai disetujui". */
function labelsOf({ fields }: Living, names: readonly string[]): Message {
  const labels = names.map((name) => fields[name]?.label ?? { id: name, en: name });
  const joined = (words: string[]) => words.map((word, at) => (at > 0 ? lowerFirst(word) : word)).join(', ');
  return { id: joined(labels.map(({ id }) => id)), en: joined(labels.map(({ en }) => en)) };
}

function Rest({
  resource,
  events,
  onOpen,
  isOnline,
}: Pick<Props, 'resource' | 'onOpen'> & { events: readonly OpenEvent[]; isOnline: boolean }) {
  return (
    <MoreMenu
      label={translate(lifeMessages.more)}
      items={events.flatMap(({ event, blockedBy }) => {
        const declared = resource.life.events[event];
        if (!declared) return [];
        return {
          label: translate(declared.label),
          isDisabled: !isOnline || blockedBy !== undefined,
          isDanger: declared.tone === 'danger',
          act: () => onOpen(event),
        };
      })}
    />
  );
}

const Card = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
});
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
  '& > div > span': { fontSize: '0.8125rem', color: 'var(--ink-2)' },
  '& > div > span[data-tone=ok]': { color: 'var(--ok)' },
  '& > div > span[data-tone=warn]': { color: 'var(--stamp)' },
  '& a': { color: 'var(--accent-ink)', fontWeight: 600 },
  '@media (max-width: 599px)': { minHeight: 0, padding: '10px 14px' },
});
/** At the bottom of a phone, in the hand's reach, whatever is read above; `order` puts it last on the page. */
const ActBar = styled('div')({
  order: 1,
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 'auto -16px 0',
  padding: '10px 16px',
  background: 'var(--rail)',
  borderTop: '1px solid var(--line-2)',
  '& .MuiButton-root': { minHeight: 44, padding: '0 10px', flex: '1 1 auto' },
  '& .MuiIconButton-root': { flex: 'none' },
});
