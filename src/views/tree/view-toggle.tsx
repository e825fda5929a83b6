import { styled } from '@mui/material/styles';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FolderTree from 'lucide-react/icons/folder-tree';
import Images from 'lucide-react/icons/images';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Kanban from 'lucide-react/icons/square-kanban';
import { useEffect, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';
import { type ListView, useListView, viewsOf } from './use-list-view.ts';
import { viewMessages } from './view-messages.ts';

/** The other view is another page with its own toggle; this carries the focus over. */
let isChosenHere = false;

const views = [
  { view: 'daftar', label: viewMessages.list, Icon: List },
  { view: 'pohon', label: viewMessages.tree, Icon: FolderTree },
  { view: 'papan', label: viewMessages.board, Icon: Kanban },
  { view: 'kartu', label: viewMessages.cards, Icon: LayoutGrid },
  { view: 'galeri', label: viewMessages.gallery, Icon: Images },
  { view: 'kalender', label: viewMessages.calendar, Icon: CalendarDays },
] as const;

/** Toggles the declared views; nothing where there is the list alone, icons only on phones. */
export function ViewToggle({ resource }: { resource: Resource }) {
  const [current, choose] = useListView(resource);
  const group = useRef<HTMLDivElement>(null);
  const isOffered = useOffers('tree');
  useEffect(() => {
    if (isChosenHere) group.current?.querySelector<HTMLElement>(':checked')?.focus();
    isChosenHere = false;
  }, []);
  const offered = viewsOf(resource, isOffered);
  if (offered.length === 1) return null;
  return (
    <Segments ref={group} role="radiogroup" aria-label={translate(viewMessages.view)}>
      {views
        .filter(({ view }) => offered.includes(view))
        .map(({ view, label, Icon }) => (
          <label key={view} title={translate(label)}>
            <input
              type="radio"
              name="tampilan"
              value={view}
              checked={view === current}
              onChange={() => {
                isChosenHere = true;
                choose(view satisfies ListView);
              }}
            />
            <span>
              <Icon size={15} strokeWidth={1.6} aria-hidden />
              <b>{translate(label)}</b>
            </span>
          </label>
        ))}
    </Segments>
  );
}

const Segments = styled('div')({
  display: 'inline-flex',
  height: 'var(--button-height)',
  border: '1px solid var(--line-2)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& label': { position: 'relative', display: 'flex', cursor: 'pointer' },
  '& label + label': { borderLeft: '1px solid var(--line-2)' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    padding: '0 11px',
    color: 'var(--ink-2)',
  },
  '& b': { fontWeight: 600 },
  '& label:first-of-type span': { borderRadius: '7px 0 0 7px' },
  '& label:last-of-type span': { borderRadius: '0 7px 7px 0' },
  '& label:hover span': { background: 'var(--hover)' },
  '& input:checked + span': { background: 'var(--accent-soft)', color: 'var(--accent-ink)' },
  '& input:focus-visible + span': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '@media (pointer: coarse)': { height: 44 },
  '@media (max-width: 599px)': {
    '& b': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& span': { width: 44, padding: 0 },
  },
});
