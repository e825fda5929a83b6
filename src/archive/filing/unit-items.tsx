import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import FolderInput from 'lucide-react/icons/folder-input';
import FolderOutput from 'lucide-react/icons/folder-output';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { mostFiledAtOnce } from '../../../domain/most-at-once.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { archive, archivePageOf, inactiveArchive } from '../../../resources/dokumen/arsip.ts';
import { lazyPart } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format.ts';
import '../parts/parts.css';
import { ChosenBar } from '../../ui/chosen-bar.tsx';
import { StackedTable } from '../../ui/data-table.ts';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { isWritable, type Row } from '../../views/parts.ts';
import { filingMessages as messages } from './messages.ts';
import { useMoving } from './use-moving.tsx';

const FileDialog = lazyPart(() => import('./file-dialog.tsx'));
const states = archive.fields.status.choices;

/** Items in a filing unit; while it is open they can be moved or taken out. */
export function UnitItems({ row, onChanged }: { row: Row; onChanged: () => void }) {
  const { getList } = useNaskah();
  const { isPending, request } = useRequest();
  const [page, setPage] = useState(1);
  const [isMoving, setMoving] = useState(false);
  const id = String(row.id);
  const query = useQuery({
    queryKey: ['filing', 'items', id, page, row.itemCount, row.stage],
    queryFn: async ({ signal }) => {
      const found = await getList<Row>((isWithUnit(row.stage) ? archive : inactiveArchive).name, {
        pagination: { page, perPage },
        sort: { field: 'documentDate', order: 'DESC' },
        filter: { filingUnitId: id },
        signal,
      });
      return { items: found.data, totalCount: found.total ?? 0, totalIsEstimated: false };
    },
    placeholderData: (before) => before,
  });
  const picked = useSelection(query.data?.items ?? [], mostFiledAtOnce);
  const mayMove = row.status === 'open' && isWritable(row);
  const moving = useMoving(onChanged);
  const move = async (to: string | null) => {
    await moving([{ ids: picked.chosen.map((item) => item.id), to }]);
    picked.clear();
  };
  return (
    <div className="filing-items">
      <PagedCard
        query={query}
        empty={
          <EmptyState
            title={translate(messages.emptyUnit)}
            text={mayMove ? translate(messages.emptyUnitText) : ''}
            action={
              mayMove && (
                <Button component={LinkBase} to={filingPages.unfiled} variant="outlined">
                  {translate(messages.unfiled)}
                </Button>
              )
            }
          />
        }
        page={page}
        onPage={setPage}
      >
        {(items) => (
          <StackedTable>
            <thead>
              <tr>
                {mayMove && (
                  <th scope="col" className="is-box">
                    <SelectBox
                      label={translate(messages.chooseAll)}
                      isChosen={picked.isAll}
                      indeterminate={picked.chosen.length > 0 && !picked.isAll}
                      onToggle={picked.toggleAll}
                    />
                  </th>
                )}
                <th scope="col">{translate(messages.title)}</th>
                <th scope="col">{translate(messages.date)}</th>
                <th scope="col">{translate(messages.state)}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => {
                return (
                  <tr key={item.id} aria-selected={mayMove ? picked.has(String(item.id)) : undefined}>
                    {mayMove && (
                      <td className="is-box">
                        <SelectBox
                          label={translate(messages.choose(String(item.title)))}
                          isChosen={picked.has(String(item.id))}
                          onToggle={(isRange) => picked.toggle(String(item.id), isRange)}
                        />
                      </td>
                    )}
                    <td className="is-name">
                      <LinkBase to={archivePageOf({ id: String(item.id), status: item.status })}>
                        {String(item.title)}
                      </LinkBase>
                      {item.number ? <small>{String(item.number)}</small> : null}
                    </td>
                    <td className="is-short">{formatDate(String(item.documentDate))}</td>
                    <td>
                      <StateChip of={choiceOf(states, item.status)} />
                    </td>
                  </tr>
                );
              })}
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
          <button type="button" onClick={() => setMoving(true)}>
            <FolderInput size={15} strokeWidth={1.6} aria-hidden />
            {translate(messages.move)}
          </button>
          <button type="button" disabled={isPending} onClick={() => void request(() => move(null))}>
            <FolderOutput size={15} strokeWidth={1.6} aria-hidden />
            {translate(messages.takeOut)}
          </button>
        </ChosenBar>
      )}
      <Suspense>
        {isMoving && (
          <FileDialog
            title={translate(messages.moveOnTitle(picked.chosen.length))}
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
}
