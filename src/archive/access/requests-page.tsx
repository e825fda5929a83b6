import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { accessLife, accessStates, newAccessRequest } from '../../../domain/archive/access-life.ts';
import { accessPage } from '../../../domain/archive/access-requests.ts';
import type { AccessRequest } from '../../../domain/calls/archive-access.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { Filter } from '../../ui/pickers/index.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { Narrow } from '../parts/narrow.tsx';
import { accessMessages as messages } from './messages.ts';
import '../parts/parts.css';
import './access.css';
import { StackedTable } from '../../ui/data-table.ts';

type List = {
  key: string;
  label: Message;
  side: string;
  /** It shows requests of this state only. */
  state?: string;
  empty: { title: Message; text: Message };
};

const mine: List = {
  ...{ key: 'saya', side: 'mine', label: messages.mine },
  empty: { title: messages.noneMine, text: messages.noneMineText },
};
const toDecide: List = {
  ...{ key: 'keputusan', side: 'decide', state: newAccessRequest, label: messages.toDecide },
  empty: { title: messages.noneToDecide, text: messages.noneToDecideText },
};
const lists: readonly List[] = [
  mine,
  toDecide,
  {
    key: 'semua',
    side: '',
    label: messages.all,
    empty: { title: messages.none, text: messages.noneMineText },
  },
];

function RequestsPage() {
  const place = useUrlState();
  const { listAccessRequests } = useNaskah();
  const { data: waiting, isPending } = useQuery({
    queryKey: ['access-requests', newAccessRequest],
    queryFn: ({ signal }) =>
      listAccessRequests({ side: 'decide', state: newAccessRequest, page: 1, perPage: 1, signal }),
  });
  const count = waiting?.totalCount ?? 0;
  const named = lists.find(({ key }) => key === place.get('daftar'));
  // Without a list in the address, the requests to decide come first.
  const list = named ?? (count > 0 ? toDecide : mine);
  const { side, state: fixed } = list;
  const state = fixed ?? place.param('keadaan');
  const { page } = place;
  const set = (values: Record<string, string>) => place.set({ daftar: list.key, ...values });
  const query = useQuery({
    queryKey: ['access-requests', side, state, page],
    queryFn: ({ signal }) => listAccessRequests({ side, state, page, perPage, signal }),
    enabled: named !== undefined || !isPending,
    placeholderData: (before, query) => (query?.queryKey[1] === side ? before : undefined),
  });
  return (
    <div className="archive-page">
      <PageHeader title={translate(messages.title)} text={translate(messages.text)} />
      <Tabs
        value={list.key}
        onChange={(_, key: string) => place.set({ daftar: key, keadaan: null })}
        aria-label={translate(messages.lists)}
        className="archive-tabs"
        variant="scrollable"
        scrollButtons={false}
      >
        {lists.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            label={translate(key === toDecide.key && count > 0 ? messages.toDecideCount(count) : label)}
          />
        ))}
      </Tabs>
      {!fixed && (
        <Narrow>
          <Filter
            label={translate(messages.state)}
            value={state}
            options={accessStates.map((value) => ({ value, label: translate(accessLife[value].label) }))}
            onChange={(keadaan) => set({ keadaan })}
          />
        </Narrow>
      )}
      <PagedCard
        query={query}
        empty={<EmptyState title={translate(list.empty.title)} text={translate(list.empty.text)} />}
        onClear={state && !fixed ? () => set({ keadaan: '' }) : undefined}
        page={page}
        onPage={(to) => set({ halaman: String(to) })}
      >
        {(items) => (
          <StackedTable>
            <thead>
              <tr>
                <th scope="col">{translate(messages.item)}</th>
                <th scope="col">{translate(messages.unit)}</th>
                <th scope="col">{translate(messages.askedBy)}</th>
                <th scope="col">{translate(messages.asked)}</th>
                <th scope="col">{translate(messages.until)}</th>
                <th scope="col">{translate(messages.state)}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((one) => (
                <RequestRow key={one.id} one={one} marks={!fixed} />
              ))}
            </tbody>
          </StackedTable>
        )}
      </PagedCard>
    </div>
  );
}

function RequestRow({ one, marks }: { one: AccessRequest; marks: boolean }) {
  return (
    <tr>
      <td className="is-name">
        <LinkBase to={`${accessPage.path}/${one.id}`}>
          {one.archive.title ?? translate(messages.unseen)}
        </LinkBase>
        {one.archive.number && <small>{one.archive.number}</small>}
        {marks && one.waitsForMe && <small className="access-mine">{translate(messages.waitsForMe)}</small>}
      </td>
      <td>{one.archive.unit.label}</td>
      <td>
        {one.by.label}
        <small>{one.by.positionName}</small>
      </td>
      <td className="is-short" data-label={translate(messages.asked)}>
        {formatDate(one.askedAt)}
      </td>
      <td className="is-short" data-label={translate(messages.until)}>
        {formatDate(one.untilDay ?? one.wantedUntil)}
      </td>
      <td>
        <StateChip of={accessLife[one.state]} />
      </td>
    </tr>
  );
}

export default RequestsPage;
