import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { NotificationSettings, SettingsChange } from '../../../domain/calls/notifications.ts';
import {
  type Channel,
  type NotificationKind,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../../lib/language.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { messages } from './messages.ts';

const key = ['notification-settings'];

export function useSettings() {
  const naskah = useNaskah();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => naskah.notificationSettings({ signal }) });
}

/** Whether a kind comes by a channel, as the person has it now. */
export const isOn = ({ choices }: NotificationSettings, kind: NotificationKind, channel: Channel): boolean =>
  choices.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ??
  startsOn(kind, channel);

/** Saves a change at once, optimistically; reverts it on failure. The toast has an undo. */
export function useChange(): (change: SettingsChange, told: Message) => void {
  const naskah = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    // Serial, so that an undo never overtakes its change.
    scope: { id: 'notification-settings' },
    mutationFn: (change: SettingsChange) => naskah.saveNotificationSettings(change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<NotificationSettings>(key);
      if (before) client.setQueryData(key, changed(before, change));
      return before && opposite(before, change);
    },
    onError: (_error, _change, back) => {
      if (back) client.setQueryData<NotificationSettings>(key, (now) => now && changed(now, back));
      notify(translate(messages.notSaved), { type: 'error' });
    },
  });
  return (change, told) => {
    const before = client.getQueryData<NotificationSettings>(key);
    mutate(change);
    if (!before) return;
    const back = opposite(before, change);
    notify(<UndoMessage text={translate(told)} undo={() => mutate(back)} />, { type: 'info' });
  };
}

function changed(
  settings: NotificationSettings,
  { choices = [], digest }: SettingsChange,
): NotificationSettings {
  const kept = settings.choices.filter(
    (one) => !choices.some(({ kind, channel }) => kind === one.kind && channel === one.channel),
  );
  return { choices: [...kept, ...choices], digest: digest ?? settings.digest };
}

/** What takes a change back. */
const opposite = (before: NotificationSettings, { choices, digest }: SettingsChange): SettingsChange => ({
  ...(choices && {
    choices: choices.map(({ kind, channel }) => ({ kind, channel, isOn: isOn(before, kind, channel) })),
  }),
  ...(digest && { digest: before.digest }),
});
