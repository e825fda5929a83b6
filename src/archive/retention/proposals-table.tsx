import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { kindChoices, stateChoices } from '../../../domain/archive/retention-words.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { StackedTable } from '../../ui/data-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { Filter } from '../../ui/pickers/index.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { withoutFilters } from '../parts/filters.tsx';
import { retentionMessages as messages } from './messages.ts';

/** By what the list is narrowed, and how the address says it. */
const params = { kind: 'jenis', state: 'keadaan', turn: 'giliran' };
const mine = 'saya';

/** Proposals the user may see, newest first; marks those that wait for the user. */
export function ProposalsTable() {
  const place = useUrlState();
  const { listProposals } = useNaskah();
  const { turn: whose, ...filters } = place.filters(params);
  const isMine = whose === mine;
  const isNarrowed = isMine || Object.keys(filters).length > 0;
  const { page, set, turn } = place;
  const query = useQuery({
    queryKey: ['retention', 'proposals', filters, isMine, page],
    queryFn: ({ signal }) => listProposals({ ...filters, mine: isMine || undefined, page, perPage, signal }),
    placeholderData: (before) => before,
  });
  return (
    <PagedCard
      query={query}
      empty={
        <EmptyState title={translate(messages.noProposals)} text={translate(messages.noProposalsText)} />
      }
      onClear={isNarrowed ? () => set(withoutFilters(params)) : undefined}
      page={page}
      onPage={turn}
    >
      {(items) => (
        <StackedTable>
          <thead>
            <tr>
              <th scope="col">{translate(messages.proposal)}</th>
              <th scope="col">{translate(messages.kind)}</th>
              <th scope="col">{translate(messages.unit)}</th>
              <th scope="col" className="is-number">
                {translate(messages.filingUnits)}
              </th>
              <th scope="col" className="is-number">
                {translate(messages.archiveItems)}
              </th>
              <th scope="col">{translate(messages.made)}</th>
              <th scope="col">{translate(messages.state)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((one) => {
              const kindOf = choiceOf(kindChoices, one.kind);
              return (
                <tr key={one.id}>
                  <td className="is-name">
                    <LinkBase to={`${filingPages.retention}/${one.id}`}>{one.number}</LinkBase>
                    {one.isMine && (
                      <small className="retention-mine">{translate(messages.waitsForYou)}</small>
                    )}
                  </td>
                  <td>{kindOf && translate(kindOf.label)}</td>
                  <td>{one.unit.label}</td>
                  <td className="is-number" data-label={translate(messages.filingUnits)}>
                    {formatNumber(one.unitCount)}
                  </td>
                  <td className="is-number" data-label={translate(messages.archiveItems)}>
                    {formatNumber(one.itemCount)}
                  </td>
                  <td className="is-short">{formatDate(one.createdAt)}</td>
                  <td>
                    <StateChip of={choiceOf(stateChoices, one.state)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </StackedTable>
      )}
    </PagedCard>
  );
}

export function ProposalFilters() {
  const { param, set } = useUrlState();
  const asOptions = (choices: typeof kindChoices) =>
    choices.map(({ value, label }) => ({ value, label: translate(label) }));
  return (
    <>
      <Filter
        label={translate(messages.kind)}
        value={param(params.kind)}
        options={asOptions(kindChoices)}
        onChange={(jenis) => set({ jenis })}
      />
      <Filter
        label={translate(messages.state)}
        value={param(params.state)}
        options={asOptions(stateChoices)}
        onChange={(keadaan) => set({ keadaan })}
      />
      <Filter
        label={translate(messages.turn)}
        value={param(params.turn)}
        options={[{ value: mine, label: translate(messages.waitsForYou) }]}
        onChange={(giliran) => set({ giliran })}
      />
    </>
  );
}
