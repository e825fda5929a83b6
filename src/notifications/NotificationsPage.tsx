import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { EmptyState, PageHeader, PageLinks } from '../shell/index.ts';
import { NotificationText } from './NotificationText.tsx';
import { useOpenNotification, useReadAll } from './use-notifications.ts';

const perPage = 10;

/** `/notifikasi`: everything one was told, newest first. */
export default function NotificationsPage() {
  const naskah = useNaskah();
  const [page, setPage] = useState(1);
  const open = useOpenNotification();
  const readAll = useReadAll();
  const { data, error, refetch } = useQuery({
    queryKey: ['notifications', 'page', page],
    queryFn: ({ signal }) => naskah.notifications({ page, perPage, signal }),
    placeholderData: (before) => before,
  });
  const items = data?.items ?? [];
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / perPage));
  return (
    <>
      <PageHeader
        title="Notifikasi"
        actions={
          <>
            {items.some((item) => !item.isRead) && (
              <Button onClick={readAll}>Tandai semua sudah dibaca</Button>
            )}
            <Button component={LinkBase} to="/notifikasi/pengaturan">
              Pengaturan
            </Button>
          </>
        }
      />
      {(data || error) && (
        <section className="card">
          {error && !data && (
            <EmptyState
              title="Notifikasi belum dapat dimuat"
              action={<Button onClick={() => void refetch()}>Coba lagi</Button>}
            />
          )}
          {data && items.length === 0 && <EmptyState title="Tidak Ada Notifikasi" />}
          <ul className="notices">
            {items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={item.isRead ? 'notice' : 'notice unread'}
                  onClick={() => open(item)}
                >
                  <NotificationText notification={item} />
                  {!item.isRead && <span className="sr-only">Belum dibaca</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages > 1 && <PageLinks page={page} pages={pages} onPage={setPage} />}
    </>
  );
}
