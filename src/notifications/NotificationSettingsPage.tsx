import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { mayOpen } from '../../resources/access.ts';
import { mailLogPage } from '../../resources/mail-log.ts';
import { mailTopics, type NotificationSettings } from '../../resources/notification-settings.ts';
import { EmptyState, PageHeader, useSigned } from '../shell/index.ts';

const key = ['notification-settings'];

/** `/notifikasi/pengaturan`: what one gets by mail. Each switch is kept as it is thrown. */
export default function NotificationSettingsPage() {
  const naskah = useNaskah();
  const { data: signed } = useSigned();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => naskah.notificationSettings({ signal }),
  });
  const save = useSave();
  return (
    <>
      <PageHeader
        title="Pengaturan notifikasi"
        breadcrumb={[{ label: 'Notifikasi', to: '/notifikasi' }]}
        text="Notifikasi di dalam Naskah selalu Anda terima. Di sini Anda memilih yang juga dikirim lewat surel."
        actions={
          signed &&
          mayOpen(signed.viewer, mailLogPage.path) && (
            <Button component={LinkBase} to={mailLogPage.path}>
              Surel yang dikirim sistem
            </Button>
          )
        }
      />
      {error && !data && (
        <section className="card">
          <EmptyState
            title="Pengaturan belum dapat dimuat"
            action={<Button onClick={() => void refetch()}>Coba lagi</Button>}
          />
        </section>
      )}
      {data && (
        <>
          <section className="card pad" aria-labelledby="surel">
            <h2 id="surel">Surel tentang</h2>
            <ul className="plain-list">
              {mailTopics.map(({ value, label, hint }) => (
                <Choice
                  key={value}
                  label={label.id}
                  hint={hint.id}
                  isOn={data.mail.includes(value)}
                  onChange={(isOn) =>
                    save({
                      ...data,
                      mail: isOn ? [...data.mail, value] : data.mail.filter((topic) => topic !== value),
                    })
                  }
                />
              ))}
            </ul>
          </section>
          <section className="card pad" aria-labelledby="ringkasan">
            <h2 id="ringkasan">Ringkasan pagi</h2>
            <ul className="plain-list">
              <Choice
                label="Satu surel setiap pagi hari kerja"
                hint="Berapa tugas, naskah masuk, dan notifikasi yang menunggu Anda; tanpa isi naskah."
                isOn={data.digest}
                onChange={(digest) => save({ ...data, digest })}
              />
            </ul>
          </section>
        </>
      )}
    </>
  );
}

type ChoiceProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Choice({ label, hint, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <li>
      <label className="menu-role" htmlFor={id}>
        {label}
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      <Switch
        id={id}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
      />
    </li>
  );
}

/** Shows the choice at once, and the one before it again where it could not be kept. */
function useSave(): (settings: NotificationSettings) => void {
  const naskah = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (settings: NotificationSettings) => naskah.saveNotificationSettings(settings),
    onMutate: (settings) => {
      const before = client.getQueryData<NotificationSettings>(key);
      client.setQueryData(key, settings);
      return { before };
    },
    onError: (_error, _settings, context) => {
      client.setQueryData(key, context?.before);
      notify('Pilihan belum tersimpan. Coba lagi sebentar lagi.', { type: 'error' });
    },
  });
  return mutate;
}
