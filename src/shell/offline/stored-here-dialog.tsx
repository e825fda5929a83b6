import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkBase } from 'react-admin';
import { letterName } from '../../../domain/letters/letter-name.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatShortDate, formatTime } from '../../ui/format.ts';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { keptTexts } from '../../ui/use-kept-text.ts';
import { useDraftHref } from '../use-draft-href.ts';
import { forgetAnswers } from './kept-answers.ts';
import { type StoredDraft, storedHere } from './stored-here.ts';
import { markMessages, storedMessages as said } from './stored-here-messages.ts';
import { forgetCopy, thisTab } from './unsent-copies.ts';
import { dropWaiting } from './waiting-marks.ts';

type Question = { title: string; text: string; verb: string; run: () => unknown };
type Props = { userId: string; onClose: () => void };

/** What this device stores of the user: what, since when, until when; each can be opened and discarded. */
export default function StoredHereDialog({ userId, onClose }: Props) {
  const client = useQueryClient();
  const queryKey = ['stored-here', userId];
  // Of this device, so that a network is not waited for, and nothing is remembered.
  const { data: stored } = useQuery({
    queryKey,
    queryFn: () => storedHere(userId),
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  const [question, setQuestion] = useState<Question>();
  const discard = async (run: () => unknown) => {
    setQuestion(undefined);
    await run();
    await client.invalidateQueries({ queryKey });
  };
  const askTyped = (run: () => unknown) =>
    setQuestion({
      title: translate(said.askDraft),
      text: translate(said.askDraftText),
      verb: translate(said.discard),
      run,
    });
  const draftHref = useDraftHref();
  if (!stored) return null;
  const { drafts, texts, writes, letters, answers } = stored;
  const isEmpty = drafts.length + texts.length + writes.length + letters.length + answers === 0;
  return (
    <>
      <InfoDialog title={translate(said.title)} isFocused onClose={onClose} maxWidth="sm">
        {isEmpty && <EmptyState title={translate(said.none)} />}
        {drafts.length > 0 && (
          <Part title={said.drafts} note={said.draftsNote}>
            {drafts.map((draft) => {
              const name = nameOf(draft);
              return (
                <Item
                  key={draft.copy.key}
                  name={name}
                  to={draft.subject === undefined ? undefined : pathOf(draft, draftHref)}
                  times={[since(draft.since), translate(said.until(moment(draft.until)))]}
                  onOpen={onClose}
                  chip={isOpenHere(draft) && <SoftChip>{translate(said.isOpen)}</SoftChip>}
                  // An open draft would be stored again with the next key.
                  onDiscard={
                    isOpenHere(draft) ? undefined : () => askTyped(() => forgetCopy(userId, draft.copy))
                  }
                />
              );
            })}
          </Part>
        )}
        {texts.length > 0 && (
          <Part title={said.texts} note={said.textsNote}>
            {texts.map(({ name, text, since: at, place }) => (
              <Item
                key={name}
                name={text}
                to={place}
                times={[since(at), translate(said.untilTab)]}
                onOpen={onClose}
                onDiscard={() => askTyped(() => keptTexts.write(name, undefined))}
              />
            ))}
          </Part>
        )}
        {writes.length > 0 && (
          <Part title={said.writes} note={said.writesNote}>
            {writes.map(({ write, verb, subject, since: at, until }) => (
              <Item
                key={write.path}
                name={[translate(markMessages[verb] ?? said.writes), subject].filter(Boolean).join(': ')}
                times={[since(at), translate(said.untilOnly(moment(until)))]}
                onDiscard={() =>
                  void discard(async () => {
                    dropWaiting(userId, write);
                    await client.invalidateQueries({ queryKey: ['letters'] });
                  })
                }
              />
            ))}
          </Part>
        )}
        {letters.length + answers > 0 && (
          <Part
            title={said.reading}
            note={said.readingNote}
            action={
              <Button
                size="small"
                variant="text"
                color="error"
                onClick={() =>
                  setQuestion({
                    title: translate(said.askReading),
                    text: translate(said.askReadingText),
                    verb: translate(said.discardReading),
                    run: () => forgetAnswers(userId),
                  })
                }
              >
                {translate(said.discardReading)}
              </Button>
            }
          >
            {letters.map((letter) => (
              <Item
                key={letter.id}
                name={letterName(letter)}
                to={letter.isDraft ? draftHref(letter.id) : `/naskah-dinas/inbox/${letter.id}`}
                times={[since(letter.since), translate(said.untilOnly(moment(letter.until)))]}
                onOpen={onClose}
              />
            ))}
            {answers > 0 && <Item name={translate(said.answers(answers))} times={[]} />}
          </Part>
        )}
        <Rest>{translate(said.rest)}</Rest>
      </InfoDialog>
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        confirm={question?.verb ?? ''}
        danger
        onConfirm={() => question && void discard(question.run)}
        onClose={() => setQuestion(undefined)}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}

const nameOf = ({ subject }: StoredDraft): string =>
  subject === undefined ? translate(said.sealed) : letterName({ subject });

/** A new letter of another tab is offered on the page for a new letter. */
function pathOf({ copy, isNew }: StoredDraft, draftHref: (id: string) => string): string {
  if (!isNew) return draftHref(copy.letterId);
  const page = '/naskah-dinas/buat-naskah/formulir-naskah';
  return copy.tab === thisTab() ? `${page}?id=${copy.letterId}` : page;
}

const isOpenHere = ({ copy }: StoredDraft): boolean =>
  (location.pathname + location.search).includes(copy.letterId);

const moment = (at: number): string => `${formatShortDate(at)}, ${formatTime(at)}`;
const since = (at: number): string => translate(said.since(moment(at)));

type PartProps = {
  title: (typeof said)['drafts'];
  note?: (typeof said)['drafts'];
  action?: ReactNode;
  children: ReactNode;
};

function Part({ title, note, action, children }: PartProps) {
  return (
    <Section>
      <header>
        <h3>{translate(title)}</h3>
        {action}
      </header>
      {note && <small>{translate(note)}</small>}
      <ul>{children}</ul>
    </Section>
  );
}

type ItemProps = {
  name: string;
  times: string[];
  to?: string | undefined;
  chip?: ReactNode;
  onOpen?: () => void;
  onDiscard?: (() => void) | undefined;
};

function Item({ name, times, to, chip, onOpen, onDiscard }: ItemProps) {
  return (
    <li>
      <div>
        {to ? (
          <LinkBase to={to} onClick={onOpen} title={translate(said.open(name))}>
            {name}
          </LinkBase>
        ) : (
          <b>{name}</b>
        )}
        {times.length > 0 && <small>{times.join(', ')}</small>}
      </div>
      {chip}
      {onDiscard && (
        <Button
          size="small"
          variant="text"
          color="inherit"
          aria-label={translate(said.discardNamed(name))}
          onClick={onDiscard}
        >
          {translate(said.discard)}
        </Button>
      )}
    </li>
  );
}

const Section = styled('section')({
  marginBottom: 20,
  '& header': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 32 },
  '& h3': { flex: 1, margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 650 },
  '& small': { display: 'block', color: 'var(--ink-3)', fontSize: 12, lineHeight: '16px' },
  '& ul': { listStyle: 'none', margin: '6px 0 0', padding: 0, borderTop: '1px solid var(--line)' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '6px 0',
    borderBottom: '1px solid var(--line)',
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& li a, & li b': {
    display: 'block',
    overflowWrap: 'anywhere',
    fontWeight: 550,
    color: 'var(--ink)',
  },
  '& li a:hover': { color: 'var(--accent-ink)' },
});
const Rest = styled('p')({ margin: 0, color: 'var(--ink-2)' });
