import Checkbox from '@mui/material/Checkbox';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import type { NotificationSettings } from '../../../domain/calls/notifications.ts';
import {
  type Channel,
  channels,
  isChoosable,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
} from '../../../domain/notifications/notification-kinds.ts';
import { translate } from '../../../lib/language.ts';
import { channelMessages, messages } from './messages.ts';
import { isOn, useChange } from './use-settings.tsx';

/**
 * Checkbox per kind and channel. Wide screens name the channels above the columns; on a phone each box has its own
 * label.
 */
export function ChannelMatrix({ settings }: { settings: NotificationSettings }) {
  return (
    <div className="channels">
      <div className="channels-head" aria-hidden="true">
        {channels.map((channel) => (
          <span key={channel}>{translate(channelMessages[channel])}</span>
        ))}
      </div>
      {notificationGroups.map(({ label, kinds }) => (
        <section key={label.id} aria-label={translate(label)}>
          <h3>{translate(label)}</h3>
          {kinds.map((kind) => (
            <KindRow key={kind} kind={kind} settings={settings} />
          ))}
        </section>
      ))}
    </div>
  );
}

type RowProps = { kind: NotificationKind; settings: NotificationSettings };

function KindRow({ kind, settings }: RowProps) {
  const { label, hint } = notificationKinds[kind];
  return (
    <fieldset className="channels-kind">
      <legend className="sr-only">{translate(label)}</legend>
      <div className="channels-words">
        <b aria-hidden="true">{translate(label)}</b>
        <small id={`${kind}-hint`}>{translate(hint)}</small>
      </div>
      {channels.map((channel) => (
        <Cell key={channel} kind={kind} channel={channel} settings={settings} />
      ))}
    </fieldset>
  );
}

function Cell({ kind, channel, settings }: RowProps & { channel: Channel }) {
  const change = useChange();
  const id = useId();
  const start = notificationKinds[kind][channel];
  const name = translate(channelMessages[channel]);
  const label = translate(notificationKinds[kind].label);
  if (start === undefined) return <span className="channels-cell channels-none" aria-hidden="true" />;
  if (!isChoosable(kind, channel))
    return (
      <span className="channels-cell">
        <Lock size={15} strokeWidth={1.6} role="img" aria-label={`${name}: ${translate(messages.always)}`} />
        <span className="channels-name" aria-hidden="true">
          {name}
        </span>
      </span>
    );
  return (
    <label className="channels-cell" htmlFor={id}>
      <Checkbox
        id={id}
        size="small"
        checked={isOn(settings, kind, channel)}
        onChange={(_, checked) =>
          change({ choices: [{ kind, channel, isOn: checked }] }, messages.turned(label, name, checked))
        }
        slotProps={{
          input: { 'aria-label': translate(messages.cell(label, name)), 'aria-describedby': `${kind}-hint` },
        }}
      />
      <span className="channels-name" aria-hidden="true">
        {name}
      </span>
    </label>
  );
}
