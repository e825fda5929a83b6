import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import { kindChoices, stateChoices } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { Filter } from '../../pickers/index.ts';
import { formatDate, formatNumber, SoftChip, usePatchedParams } from '../../shell/index.ts';
import { Listed, perPage } from '../parts/Listed.tsx';
import { Narrow } from '../parts/Narrow.tsx';

const asOptions = (choices: typeof kindChoices) =>
  choices.map(({ value, label }) => ({ value, label: label.id }));

/** The proposals this person may see, the newest first; what waits for them says so. */
export const ProposalsTable = () => {
  const [params, patch] = usePatchedParams();
  const { listProposals } = useNaskah();
  const kind = params.get('jenis') ?? '';
  const state = params.get('keadaan') ?? '';
  const page = Number(params.get('halaman') ?? 1) || 1;
  const set = (values: Record<string, string>) => patch({ halaman: '', ...values });
  const { data, error, refetch } = useQuery({
    queryKey: ['retention', 'proposals', kind, state, page],
    queryFn: ({ signal }) => listProposals({ kind, state, page, perPage, signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <Narrow>
        <Filter
          label="Jenis"
          value={kind}
          options={asOptions(kindChoices)}
          onChange={(jenis) => set({ jenis })}
        />
        <Filter
          label="Keadaan"
          value={state}
          options={asOptions(stateChoices)}
          onChange={(keadaan) => set({ keadaan })}
        />
      </Narrow>
      <Listed
        data={data}
        error={error}
        retry={() => void refetch()}
        empty={{ title: 'Belum ada usul retensi', text: 'Usul dibuat dari daftar yang jatuh tempo.' }}
        onClear={kind || state ? () => set({ jenis: '', keadaan: '' }) : undefined}
        page={page}
        onPage={(to) => set({ halaman: String(to) })}
      >
        <table className="archive-table is-plain">
          <thead>
            <tr>
              <th scope="col">Usul</th>
              <th scope="col">Jenis</th>
              <th scope="col">Unit</th>
              <th scope="col" className="is-number">
                Berkas
              </th>
              <th scope="col" className="is-number">
                Arsip
              </th>
              <th scope="col">Dibuat</th>
              <th scope="col">Keadaan</th>
            </tr>
          </thead>
          <tbody>
            {data?.items.map((one) => {
              const stateOf = stateChoices.find(({ value }) => value === one.state);
              return (
                <tr key={one.id}>
                  <td className="is-name">
                    <LinkBase to={`${filingPages.retention}/${one.id}`}>{one.number}</LinkBase>
                    {one.isMine && <small className="retention-mine">Menunggu Anda</small>}
                  </td>
                  <td>{kindChoices.find(({ value }) => value === one.kind)?.label.id}</td>
                  <td>{one.unit.label}</td>
                  <td className="is-number" data-label="Berkas">
                    {formatNumber(one.unitCount)}
                  </td>
                  <td className="is-number" data-label="Arsip">
                    {formatNumber(one.itemCount)}
                  </td>
                  <td className="is-short">{formatDate(one.createdAt)}</td>
                  <td>{stateOf && <SoftChip tone={stateOf.tone}>{stateOf.label.id}</SoftChip>}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Listed>
    </>
  );
};
