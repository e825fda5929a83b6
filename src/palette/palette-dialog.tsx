import Dialog from '@mui/material/Dialog';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-admin';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { OwnCommands } from '../account/index.ts';
import { type PageAction, type Signed, useOnline } from '../shell/index.ts';
import { isNamedBy } from '../ui/match.ts';
import { commonMessages } from '../ui/messages.ts';
import { type Command, creationsFor, fieldsFor, placesFor } from './commands.ts';
import { bestScore, fitting, withoutTwins } from './groups.ts';
import { paletteMessages as messages } from './messages.ts';
import { PaletteLine } from './palette-line.tsx';
import { recentOf, rememberPlace } from './recent.ts';
import { useFinds } from './use-finds.ts';
import './palette.css';

type Props = {
  signed: Signed;
  /** The page's actions when the palette opened: later it would find its own dialog open. */
  actions: readonly PageAction[];
  onClose: () => void;
};

/** One field to open any page, find anything and run the page's actions (SPEC B6). */
function PaletteDialog({ signed, actions, onClose }: Props) {
  const { user, viewer } = signed;
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [typed, setTyped] = useState('');
  /** By id, not index: results that arrive during the choice are inserted above. */
  const [chosenId, setChosenId] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [own, setOwn] = useState<Command[]>([]);
  const finds = useFinds(isOnline ? typed : '', viewer);
  const standing = useMemo(() => {
    const places = placesFor(viewer, Number(user.isldap) === 2);
    const creations = creationsFor(viewer);
    return {
      page: actions.map(
        (action, index): Command => ({ ...action, id: `action:${index}`, icon: 'zap', also: 'tindakan' }),
      ),
      places,
      creations,
    };
  }, [actions, user, viewer]);
  const fields = useMemo(() => fieldsFor(typed, viewer), [typed, viewer]);
  const isEmpty = typed.trim() === '';
  const known = [...standing.places, ...standing.creations, ...own];
  const groups = withoutTwins([
    ...(isEmpty
      ? [
          { name: translate(messages.actions), commands: standing.page.slice(0, 8) },
          { name: translate(messages.recent), commands: recentOf(user.id, known) },
          { name: translate(messages.go), commands: standing.places.slice(0, 6) },
        ]
      : [
          { name: translate(messages.actions), commands: fitting(typed, standing.page, 8) },
          { name: translate(messages.go), commands: fitting(typed, standing.places) },
          { name: translate(messages.own), commands: fitting(typed, own, 5) },
          // Called by its name, it does not wait below what a search finds.
          {
            name: translate(messages.create),
            commands: fitting(typed, standing.creations, 5).filter(({ words }) => isNamedBy(typed, words)),
          },
        ].toSorted((a, b) => bestScore(typed, b.commands) - bestScore(typed, a.commands))),
    ...(isEmpty ? [] : [{ name: translate(messages.people), commands: finds.people }]),
    { name: translate(messages.records), commands: finds.records },
    { name: translate(messages.fields), commands: fields },
    { name: translate(messages.letters), commands: finds.letters },
    { name: translate(messages.create), commands: fitting(typed, standing.creations, isEmpty ? 1 : 5) },
    {
      name: '',
      commands: isEmpty ? [] : searchCommand(typed, viewer),
    },
  ]);
  const lines = groups.flatMap(({ commands }) => commands);
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === chosenId),
  );
  const chosen = lines[at];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const run = (command: Command) => {
    rememberPlace(user.id, command);
    onClose();
    // As from the menu: a list shows everything, not what was searched there before.
    if ('to' in command) navigate(command.to, { state: { fresh: true } });
    // After the palette has closed and the focus is back: the command may open a dialog or read the focused row.
    else setTimeout(command.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0) {
      event.preventDefault();
      setChosenId(lines[(at + step + lines.length) % lines.length]?.id ?? '');
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(chosen);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={120}
      className="palette-frame"
      slotProps={{ paper: { className: 'palette', 'aria-label': translate(messages.title) } }}
    >
      <Suspense>
        <OwnCommands signed={signed} onKnown={setOwn} />
      </Suspense>
      <div className="palette-field">
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-label={translate(messages.title)}
          placeholder={translate(messages.placeholder)}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenId('');
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="palette-close"
          aria-label={translate(commonMessages.close)}
          onClick={onClose}
        >
          <kbd>Esc</kbd>
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <div
        ref={list}
        className="palette-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={translate(messages.title)}
      >
        {groups.map(({ name, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not for options
          <div key={name} role="group" aria-label={name || translate(messages.others)}>
            {name && (
              <p className="palette-group" aria-hidden="true">
                {name}
              </p>
            )}
            {commands.map((command) => (
              <PaletteLine
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                typed={typed}
                isChosen={command === chosen}
                onPoint={() => setChosenId(command.id)}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="palette-state" role="status">
        {stateOf(lines.length, finds, isOnline)}
      </p>
    </Dialog>
  );
}

export default PaletteDialog;

/** The search page itself, for more than the few finds shown here. */
const searchCommand = (typed: string, viewer: Signed['viewer']): Command[] =>
  mayOpen(viewer, '/search') && typed.trim().length > 1
    ? [
        {
          id: 'search-all',
          own: typed.trim(),
          words: translate(messages.searchAll(typed.trim())),
          icon: 'search',
          to: `/search/result?${new URLSearchParams({ q: typed.trim() })}`,
        },
      ]
    : [];

const stateOf = (
  count: number,
  finds: { isLoading: boolean; isFailed: boolean },
  isOnline: boolean,
): string => {
  if (!isOnline || finds.isFailed) return translate(messages.failed);
  if (finds.isLoading) return translate(messages.looking);
  return count === 0 ? translate(messages.none) : '';
};
