import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { mailLogPage } from '../../domain/mail-log.ts';
import { startsOn } from '../../domain/notifications/notification-kinds.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { useSigned } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ChannelMatrix } from './settings/channel-matrix.tsx';
import { DeviceSection } from './settings/device-section.tsx';
import { DigestSection } from './settings/digest-section.tsx';
import './settings/settings.css';
import { messages } from './settings/messages.ts';
import { useChange, useSettings } from './settings/use-settings.tsx';

/** `/notifikasi/pengaturan`: notifications by kind and channel. Each choice saves at once. */
export default function NotificationSettingsPage() {
  const { data: signed } = useSigned();
  const { data, error, refetch } = useSettings();
  const change = useChange();
  const others = data?.choices.filter(({ kind, channel, isOn }) => isOn !== startsOn(kind, channel)) ?? [];
  const reset = () =>
    change(
      { choices: others.map(({ kind, channel, isOn }) => ({ kind, channel, isOn: !isOn })) },
      messages.wasReset,
    );
  return (
    <>
      <PageHeader
        title={translate(messages.title)}
        breadcrumb={[{ label: translate(messages.notifications), to: '/notifikasi' }]}
        text={translate(messages.text)}
        actions={
          signed &&
          mayOpen(signed.viewer, mailLogPage.path) && (
            <Button component={LinkBase} to={mailLogPage.path}>
              {translate(messages.mailLog)}
            </Button>
          )
        }
      />
      {error && !data && (
        <section className="card">
          <EmptyState title={translate(messages.notLoaded)} onRetry={refetch} />
        </section>
      )}
      {data && (
        <div className="notification-settings">
          <section className="card pad" aria-labelledby="perangkat">
            <h2 id="perangkat">{translate(messages.push)}</h2>
            <DeviceSection />
          </section>
          <section className="card pad" aria-labelledby="ringkasan">
            <h2 id="ringkasan">{translate(messages.digest)}</h2>
            <p className="field-hint">{translate(messages.digestText)}</p>
            <DigestSection digest={data.digest} />
          </section>
          <section className="card pad" aria-labelledby="jenis">
            <div className="channels-title">
              <h2 id="jenis">{translate(messages.byKind)}</h2>
              {others.length > 0 && (
                <Button variant="text" onClick={reset}>
                  {translate(messages.reset)}
                </Button>
              )}
            </div>
            <p className="field-hint">{translate(messages.byKindText)}</p>
            <ChannelMatrix settings={data} />
          </section>
        </div>
      )}
    </>
  );
}
