import { useQuery } from '@tanstack/react-query';
import FolderInput from 'lucide-react/icons/folder-input';
import Sparkles from 'lucide-react/icons/sparkles';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { mostFiledAtOnce } from '../../../domain/most-at-once.ts';
import { translate } from '../../../lib/language.ts';
import { archivePageOf } from '../../../resources/dokumen/arsip.ts';
import { lazyPart, useActions, useSigned } from '../../shell/index.ts';
import { ChosenBar } from '../../ui/chosen-bar.tsx';
import { StackedTable } from '../../ui/data-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { Filter } from '../../ui/pickers/index.ts';
import { SelectBox } from '../../ui/select-box.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { FilingTabs } from '../parts/filing-tabs.tsx';
import { Search, useFilterOptions, usualParams, withoutFilters, YearFilter } from '../parts/filters.tsx';
import { Narrow } from '../parts/narrow.tsx';
import { filingMessages as messages } from './messages.ts';
import { useMoving } from './use-moving.tsx';

const FileDialog = lazyPart(() => import('./file-dialog.tsx'));

/** In the address: all units that the reader's records unit decides for. */
const allUnits = 'semua';
const ownUnit = 'saya';
/** By what the list is narrowed, and how the address says it. */
const params = { ...usualParams, origin: 'asal', unitId: 'unit' };

/** Items of the unit in no filing unit yet, with a suggestion (DOMAIN 8: belum diberkaskan). */
function UnfiledPage() {
  const place = useUrlState();
  const { listUnfiled } = useNaskah();
  const move = useMoving();
  const [isFiling, setFiling] = useState(false);
  const { isPending, request } = useRequest();
  const filters = place.filters(params);
  const { page, param, set, turn } = place;
  const query = useQuery({
    queryKey: ['filing', 'unfiled', filters, page],
    queryFn: ({ signal }) =>
      listUnfiled({
        ...filters,
        unitId: filters.unitId === allUnits ? 'all' : filters.unitId,
        ...{ page, perPage, signal },
      }),
    placeholderData: (before) => before,
  });
  const isRecords = useSigned().data?.viewer.isUnitKearsipan === true;
  const units = useFilterOptions('master-data.unit-organisasi', { enabled: isRecords });
  const mine = (query.data?.items ?? []).filter(({ canFile }) => canFile);
  const picked = useSelection(mine, mostFiledAtOnce);
  const suggested = picked.chosen.filter((item) => item.suggested);
  const fileSuggested = async () => {
    const byUnit = Map.groupBy(suggested, (item) => item.suggested?.id ?? '');
    const moves = [...byUnit].map(([to, items]) => ({ ids: items.map(({ id }) => id), to }));
    if (await request(() => move(moves))) picked.clear();
    else void query.refetch();
  };
  const isNarrowed = Object.keys(filters).length > 0;
  // The bar is far from the middle of a long table; the palette offers the action at once.
  useActions(
    picked.chosen.length > 0 ? [{ words: translate(messages.file), run: () => setFiling(true) }] : [],
  );
  return (
    <div className="archive-page">
      <PageHeader title={translate(messages.unfiled)} text={translate(messages.unfiledText)} />
      <FilingTabs />
      <Narrow>
        <Search label={translate(messages.search)} />
        <YearFilter count={6} />
        <Filter
          label={translate(messages.origin)}
          value={param(params.origin)}
          options={[
            { value: 'naskah', label: translate(messages.letter) },
            { value: 'unggah', label: translate(messages.uploaded) },
          ]}
          onChange={(asal) => set({ asal })}
        />
        {isRecords && (
          <Filter
            label={translate(messages.ofUnit)}
            value={param(params.unitId) || ownUnit}
            isRequired
            options={[
              { value: ownUnit, label: translate(messages.ownUnit) },
              { value: allUnits, label: translate(messages.allUnits) },
              ...units,
            ]}
            onChange={(unit) => set({ unit: unit === ownUnit ? null : unit })}
          />
        )}
      </Narrow>
      <PagedCard
        query={query}
        empty={<EmptyState title={translate(messages.allFiled)} />}
        onClear={isNarrowed ? () => set(withoutFilters(params)) : undefined}
        page={page}
        onPage={turn}
      >
        {(items) => (
          <StackedTable>
            <thead>
              <tr>
                <th scope="col" className="is-box">
                  <SelectBox
                    label={translate(messages.chooseAll)}
                    isChosen={picked.isAll}
                    disabled={mine.length === 0}
                    indeterminate={picked.chosen.length > 0 && !picked.isAll}
                    onToggle={picked.toggleAll}
                  />
                </th>
                <th scope="col">{translate(messages.title)}</th>
                <th scope="col">{translate(messages.date)}</th>
                <th scope="col">{translate(messages.classification)}</th>
                <th scope="col">{translate(messages.suggestion)}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id} aria-selected={picked.has(item.id)}>
                  <td className="is-box">
                    {item.canFile && (
                      <SelectBox
                        label={translate(messages.choose(item.title))}
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
                        <small>{translate(messages.filedByUnit)}</small>
                      </>
                    ) : item.suggested ? (
                      <>
                        {item.suggested.label}
                        <small>{item.suggested.code}</small>
                      </>
                    ) : (
                      <SoftChip>{translate(messages.noSuggestion)}</SoftChip>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </StackedTable>
        )}
      </PagedCard>
      {picked.chosen.length > 0 && (
        <ChosenBar
          label={translate(messages.chosenItems)}
          count={translate(messages.chosen(picked.chosen.length))}
          onClear={picked.clear}
        >
          {suggested.length > 0 && (
            <button type="button" disabled={isPending} onClick={() => void fileSuggested()}>
              <Sparkles size={15} strokeWidth={1.6} aria-hidden />
              {translate(messages.takeSuggestions(suggested.length))}
            </button>
          )}
          <button type="button" disabled={isPending} onClick={() => setFiling(true)}>
            <FolderInput size={15} strokeWidth={1.6} aria-hidden />
            {translate(messages.file)}
          </button>
        </ChosenBar>
      )}
      <Suspense>
        {isFiling && (
          <FileDialog
            title={translate(messages.fileTitle(picked.chosen.length))}
            classificationId={picked.chosen[0]?.classification.id}
            suggestedId={picked.chosen[0]?.suggested?.id}
            year={Number(picked.chosen[0]?.documentDate.slice(0, 4)) || new Date().getFullYear()}
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
