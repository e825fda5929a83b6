import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { createSettingVerbs } from '../../dataProvider/settings.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { resourceNamed } from '../../resources/index.ts';
import { settingsFor } from '../../resources/settings.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { findSettings, leastTyped } from '../find-settings/index.ts';
import {
  publicPath,
  type Signed,
  useKeysWithHelp,
  useOnline,
  useSettled,
  useSigned,
} from '../shell/index.ts';
import { formatMediumDate } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchInput } from '../views/parts.ts';
import { Found, foundId, type Line, lineId, lineOf, NothingFound } from './found.tsx';
import { settingsMessages as messages } from './messages.ts';
import { pageOf, StateOf, useSettingStates } from './setting-state.tsx';
import { Stacks } from './stacks.tsx';
import './settings.css';

/** `/pengaturan`: everything that the viewer may set, by purpose, and a search over all of it. */
export default function SettingsPage() {
  const { data: signed } = useSigned();
  return signed ? <Settings signed={signed} /> : null;
}

function Settings({ signed: { viewer } }: { signed: Signed }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(typed.trim());
  const groups = useMemo(() => settingsFor(viewer), [viewer]);
  const states = useSettingStates();
  const settings = useMemo(() => findSettings(asked, viewer), [asked, viewer]);
  const records = useRecords(asked, groups);
  const isAsking = asked.length >= leastTyped;
  const lines: Line[] = settings.map((found) => ({
    ...lineOf(found),
    ...(found.to === found.path && { to: pageOf(found.path, states.get(found.path)) }),
    end: <StateOf state={states.get(found.path)} />,
  }));
  const all = [...lines, ...records.lines];
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === chosenId),
  );
  const chosen = all[at];
  const type = (text: string) => {
    setTyped(text);
    setChosenId(undefined);
  };
  useEffect(() => {
    if (chosenId) document.getElementById(lineId(chosenId))?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const keys = useKeysWithHelp([
    { key: '/', words: translate(messages.search), run: () => search.current?.focus() },
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && typed) type('');
    else if (step && !isAsking) document.querySelector<HTMLElement>('.settings a')?.focus();
    else if (step && all.length > 0) setChosenId(all[(at + step + all.length) % all.length]?.id);
    else if (event.key === 'Enter' && isAsking && chosen && !event.nativeEvent.isComposing)
      if (event.ctrlKey || event.metaKey) window.open(publicPath(chosen.to), '_blank', 'noopener');
      else navigate(chosen.to);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: translate({ id: 'Pengaturan', en: 'Settings' }) }]}
        title={translate(settingsPage.label)}
        actions={
          <div className="settings-search">
            <SearchInput
              label={translate(messages.search)}
              typed={typed}
              onType={type}
              inputRef={search}
              shortcut="/"
              onKeyDown={onKeyDown}
            />
            {typed === '' && <span aria-hidden="true">/</span>}
          </div>
        }
      />
      {!isAsking ? (
        <Stacks groups={groups} states={states} />
      ) : all.length > 0 || records.isLoading ? (
        <Found
          typed={asked}
          settings={lines}
          records={records.lines}
          problem={records.problem}
          chosenId={chosen?.id}
          onPoint={setChosenId}
        />
      ) : (
        <NothingFound
          onClear={() => {
            type('');
            search.current?.focus();
          }}
          everywhere={
            mayOpen(viewer, '/search') ? `/search/result?${new URLSearchParams({ q: asked })}` : undefined
          }
        />
      )}
      <p role="status" className="settings-said" aria-controls={foundId}>
        {isAsking && chosen ? `${chosen.label}, ${chosen.place}` : ''}
      </p>
      {keys}
    </>
  );
}

/** Records of these settings by name; a failure is told once and leaves the settings as they are. */
function useRecords(asked: string, groups: ReturnType<typeof settingsFor>) {
  const { findRecords } = createSettingVerbs(useNaskah());
  const notify = useNotify();
  const isOnline = useOnline();
  const q = useSettled(asked);
  const isAsked = q.length >= leastTyped && isOnline;
  const { data, isFetching, error } = useQuery({
    queryKey: ['records by name', q],
    queryFn: ({ signal }) => findRecords(q, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    enabled: isAsked,
  });
  useEffect(() => {
    if (error) notify(translate(messages.failed), { type: 'warning' });
  }, [error, notify]);
  const paths = groups.flatMap(({ settings }) => settings.map(({ path }) => path));
  const found = asked.length >= leastTyped && isOnline ? (data ?? []) : [];
  const lines = found.flatMap(({ resource, id, label, updatedAt }): Line[] => {
    const { path, label: of } = resourceNamed(resource);
    if (!paths.includes(path)) return [];
    const end = <small key={id}>{translate(messages.changed(formatMediumDate(updatedAt)))}</small>;
    return [{ id: `${path}/${id}`, to: `${path}/${id}`, label, place: translate(of), end }];
  });
  return {
    lines,
    isLoading: isOnline && (isFetching || q !== asked),
    problem: isOnline ? undefined : translate(messages.offline),
  };
}
