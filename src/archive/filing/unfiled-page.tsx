import { useQuery } from '@tanstack/react-query';
import FolderInput from 'lucide-react/icons/folder-input';
import Sparkles from 'lucide-react/icons/sparkles';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { mostFiledAtOnce } from '../../../domain/most-at-once.ts';
import { say } from '../../../lib/language.ts';
import { archivePageOf } from '../../../resources/dokumen/arsip.ts';
import { lazyPart, useActions, useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { Filter, SearchLine } from '../../ui/pickers/index.ts';
import { SelectBox } from '../../ui/select-box.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { ChosenBar } from '../../views/parts.ts';
import { ChoosingTable } from '../parts/choosing-table.tsx';
import { FilingTabs } from '../parts/filing-tabs.tsx';
import { Narrow } from '../parts/narrow.tsx';
import { useMoving } from './use-moving.tsx';
import { filingWords as words } from './words.ts';

const FileDialog = lazyPart(() => import('./file-dialog.tsx'));

/** In the address: all units that the reader's records unit decides for. */
const allUnits = 'semua';
const ownUnit = 'saya';

/** Items of the unit in no filing unit yet, with a suggestion (DOMAIN 8: belum diberkaskan). */
function UnfiledPage() {
  const place = useUrlState();
  const { listUnfiled, lookup } = useNaskah();
  const move = useMoving();
  const [isFiling, setFiling] = useState(false);
  const { isPending, request } = useRequest();
  const filters = {
    firstChar: place.param('q'),
    year: place.param('tahun'),
    origin: place.param('asal'),
    unitId: place.param('unit'),
  };
  const { page, set, turn } = place;
  const query = useQuery({
    queryKey: ['filing', 'unfiled', filters, page],
    queryFn: ({ signal }) =>
      listUnfiled({
        ...filters,
        unitId: filters.unitId === allUnits ? 'all' : filters.unitId || undefined,
        ...{ page, perPage, signal },
      }),
    placeholderData: (before) => before,
  });
  const isRecords = useSigned().data?.viewer.isUnitKearsipan === true;
  const { data: units = [] } = useQuery({
    queryKey: ['lookup', 'master-data.unit-organisasi', {}],
    queryFn: ({ signal }) => lookup('master-data.unit-organisasi', { filter: {}, signal }),
    staleTime: 300_000,
    enabled: isRecords,
  });
  const mine = (query.data?.items ?? []).filter(({ canFile }) => canFile);
  const picked = useSelection(mine, mostFiledAtOnce);
  const suggested = picked.chosen.filter((item) => item.suggested);
  const fileSuggested = async () => {
    const byUnit = Map.groupBy(suggested, (item) => item.suggested?.id ?? '');
    const moves = [...byUnit].map(([to, items]) => ({ ids: items.map(({ id }) => id), to }));
    if (await request(() => move(moves))) picked.clear();
    else void query.refetch();
  };
  const isNarrowed = Object.values(filters).some(Boolean);
  // The bar is far from the middle of a long table; the palette offers the action at once.
  useActions(picked.chosen.length > 0 ? [{ words: say(words.file), run: () => setFiling(true) }] : []);
  const thisYear = new Date().getFullYear();
  return (
    <div className="archive-page">
      <FilingTabs />
      <PageHeader title={say(words.unfiled)} text={say(words.unfiledText)} />
      <Narrow>
        <SearchLine
          className="archive-search"
          label={say(words.search)}
          value={filters.firstChar}
          onChange={(typed) => set({ q: typed })}
        />
        <Filter
          label={say(words.year)}
          value={filters.year}
          options={[0, 1, 2, 3, 4, 5].map((ago) => ({
            value: String(thisYear - ago),
            label: String(thisYear - ago),
          }))}
          onChange={(tahun) => set({ tahun })}
        />
        <Filter
          label={say(words.origin)}
          value={filters.origin}
          options={[
            { value: 'naskah', label: say(words.letter) },
            { value: 'unggah', label: say(words.uploaded) },
          ]}
          onChange={(asal) => set({ asal })}
        />
        {isRecords && (
          <Filter
            label={say(words.ofUnit)}
            value={filters.unitId || ownUnit}
            isRequired
            options={[
              { value: ownUnit, label: say(words.ownUnit) },
              { value: allUnits, label: say(words.allUnits) },
              ...units.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(unit) => set({ unit: unit === ownUnit ? null : unit })}
          />
        )}
      </Narrow>
      <PagedCard
        query={query}
        empty={<EmptyState title={say(words.allFiled)} />}
        onClear={isNarrowed ? () => set({ q: null, tahun: null, asal: null, unit: null }) : undefined}
        page={page}
        onPage={turn}
      >
        {(items) => (
          <ChoosingTable className="archive-table">
            <thead>
              <tr>
                <th scope="col" className="is-box">
                  <SelectBox
                    label={say(words.chooseAll)}
                    isChosen={picked.isAll}
                    disabled={mine.length === 0}
                    indeterminate={picked.chosen.length > 0 && !picked.isAll}
                    onToggle={picked.toggleAll}
                  />
                </th>
                <th scope="col">{say(words.title)}</th>
                <th scope="col">{say(words.date)}</th>
                <th scope="col">{say(words.classification)}</th>
                <th scope="col">{say(words.suggestion)}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id} aria-selected={picked.has(item.id)}>
                  <td className="is-box">
                    {item.canFile && (
                      <SelectBox
                        label={say(words.choose(item.title))}
                        isChosen={picked.has(item.id)}
                        onToggle={(isRange) => picked.toggle(item.id, isRange)}
                      />
                    )}
                  </td>
                  <td className="is-name">
                    <LinkBase to={archivePageOf(item)}>{item.title}</LinkBase>
                    {item.number && <small>{item.number}</small>}
                  </td>
                  <td className="is-short">{formatDate(item.documentDate)}</td>
                  <td>{item.classification.label}</td>
                  <td>
                    {!item.canFile ? (
                      <>
                        {item.unit.label}
                        <small>{say(words.filedByUnit)}</small>
                      </>
                    ) : item.suggested ? (
                      <>
                        {item.suggested.label}
                        <small>{item.suggested.code}</small>
                      </>
                    ) : (
                      <SoftChip>{say(words.noSuggestion)}</SoftChip>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </ChoosingTable>
        )}
      </PagedCard>
      {picked.chosen.length > 0 && (
        <ChosenBar
          label={say(words.chosenItems)}
          count={say(words.chosen(picked.chosen.length))}
          onClear={picked.clear}
        >
          {suggested.length > 0 && (
            <button type="button" disabled={isPending} onClick={() => void fileSuggested()}>
              <Sparkles size={15} strokeWidth={1.6} aria-hidden />
              {say(words.takeSuggestions(suggested.length))}
            </button>
          )}
          <button type="button" disabled={isPending} onClick={() => setFiling(true)}>
            <FolderInput size={15} strokeWidth={1.6} aria-hidden />
            {say(words.file)}
          </button>
        </ChosenBar>
      )}
      <Suspense>
        {isFiling && (
          <FileDialog
            title={say(words.fileTitle(picked.chosen.length))}
            classificationId={picked.chosen[0]?.classification.id}
            suggestedId={picked.chosen[0]?.suggested?.id}
            year={Number(picked.chosen[0]?.documentDate.slice(0, 4)) || thisYear}
            onFile={async (unitId) => {
              await move([{ ids: picked.chosen.map(({ id }) => id), to: unitId }]);
              picked.clear();
            }}
            onClose={() => setFiling(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

export default UnfiledPage;
