import Button from '@mui/material/Button';

/** The app is here but its server is not: nothing is lost, trying again is all there is to do. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <main className="error-page">
    <h1>Layanan tidak dapat dihubungi</h1>
    <p className="error-note">Periksa jaringan Anda, lalu coba lagi.</p>
    <Button variant="contained" color="primary" onClick={onRetry}>
      Coba lagi
    </Button>
  </main>
);
