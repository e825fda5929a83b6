import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import { createSettingVerbs } from '../../dataProvider/settings.ts';
import type { SettingState } from '../../domain/calls/settings.ts';
import { helpdeskPath } from '../../domain/help/runs-helpdesk.ts';
import { waitingTicketsPath } from '../../domain/help/waiting-tickets-path.ts';
import { translate } from '../../lib/language.ts';
import { useOnline } from '../shell/index.ts';
import { formatNumber } from '../ui/format.ts';
import { settingsMessages as messages } from './messages.ts';

/** By path; asked anew at each visit, so that one's own act is counted. */
export function useSettingStates(): ReadonlyMap<string, SettingState> {
  const { settingStates } = createSettingVerbs(useNaskah());
  const isOnline = useOnline();
  const { data = [] } = useQuery({
    queryKey: ['settings', 'states'],
    queryFn: ({ signal }) => settingStates({ signal }),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
    enabled: isOnline,
  });
  return new Map(data.map((state) => [state.path, state]));
}

/** A setting's page, with what waits there for the reader before the rest. */
export const pageOf = (path: string, state: SettingState | undefined): string =>
  path === helpdeskPath && state?.waiting ? waitingTicketsPath : path;

/** How much a setting holds, or what waits there; red only where something failed. */
export function StateOf({ state }: { state: SettingState | undefined }) {
  if (!state) return <small />;
  const { count, isMore, waiting } = state;
  if (waiting)
    return (
      <small data-failed={waiting.kind === 'failed' || undefined}>
        {translate(
          waiting.kind === 'failed' ? messages.broken(waiting.count) : messages.yours(waiting.count),
        )}
      </small>
    );
  return <small>{count === null ? '' : `${formatNumber(count)}${isMore ? '+' : ''}`}</small>;
}
