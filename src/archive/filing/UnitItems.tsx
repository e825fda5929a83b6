import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderOutput from 'lucide-react/icons/folder-output';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { formatDate, formatNumber, SoftChip } from '../../shell/index.ts';
import type { Row } from '../../views/index.ts';
import { Listed, perPage } from '../parts/Listed.tsx';
import { useChosen } from '../parts/use-chosen.ts';
import { failureOf } from '../parts/use-sending.ts';
import { filedWords } from './filed-words.ts';

const FileDialog = lazy(() => import('./FileDialog.tsx'));
const states = archive.fields.status.choices;

/** What is in a filing unit; while it is open things are moved to others or taken out. */
export const UnitItems = ({ row, onChanged }: { row: Row; onChanged: () => void }) => {
  const { getList, fileArchives } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const [isMoving, setMoving] = useState(false);
  const id = String(row.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['filing', 'items', id, page, row.itemCount, row.stage],
    queryFn: async ({ signal }) => {
      const found = await getList<Row>('dokumen.arsip-aktif', {
        pagination: { page, perPage },
        sort: { field: 'documentDate', order: 'DESC' },
        filter: { filingUnitId: id },
        signal,
      });
      return { items: found.data, totalCount: found.total ?? 0, totalIsEstimated: false };
    },
    placeholderData: (before) => before,
  });
  const picked = useChosen<Row & { id: string }>((data?.items ?? []) as (Row & { id: string })[]);
  const isOpen = row.status === 'open';
  const move = async (to: string | null) => {
    const outcome = await fileArchives(
      picked.chosen.map((item) => item.id),
      to,
    );
    notify(to ? filedWords(outcome) : `${formatNumber(outcome.filed)} arsip dikeluarkan dari berkas.`, {
      type: outcome.refused.length > 0 ? 'warning' : 'success',
    });
    picked.clear();
    onChanged();
    void client.invalidateQueries({ queryKey: ['filing'] });
  };
  return (
    <div className="filing-items">
      <Listed
        data={data}
        error={error}
        retry={() => void refetch()}
        empty={{
          title: 'Berkas ini masih kosong',
          text: isOpen ? 'Isi dari daftar "Belum diberkaskan" atau dari kotak masuk.' : '',
        }}
        page={page}
        onPage={setPage}
      >
        <table className={`archive-table${isOpen ? '' : ' is-plain'}`}>
          <thead>
            <tr>
              {isOpen && (
                <th scope="col" className="is-box">
                  <Checkbox
                    checked={picked.isAll}
                    indeterminate={picked.chosen.length > 0 && !picked.isAll}
                    onChange={picked.toggleAll}
                    slotProps={{ input: { 'aria-label': 'Pilih semua' } }}
                  />
                </th>
              )}
              <th scope="col">Uraian</th>
              <th scope="col">Tanggal</th>
              <th scope="col">Keadaan</th>
            </tr>
          </thead>
          <tbody>
            {data?.items.map((item) => {
              const state = states.find(({ value }) => value === item.status);
              return (
                <tr key={item.id}>
                  {isOpen && (
                    <td className="is-box">
                      <Checkbox
                        checked={picked.has(String(item.id))}
                        onChange={() => picked.toggle(String(item.id))}
                        slotProps={{ input: { 'aria-label': `Pilih ${String(item.title)}` } }}
                      />
                    </td>
                  )}
                  <td className="is-name">
                    <LinkBase
                      to={`/dokumen/${item.status === 'active' ? 'arsip-aktif' : 'arsip-inaktif'}/${item.id}`}
                    >
                      {String(item.title)}
                    </LinkBase>
                    {item.number ? <small>{String(item.number)}</small> : null}
                  </td>
                  <td className="is-short">{formatDate(String(item.documentDate))}</td>
                  <td>{state && <SoftChip tone={state.tone}>{state.label.id}</SoftChip>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Listed>
      {picked.chosen.length > 0 && (
        <div className="archive-chosen" role="toolbar" aria-label="Arsip yang dipilih">
          <span>{formatNumber(picked.chosen.length)} dipilih</span>
          <Button
            variant="contained"
            startIcon={<FolderInput size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setMoving(true)}
          >
            Pindahkan
          </Button>
          <Button
            variant="outlined"
            startIcon={<FolderOutput size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() =>
              void move(null).catch((failure: unknown) => notify(failureOf(failure), { type: 'error' }))
            }
          >
            Keluarkan
          </Button>
        </div>
      )}
      <Suspense>
        {isMoving && (
          <FileDialog
            title={`Pindahkan ${formatNumber(picked.chosen.length)} arsip ke berkas lain`}
            classificationId={String(row.classificationId)}
            year={Number(row.year)}
            exceptId={id}
            onFile={move}
            onClose={() => setMoving(false)}
          />
        )}
      </Suspense>
    </div>
  );
};
