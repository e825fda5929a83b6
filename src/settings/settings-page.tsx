import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { LinkBase, useNavigate } from 'react-admin';
import { type Message, translate } from '../../lib/language.ts';
import { settingsFor } from '../../resources/settings.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { scoreOf } from '../palette/index.ts';
import { iconNamed, useSigned } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchInput } from '../views/parts.ts';
import './settings.css';

const messages = {
  search: { id: 'Cari pengaturan', en: 'Search settings' },
  found: { id: 'Hasil pencarian', en: 'Found' },
  none: { id: 'Data tidak ditemukan', en: 'Nothing found' },
} satisfies Record<string, Message>;

type Entry = ReturnType<typeof settingsFor>[number]['settings'][number];

/** `/pengaturan`: settings the viewer may open, by purpose; the search matches everyday words, too. */
export default function SettingsPage() {
  const { data: signed } = useSigned();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(typed.trim());
  const groups = useMemo(() => (signed ? settingsFor(signed.viewer) : []), [signed]);
  const found = useMemo(
    () =>
      matching(
        asked,
        groups.flatMap(({ settings }) => settings),
      ),
    [asked, groups],
  );
  const [first] = typed.trim() === '' ? [] : found;
  return (
    <>
      <PageHeader
        title={translate(settingsPage.label)}
        actions={
          <SearchInput
            className="settings-search"
            label={translate(messages.search)}
            typed={typed}
            onType={setTyped}
            inputRef={search}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && first) navigate(first.path);
            }}
          />
        }
      />
      {asked === '' ? (
        <div className="settings">
          {groups.map(({ label, icon, settings }) => (
            <Card key={label.id} title={translate(label)} icon={icon} settings={settings} />
          ))}
        </div>
      ) : found.length > 0 ? (
        <div className="settings">
          <Card title={translate(messages.found)} icon="search" settings={found} />
        </div>
      ) : (
        <EmptyState title={translate(messages.none)} />
      )}
    </>
  );
}

/** Sorts by match: name first, then purpose and everyday words. */
const matching = (asked: string, all: readonly Entry[]): Entry[] =>
  all
    .map((entry) => ({
      entry,
      score: scoreOf(
        asked,
        translate(entry.label),
        `${translate(entry.purpose)} ${entry.also?.id ?? ''} ${entry.also?.en ?? ''}`,
      ),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);

function Card({ title, icon, settings }: { title: string; icon: string; settings: readonly Entry[] }) {
  const Icon = iconNamed(icon);
  return (
    <section className="card settings-group" aria-label={title}>
      <h2>
        <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
        {title}
      </h2>
      <ul>
        {settings.map(({ path, label, purpose }) => (
          <li key={path}>
            <LinkBase to={path}>
              <b>{translate(label)}</b>
              <span>{translate(purpose)}</span>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}
