import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import FolderInput from 'lucide-react/icons/folder-input';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { UnfiledItem } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { Filter, SearchLine } from '../../pickers/index.ts';
import { formatDate, formatNumber, PageHeader, SoftChip, usePatchedParams } from '../../shell/index.ts';
import { FilingTabs } from '../parts/FilingTabs.tsx';
import { Listed, perPage } from '../parts/Listed.tsx';
import { Narrow } from '../parts/Narrow.tsx';
import { useChosen } from '../parts/use-chosen.ts';
import { failureOf } from '../parts/use-sending.ts';
import { filedWords } from './filed-words.ts';

const FileDialog = lazy(() => import('./FileDialog.tsx'));

/** What of the unit stands in no filing unit yet, with where it would belong (DOMAIN 8: belum diberkaskan). */
const UnfiledPage = () => {
  const [params, patch] = usePatchedParams();
  const { listUnfiled, fileArchives } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [isFiling, setFiling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const filters = {
    firstChar: params.get('q') ?? '',
    year: params.get('tahun') ?? '',
    origin: params.get('asal') ?? '',
  };
  const page = Number(params.get('halaman') ?? 1) || 1;
  const set = (values: Record<string, string | null>) => patch({ halaman: null, ...values });
  const { data, error, refetch } = useQuery({
    queryKey: ['filing', 'unfiled', filters, page],
    queryFn: ({ signal }) => listUnfiled({ ...filters, page, perPage, signal }),
    placeholderData: (before) => before,
  });
  const picked = useChosen<UnfiledItem>(data?.items ?? []);
  const suggested = picked.chosen.filter((item) => item.suggested);
  const done = () => {
    picked.clear();
    void client.invalidateQueries({ queryKey: ['filing'] });
    void client.invalidateQueries({ queryKey: ['dokumen.pemberkasan'] });
  };
  const fileSuggested = async () => {
    setBusy(true);
    try {
      const byUnit = Map.groupBy(suggested, (item) => item.suggested?.id ?? '');
      let filed = 0;
      for (const [unitId, items] of byUnit) {
        const outcome = await fileArchives(
          items.map(({ id }) => id),
          unitId,
        );
        filed += outcome.filed;
      }
      notify(filedWords({ filed, refused: [] }), { type: 'success' });
      done();
    } catch (failure) {
      notify(failureOf(failure), { type: 'error' });
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  const isNarrowed = Object.values(filters).some(Boolean);
  const thisYear = new Date().getFullYear();
  return (
    <div className="archive-page">
      <FilingTabs />
      <PageHeader
        title="Belum diberkaskan"
        text="Naskah yang dikirim dan diterima unit Anda masuk ke sini dengan sendirinya."
      />
      <Narrow>
        <SearchLine
          className="archive-search"
          label="Cari uraian atau nomor"
          value={filters.firstChar}
          onChange={(typed) => set({ q: typed })}
        />
        <Filter
          label="Tahun"
          value={filters.year}
          options={[0, 1, 2, 3, 4, 5].map((ago) => ({
            value: String(thisYear - ago),
            label: String(thisYear - ago),
          }))}
          onChange={(tahun) => set({ tahun })}
        />
        <Filter
          label="Asal"
          value={filters.origin}
          options={[
            { value: 'naskah', label: 'Naskah' },
            { value: 'unggah', label: 'Diunggah' },
          ]}
          onChange={(asal) => set({ asal })}
        />
      </Narrow>
      <Listed
        data={data}
        error={error}
        retry={() => void refetch()}
        empty={{ title: 'Semua arsip unit Anda sudah diberkaskan' }}
        onClear={isNarrowed ? () => set({ q: null, tahun: null, asal: null }) : undefined}
        page={page}
        onPage={(to) => set({ halaman: String(to) })}
      >
        <table className="archive-table">
          <thead>
            <tr>
              <th scope="col" className="is-box">
                <Checkbox
                  checked={picked.isAll}
                  indeterminate={picked.chosen.length > 0 && !picked.isAll}
                  onChange={picked.toggleAll}
                  slotProps={{ input: { 'aria-label': 'Pilih semua' } }}
                />
              </th>
              <th scope="col">Uraian</th>
              <th scope="col">Tanggal</th>
              <th scope="col">Klasifikasi</th>
              <th scope="col">Saran berkas</th>
            </tr>
          </thead>
          <tbody>
            {data?.items.map((item) => (
              <tr key={item.id}>
                <td className="is-box">
                  <Checkbox
                    checked={picked.has(item.id)}
                    onChange={() => picked.toggle(item.id)}
                    slotProps={{ input: { 'aria-label': `Pilih ${item.title}` } }}
                  />
                </td>
                <td className="is-name">
                  <LinkBase to={`/dokumen/arsip-aktif/${item.id}`}>{item.title}</LinkBase>
                  {item.number && <small>{item.number}</small>}
                </td>
                <td className="is-short">{formatDate(item.documentDate)}</td>
                <td>{item.classification.label}</td>
                <td>
                  {item.suggested ? (
                    <>
                      {item.suggested.label}
                      <small>{item.suggested.code}</small>
                    </>
                  ) : (
                    <SoftChip>Belum ada berkas</SoftChip>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Listed>
      {picked.chosen.length > 0 && (
        <div className="archive-chosen" role="toolbar" aria-label="Arsip yang dipilih">
          <span>{formatNumber(picked.chosen.length)} dipilih</span>
          {suggested.length > 0 && (
            <Button
              variant="outlined"
              loading={isBusy}
              startIcon={<Sparkles size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => void fileSuggested()}
            >
              Terima saran ({formatNumber(suggested.length)})
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<FolderInput size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setFiling(true)}
          >
            Berkaskan
          </Button>
          <Button variant="text" onClick={picked.clear}>
            Batal
          </Button>
        </div>
      )}
      <Suspense>
        {isFiling && (
          <FileDialog
            title={`Berkaskan ${formatNumber(picked.chosen.length)} arsip`}
            classificationId={picked.chosen[0]?.classification.id}
            suggestedId={picked.chosen[0]?.suggested?.id}
            year={Number(picked.chosen[0]?.documentDate.slice(0, 4)) || thisYear}
            onFile={async (unitId) => {
              const outcome = await fileArchives(
                picked.chosen.map(({ id }) => id),
                unitId,
              );
              notify(filedWords(outcome), { type: outcome.refused.length > 0 ? 'warning' : 'success' });
              done();
            }}
            onClose={() => setFiling(false)}
          />
        )}
      </Suspense>
    </div>
  );
};

export default UnfiledPage;
