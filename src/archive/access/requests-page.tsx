import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { accessLife, accessStates, newAccessRequest } from '../../../domain/archive/access-life.ts';
import { accessPage } from '../../../domain/archive/access-requests.ts';
import type { AccessRequest } from '../../../domain/calls/archive-access.ts';
import { say, type Words } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { Filter } from '../../ui/pickers/index.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { Narrow } from '../parts/narrow.tsx';
import { accessWords as words } from './words.ts';
import '../parts/parts.css';
import './access.css';

type List = {
  key: string;
  label: Words;
  side: string;
  /** It shows requests of this state only. */
  state?: string;
  empty: { title: Words; text: Words };
};

const mine: List = {
  ...{ key: 'saya', side: 'mine', label: words.mine },
  empty: { title: words.noneMine, text: words.noneMineText },
};
const toDecide: List = {
  ...{ key: 'keputusan', side: 'decide', state: newAccessRequest, label: words.toDecide },
  empty: { title: words.noneToDecide, text: words.noneToDecideText },
};
const lists: readonly List[] = [
  mine,
  toDecide,
  { key: 'semua', side: '', label: words.all, empty: { title: words.none, text: words.noneMineText } },
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
      <PageHeader title={say(words.title)} text={say(words.text)} />
      <Tabs
        value={list.key}
        onChange={(_, key: string) => place.set({ daftar: key, keadaan: null })}
        aria-label={say(words.lists)}
        className="archive-tabs"
        variant="scrollable"
        scrollButtons={false}
      >
        {lists.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            label={say(key === toDecide.key && count > 0 ? words.toDecideCount(count) : label)}
          />
        ))}
      </Tabs>
      {!fixed && (
        <Narrow>
          <Filter
            label={say(words.state)}
            value={state}
            options={accessStates.map((value) => ({ value, label: say(accessLife[value].label) }))}
            onChange={(keadaan) => set({ keadaan })}
          />
        </Narrow>
      )}
      <PagedCard
        query={query}
        empty={<EmptyState title={say(list.empty.title)} text={say(list.empty.text)} />}
        onClear={state && !fixed ? () => set({ keadaan: '' }) : undefined}
        page={page}
        onPage={(to) => set({ halaman: String(to) })}
      >
        {(items) => (
          <table className="archive-table is-plain">
            <thead>
              <tr>
                <th scope="col">{say(words.item)}</th>
                <th scope="col">{say(words.unit)}</th>
                <th scope="col">{say(words.askedBy)}</th>
                <th scope="col">{say(words.asked)}</th>
                <th scope="col">{say(words.until)}</th>
                <th scope="col">{say(words.state)}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((one) => (
                <RequestRow key={one.id} one={one} marks={!fixed} />
              ))}
            </tbody>
          </table>
        )}
      </PagedCard>
    </div>
  );
}

function RequestRow({ one, marks }: { one: AccessRequest; marks: boolean }) {
  return (
    <tr>
      <td className="is-name">
        <LinkBase to={`${accessPage.path}/${one.id}`}>{one.archive.title ?? say(words.unseen)}</LinkBase>
        {one.archive.number && <small>{one.archive.number}</small>}
        {marks && one.waitsForMe && <small className="access-mine">{say(words.waitsForMe)}</small>}
      </td>
      <td>{one.archive.unit.label}</td>
      <td>
        {one.by.label}
        <small>{one.by.positionName}</small>
      </td>
      <td className="is-short" data-label={say(words.asked)}>
        {formatDate(one.askedAt)}
      </td>
      <td className="is-short" data-label={say(words.until)}>
        {formatDate(one.untilDay ?? one.wantedUntil)}
      </td>
      <td>
        <StateChip of={accessLife[one.state]} />
      </td>
    </tr>
  );
}

export default RequestsPage;
