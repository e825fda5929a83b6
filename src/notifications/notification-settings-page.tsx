import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { mailLogPage } from '../../domain/mail-log.ts';
import { startsOn } from '../../domain/notifications/notification-kinds.ts';
import { say } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { useSigned } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ChannelMatrix } from './settings/channel-matrix.tsx';
import { DeviceSection } from './settings/device-section.tsx';
import { DigestSection } from './settings/digest-section.tsx';
import './settings/settings.css';
import { useChange, useSettings } from './settings/use-settings.tsx';
import { words } from './settings/words.ts';

/** `/notifikasi/pengaturan`: notifications by kind and channel. Each choice saves at once. */
export default function NotificationSettingsPage() {
  const { data: signed } = useSigned();
  const { data, error, refetch } = useSettings();
  const change = useChange();
  const others = data?.choices.filter(({ kind, channel, isOn }) => isOn !== startsOn(kind, channel)) ?? [];
  const reset = () =>
    change(
      { choices: others.map(({ kind, channel, isOn }) => ({ kind, channel, isOn: !isOn })) },
      words.wasReset,
    );
  return (
    <>
      <PageHeader
        title={say(words.title)}
        breadcrumb={[{ label: say(words.notifications), to: '/notifikasi' }]}
        text={say(words.text)}
        actions={
          signed &&
          mayOpen(signed.viewer, mailLogPage.path) && (
            <Button component={LinkBase} to={mailLogPage.path}>
              {say(words.mailLog)}
            </Button>
          )
        }
      />
      {error && !data && (
        <section className="card">
          <EmptyState title={say(words.notLoaded)} onRetry={refetch} />
        </section>
      )}
      {data && (
        <div className="notification-settings">
          <section className="card pad" aria-labelledby="perangkat">
            <h2 id="perangkat">{say(words.push)}</h2>
            <DeviceSection />
          </section>
          <section className="card pad" aria-labelledby="ringkasan">
            <h2 id="ringkasan">{say(words.digest)}</h2>
            <p className="field-hint">{say(words.digestText)}</p>
            <DigestSection digest={data.digest} />
          </section>
          <section className="card pad" aria-labelledby="jenis">
            <div className="channels-title">
              <h2 id="jenis">{say(words.byKind)}</h2>
              {others.length > 0 && (
                <Button variant="text" onClick={reset}>
                  {say(words.reset)}
                </Button>
              )}
            </div>
            <p className="field-hint">{say(words.byKindText)}</p>
            <ChannelMatrix settings={data} />
          </section>
        </div>
      )}
    </>
  );
}
