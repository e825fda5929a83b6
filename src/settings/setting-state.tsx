import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import { createSettingVerbs } from '../../dataProvider/settings.ts';
import type { SettingState } from '../../domain/calls/settings.ts';
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

/** How much a setting holds, or what waits there; red only where something failed. */
export function StateOf({ state }: { state: SettingState | undefined }) {
  if (!state) return <small />;
  const { count, isMore, waiting } = state;
  if (waiting)
    return (
      <small data-failed={waiting.kind === 'failed' || undefined}>
        {translate(waiting.kind === 'failed' ? messages.broken(waiting.count) : messages.open(waiting.count))}
      </small>
    );
  return <small>{count === null ? '' : `${formatNumber(count)}${isMore ? '+' : ''}`}</small>;
}
