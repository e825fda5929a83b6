import { useQuery, useQueryClient } from '@tanstack/react-query';
import FileClock from 'lucide-react/icons/file-clock';
import { Suspense, useState } from 'react';
import { LinkBase, useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { stateChoices } from '../../../domain/archive/retention-words.ts';
import type { DueUnit } from '../../../domain/calls/archive-retention.ts';
import { mostUnitsProposed } from '../../../domain/most-at-once.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { lazyPart, useActions, useSigned } from '../../shell/index.ts';
import { ChosenBar } from '../../ui/chosen-bar.tsx';
import { StackedTable } from '../../ui/data-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { withoutFilters } from '../parts/filters.tsx';
import { dueParams } from './due-filters.tsx';
import { retentionMessages as messages } from './messages.ts';
import { UnitCells, UnitHeadings } from './unit-cells.tsx';

const ProposeDialog = lazyPart(() => import('./propose-dialog.tsx'));

const empty: Record<ProposalKind, Message> = {
  transfer: messages.emptyTransfer,
  destroy: messages.emptyDestroy,
  permanent: messages.emptyPermanent,
  appraise: messages.emptyAppraise,
};

export function DueTable({ kind }: { kind: ProposalKind }) {
  const place = useUrlState();
  const { listDue } = useNaskah();
  const { data: signed } = useSigned();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isProposing, setProposing] = useState(false);
  const filters = place.filters(dueParams);
  const { page, set, turn } = place;
  const query = useQuery({
    queryKey: ['retention', 'due', kind, filters, page],
    queryFn: ({ signal }) => listDue({ kind, ...filters, page, perPage, signal }),
    placeholderData: (before) => before,
  });
  const isRecords = signed?.viewer.isUnitKearsipan === true;
  // The unit that made the files proposes a transfer, the records unit the rest (DOMAIN 8).
  const isMine = (unit: DueUnit): boolean => kind !== 'transfer' || unit.unit.id === signed?.user.unitId;
  const isFree = (unit: DueUnit): boolean => !unit.isHeld && !unit.proposal && isMine(unit);
  const free = (query.data?.items ?? []).filter(isFree);
  const picked = useSelection(free, mostUnitsProposed);
  const mayPropose = kind === 'transfer' || isRecords;
  const isNarrowed = Object.keys(filters).length > 0;
  // The bar is far from the middle of a long table; the palette offers the action at once.
  useActions(
    mayPropose && picked.chosen.length > 0
      ? [{ words: translate(messages.propose), run: () => setProposing(true) }]
      : [],
  );
  return (
    <>
      <PagedCard
        query={query}
        empty={<EmptyState title={translate(empty[kind])} />}
        onClear={isNarrowed ? () => set(withoutFilters(dueParams)) : undefined}
        page={page}
        onPage={turn}
      >
        {(items) => (
          <StackedTable>
            <thead>
              <tr>
                {mayPropose && (
                  <th scope="col" className="is-box">
                    <SelectBox
                      label={translate(messages.chooseAll)}
                      isChosen={picked.isAll}
                      disabled={free.length === 0}
                      indeterminate={picked.chosen.length > 0 && !picked.isAll}
                      onToggle={picked.toggleAll}
                    />
                  </th>
                )}
                <UnitHeadings />
              </tr>
            </thead>
            <tbody>
              {items.map((unit) => (
                <tr key={unit.id} aria-selected={mayPropose ? picked.has(unit.id) : undefined}>
                  {mayPropose && (
                    <td className="is-box">
                      {isFree(unit) && (
                        <SelectBox
                          label={translate(messages.choose(unit.title))}
                          isChosen={picked.has(unit.id)}
                          onToggle={(isRange) => picked.toggle(unit.id, isRange)}
                        />
                      )}
                    </td>
                  )}
                  <UnitCells unit={unit} />
                  <td>
                    <StateOf unit={unit} />
                    {!isMine(unit) && !unit.proposal && !unit.isHeld && (
                      <small>
                        <LinkBase to={`${filingPages.list}/${unit.id}`}>
                          {translate(messages.byItsUnit)}
                        </LinkBase>
                      </small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </StackedTable>
        )}
      </PagedCard>
      {mayPropose && picked.chosen.length > 0 && (
        <ChosenBar
          label={translate(messages.chosenUnits)}
          count={translate(messages.chosen(picked.chosen.length))}
          onClear={picked.clear}
        >
          <button type="button" onClick={() => setProposing(true)}>
            <FileClock size={15} strokeWidth={1.6} aria-hidden />
            {translate(messages.propose)}
          </button>
        </ChosenBar>
      )}
      <Suspense>
        {isProposing && (
          <ProposeDialog
            kind={kind}
            units={picked.chosen}
            onDone={(id) => {
              void client.invalidateQueries({ queryKey: ['retention'] });
              navigate(`${filingPages.retention}/${id}`);
            }}
            onClose={() => setProposing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function StateOf({ unit }: { unit: DueUnit }) {
  if (unit.isHeld) return <SoftChip tone="danger">{translate(messages.held)}</SoftChip>;
  if (!unit.proposal) return <SoftChip tone="warn">{translate(messages.due)}</SoftChip>;
  const state = choiceOf(stateChoices, unit.proposal.state);
  return (
    <LinkBase to={`${filingPages.retention}/${unit.proposal.id}`} className="retention-link">
      {translate(messages.inProposal(state ? translate(state.label).toLowerCase() : ''))}
    </LinkBase>
  );
}
