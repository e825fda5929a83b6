import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { kindChoices } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { EmptyState, formatNumber } from '../../shell/index.ts';

/** What the nightly run would do tonight, without doing it. */
const TrialDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const { tryRetentionRun } = useNaskah();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention', 'trial'],
    queryFn: ({ signal }) => tryRetentionRun({ signal }),
    gcTime: 0,
  });
  const kindOf = (kind: string) => kindChoices.find(({ value }) => value === kind)?.label.id ?? kind;
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Uji coba jalan malam</DialogTitle>
      <DialogContent>
        {error ? (
          <EmptyState
            title="Uji coba belum berhasil"
            action={<Button onClick={() => void refetch()}>Coba lagi</Button>}
          />
        ) : !data ? (
          <EmptyState title="Memuat Data..." />
        ) : (
          <div className="retention-trial">
            <p>
              Bila dijalankan sekarang, berkas berikut dicatat jatuh tempo dan unitnya diberi tahu. Tidak ada
              yang diubah oleh uji coba ini.
            </p>
            <dl>
              {data.found.map(({ kind, units, items }) => (
                <div key={kind}>
                  <dt>{kindOf(kind)}</dt>
                  <dd>
                    {formatNumber(units)} berkas <small>{formatNumber(items)} arsip</small>
                  </dd>
                </div>
              ))}
              <div>
                <dt>Ditahan</dt>
                <dd>{formatNumber(data.held)} berkas</dd>
              </div>
              <div>
                <dt>Menunggu tanggal mulai</dt>
                <dd>{formatNumber(data.waiting)} berkas</dd>
              </div>
            </dl>
            {data.byUnit.length > 0 && (
              <table className="archive-table is-plain">
                <thead>
                  <tr>
                    <th scope="col">Unit</th>
                    <th scope="col">Untuk</th>
                    <th scope="col" className="is-number">
                      Berkas
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.byUnit.map((line) => (
                    <tr key={`${line.unit.id} ${line.kind}`}>
                      <td className="is-name">{line.unit.label}</td>
                      <td>{kindOf(line.kind)}</td>
                      <td className="is-number">{formatNumber(line.units)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default TrialDialog;
