import Button from '@mui/material/Button';
import { setUpdate, useUpdate } from './updates.ts';

/** A newer version is there: said once, taken when the person wants it, never by itself under typed work. */
export function UpdateStrip() {
  if (!useUpdate()) return null;
  return (
    <div className="update" role="status">
      <span>Versi baru Naskah tersedia. Simpan pekerjaan Anda, lalu muat ulang.</span>
      <Button size="small" onClick={() => location.reload()}>
        Muat ulang
      </Button>
      <Button size="small" variant="text" onClick={() => setUpdate(false)}>
        Nanti
      </Button>
    </div>
  );
}
