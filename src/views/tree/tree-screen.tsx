import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import { LinkBase, ListBase, useCreatePath, useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages, addVerb } from '../../../resources/add-messages.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useIsPhone, useKeysWithHelp } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FilterBar } from '../filters/index.ts';
import { ImportButton } from '../import/import-button.tsx';
import { BulkBar } from '../list/bulk/bulk-bar.tsx';
import { BulkProvider } from '../list/bulk/bulk-provider.tsx';
import { ColumnsButton } from '../list/columns-button.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { ListEmpty, ListFilteredEmpty, ListProblem } from '../list/list-empty.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { listMessages } from '../messages.ts';
import { ActionButton } from '../page/action-button.tsx';
import { branchOf } from '../page/record-header.tsx';
import { representationOf, useDeclared } from '../record.ts';
import { useMayAddHere } from '../use-may-use.ts';
import { treeMessages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import { branchesAround, topId } from './tree-data.ts';
import { TreePane } from './tree-pane.tsx';
import { TreeTools } from './tree-tools.tsx';
import { useMove } from './use-move.tsx';
import { useTreeState } from './use-tree-state.ts';
import { useViewKey } from './use-view-key.ts';
import { ViewToggle } from './view-toggle.tsx';

/** With the list's search, filters, columns, choice of rows, import and export; filters are the list's own. */
export default function TreeScreen() {
  const resource = useDeclared();
  return (
    <ListBase
      sort={resource.sort}
      exporter={false}
      // The address would lose the view that it names.
      disableSyncWithLocation
      storeKey={`${resource.name}.listParams`}
      queryOptions={{ enabled: false }}
    >
      <Tree resource={resource} />
    </ListBase>
  );
}

function Tree({ resource }: { resource: Resource }) {
  const { filterValues, setFilters } = useListContext();
  const isPhone = useIsPhone();
  const createPath = useCreatePath();
  const mayAdd = useMayAddHere(resource);
  const parent = String(resource.parent);
  const hasOrder = resource.fields.sortOrder?.kind === 'integer';
  const field = resource.fields[parent];
  const mayMove = !(field && 'fixed' in field.options && field.options.fixed);
  const state = useTreeState(resource, parent, filterValues);
  const mover = useMove(resource, state, hasOrder);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement }>();
  const openMenu = useCallback((id: string, anchor: HTMLElement) => setMenu({ id, anchor }), []);
  const [moving, setMoving] = useState<string>();
  const viewKey = useViewKey(resource);
  const keys = useKeysWithHelp(
    [
      ...viewKey,
      {
        key: '/',
        words: translate(listMessages.search(resource.label)),
        run: () => document.querySelector<HTMLInputElement>('main input[aria-keyshortcuts="/"]')?.select(),
      },
    ],
    treeKeyHelp(mayMove),
  );
  const { tree, found } = state;
  const top = tree.branches[topId];
  const menuRow = menu && tree.rows[menu.id];
  const movingRow = moving ? tree.rows[moving] : undefined;
  const asked = mover.asked && tree.rows[mover.asked.id];
  return (
    <BulkProvider
      resource={resource}
      onChanged={(ids) => void state.renew([topId, ...branchesAround(tree, ids)])}
    >
      <Page>
        <PageHeader
          breadcrumb={branchOf(resource).map((label) => ({ label: translate(label) }))}
          title={translate(resource.label)}
          actions={
            <>
              <ViewToggle resource={resource} />
              <ImportButton resource={resource} />
              <ExportButton resource={resource} />
              {mayAdd && (
                <ActionButton
                  component={LinkBase}
                  to={createPath({ resource: resource.name, type: 'create' })}
                  variant="contained"
                  color="primary"
                  label={translate(addMessages(resource))}
                  short={translate(addVerb(resource))}
                  icon={Plus}
                />
              )}
            </>
          }
        />
        <FilterBar resource={resource}>
          {!isPhone && (
            <>
              <TreeTools state={state} />
              <ColumnsButton resource={resource} />
            </>
          )}
        </FilterBar>
        {isPhone && (
          <div>
            <TreeTools state={state} />
          </div>
        )}
        {!top ? (
          <ListSkeleton columns={resource.columns.length} />
        ) : top.isFailed && top.ids.length === 0 ? (
          <ListProblem error={undefined} onRetry={() => void state.reload([topId])} />
        ) : top.ids.length > 0 ? (
          <TreePane
            resource={resource}
            state={state}
            hasOrder={hasOrder}
            mayMove={mayMove}
            onMove={mover.move}
            onMenu={openMenu}
          />
        ) : found ? (
          <ListFilteredEmpty onClear={() => setFilters({}, {})} />
        ) : (
          <ListEmpty resource={resource} />
        )}
        {menu && menuRow && (
          <RowMenu
            resource={resource}
            row={menuRow}
            anchor={menu.anchor}
            onMove={mayMove ? () => setMoving(menu.id) : undefined}
            onClose={() => setMenu(undefined)}
          />
        )}
        <BulkBar resource={resource} />
        {moving && movingRow && (
          <MoveDialog
            resource={resource}
            row={movingRow}
            parent={parent}
            hasOrder={hasOrder}
            onMove={(place, to) => mover.move(moving, place, to)}
            onClose={() => setMoving(undefined)}
          />
        )}
        {mover.asked && asked && (
          <ConfirmDialog
            open
            title={translate(
              treeMessages.codeTitle(
                String(asked.code),
                mover.asked.to
                  ? representationOf(resource, mover.asked.to)
                  : translate(treeMessages.topLevel),
              ),
            )}
            confirm={translate(treeMessages.moveNow)}
            onConfirm={() => mover.answer(true)}
            onClose={() => mover.answer(false)}
          >
            {translate(treeMessages.codeText(String(asked.code), mover.asked.branch))}
          </ConfirmDialog>
        )}
        {keys}
      </Page>
    </BulkProvider>
  );
}

const treeKeyHelp = (mayMove: boolean) => [
  { key: '↑ ↓', words: translate(treeMessages.keys.go) },
  { key: '← →', words: translate(treeMessages.keys.open) },
  { key: 'Home End', words: translate(treeMessages.keys.ends) },
  { key: 'Enter', words: translate(treeMessages.keys.show) },
  ...(mayMove
    ? [
        { key: translate(treeMessages.space), words: translate(treeMessages.keys.lift) },
        { key: 'Esc', words: translate(treeMessages.keys.cancel) },
      ]
    : []),
  { key: 'Shift F10', words: translate(treeMessages.keys.menu) },
];

const Page = styled('div')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', gap: 14 });
