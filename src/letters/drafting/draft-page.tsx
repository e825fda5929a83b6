import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useRef } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isOpenDraft, letterLife, letterStates } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { useKeysWithHelp } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-header.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { keys } from '../cache.ts';
import { useDuplicate } from '../duplicating/index.ts';
import { ChosenRows } from '../lists/chosen-rows.tsx';
import { FilterTabs } from '../lists/filter-tabs.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { usePaged } from '../lists/paged.ts';
import { Rows } from '../lists/rows.tsx';
import { enterKey, rowInHand, useRowKeys } from '../lists/use-row-keys.ts';
import { WriteButton } from '../lists/write-button.tsx';
import { mailboxMessages } from '../messages.ts';
import { LeftBehind } from '../succession/index.ts';
import { useOpenItem } from '../use-open-item.ts';
import { DraftRow } from './draft-row.tsx';
import { draftMessages } from './messages.ts';
import { useThrowingAway } from './use-throwing-away.tsx';
import '../desk.css';
import '../lists/page.css';
import '../tasks/bulk/bulk.css';

/** Each is deleted by a call of its own. */
const mostDeleted = 50;

const states = [
  { state: '', label: mailboxMessages.allOf },
  ...letterStates.filter(isOpenDraft).map((state) => ({ state, label: letterLife[state].label })),
];

/** /naskah-dinas/draft: letters that are still being written, the latest first. */
function DraftPage() {
  usePageTitle(translate(draftMessages.drafts));
  const place = useOpenItem('/naskah-dinas/draft');
  const firstChar = place.param('q');
  const state = states.find((known) => known.state === place.param('keadaan'))?.state ?? '';
  const order = place.param('urut') === 'lama' ? 'ASC' : 'DESC';
  const { listDraft } = useNaskah();
  const list = usePaged([...keys.draft(firstChar), state, order], (page) =>
    listDraft({ ...page, firstChar, orderBy: 'updatedAt', order, ...(state && { filter: { state } }) }),
  );
  const selection = useSelection(list.items, mostDeleted);
  const { chosen, toggle } = selection;
  const throwAway = useThrowingAway();
  const { duplicate } = useDuplicate();
  const rows = useRef<HTMLElement>(null);
  const inHand = () => list.items.find(({ id }) => id === rowInHand(rows.current, null));
  const help = useKeysWithHelp(
    [
      ...useRowKeys({ list: rows, openRow: null, more: list.more, hasSearch: true }),
      { key: 'x', words: translate(draftMessages.selectDraft), run: () => toggleInHand() },
      { key: 'd', words: translate(draftMessages.duplicateDraft), run: () => void duplicateInHand() },
      { key: 'Delete', words: translate(draftMessages.remove), run: () => deleteInHand() },
    ],
    [enterKey()],
  );
  const toggleInHand = () => {
    const item = inHand();
    if (item) toggle(item.id);
  };
  const duplicateInHand = async () => {
    const item = inHand();
    if (item) await duplicate(item.id);
  };
  const deleteInHand = () => {
    const item = inHand();
    if (chosen.length > 0 || item) void throwAway(chosen.length > 0 ? chosen : item ? [item] : []);
  };
  const isNarrowed = firstChar !== '' || state !== '';

  return (
    <section className="mailbox-page" ref={rows} aria-label={translate(draftMessages.drafts)}>
      <ListHead
        title={translate(draftMessages.drafts)}
        search={{
          label: translate(draftMessages.searchDrafts),
          value: firstChar,
          onChange: (q) => place.go(place.to([], { q }), { replace: true }),
        }}
      >
        <div className="draft-narrow">
          <FilterTabs
            label={translate(draftMessages.filterDrafts)}
            tabs={states.map((tab) => ({
              label: translate(tab.label),
              to: place.to([], { keadaan: tab.state || null }),
              isActive: tab.state === state,
            }))}
          />
          <button
            type="button"
            className="draft-sort"
            onClick={() => place.go(place.to([], { urut: order === 'DESC' ? 'lama' : null }))}
          >
            <ArrowDownUp size={15} strokeWidth={1.6} aria-hidden />
            {order === 'DESC' ? translate(draftMessages.newestFirst) : translate(draftMessages.oldestFirst)}
          </button>
        </div>
      </ListHead>
      <div className="mailbox-left">
        <Suspense>
          <LeftBehind />
        </Suspense>
      </div>
      <div className="card">
        <Rows
          label={translate(draftMessages.draftLetters)}
          search={firstChar}
          list={list}
          row={(item) => (
            <DraftRow
              item={item}
              isChosen={selection.has(item.id)}
              onChoose={(isRange) => toggle(item.id, isRange)}
              onDuplicate={() => void duplicate(item.id)}
              onDelete={() => void throwAway([item])}
            />
          )}
          empty={<EmptyState title={translate(draftMessages.none)} action={<WriteButton />} />}
          clear={isNarrowed ? () => place.go(place.to([], { q: null, keadaan: null })) : undefined}
        />
      </div>
      <ChosenRows selection={selection} label={translate(draftMessages.chosenDrafts)}>
        <button type="button" onClick={() => void throwAway(chosen)}>
          <Trash2 size={15} strokeWidth={1.6} aria-hidden />
          {translate(draftMessages.removeChosen)}
        </button>
      </ChosenRows>
      {help}
    </section>
  );
}

export default DraftPage;
