import { Link } from 'react-router-dom';
import { usePageTitle } from '../parts/PageHeader.tsx';

/** SPEC A5's names of statuses. */
const names: Record<number, { name: string; text: string }> = {
  403: { name: 'Forbidden', text: 'Akses Ditolak' },
  404: { name: 'Page Not Found', text: 'Halaman yang Anda Cari Tidak Ditemukan' },
  500: { name: 'Internal Server Error', text: 'Terjadi Kesalahan Internal pada Server' },
};

type Props = { status?: number; message?: string; note?: string };

/** Status and name, what it means, and a way back to the dashboard (SPEC A5). */
export function ErrorPage({ status = 500, message, note }: Props) {
  const known = names[status];
  usePageTitle(known?.text ?? message ?? 'Kesalahan');
  return (
    <section className="error-page">
      <p className="error-status">{status === 503 ? `Error Code ${status}` : status}</p>
      <h1>{known?.text ?? message}</h1>
      <p className="error-name">{known?.name}</p>
      {note && <p className="error-note">{note}</p>}
      <Link to="/dashboard" className="error-back">
        Kembali ke Beranda
      </Link>
    </section>
  );
}

/** What an address that leads nowhere shows (SPEC A1). */
export const NotFound = () => <ErrorPage status={404} note="This page could not be found" />;
