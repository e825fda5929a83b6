import type { KeyboardEvent } from 'react';
import { LinkBase } from 'react-admin';
import type { SettingState } from '../../domain/calls/settings.ts';
import { translate } from '../../lib/language.ts';
import type { settingsFor } from '../../resources/settings.ts';
import { iconNamed, useMatch } from '../shell/index.ts';
import { pageOf, StateOf } from './setting-state.tsx';

type Groups = ReturnType<typeof settingsFor>;
type Props = { groups: Groups; states: ReadonlyMap<string, SettingState> };

/** Groups in one, two or three stacks, filled in their order; the focus follows the stacks. */
export function Stacks({ groups, states }: Props) {
  const isWide = useMatch('(min-width: 1200px)');
  const isMiddle = useMatch('(min-width: 900px)');
  const count = isWide ? 3 : isMiddle ? 2 : 1;
  const stacks = Array.from({ length: count }, (_, stack) =>
    groups.filter((_group, at) => at % count === stack),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link within
    <div className="settings" onKeyDown={stepThrough}>
      {stacks.map((stack) => (
        <div key={stack[0]?.label.id} className="settings-stack">
          {stack.map((group) => (
            <GroupCard key={group.label.id} group={group} states={states} />
          ))}
        </div>
      ))}
    </div>
  );
}

function GroupCard({ group, states }: { group: Groups[number]; states: Props['states'] }) {
  const Icon = iconNamed(group.icon);
  const title = translate(group.label);
  return (
    <section className="card settings-group" aria-label={title}>
      <h2>
        <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
        {title}
      </h2>
      <ul>
        {group.settings.map(({ path, label, purpose }) => (
          <li key={path}>
            <LinkBase to={pageOf(path, states.get(path))}>
              <b title={translate(label)}>{translate(label)}</b>
              <StateOf state={states.get(path)} />
              <span title={translate(purpose)}>{translate(purpose)}</span>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Arrows go over the entries in reading order, column by column. */
function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target.closest('a') as HTMLAnchorElement);
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
