import type { ReactNode } from 'react';
import { useCreatePath, useListContext, useNavigate } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages } from '../../../resources/add-messages.ts';
import type { Resource } from '../../../resources/declare.ts';
import { type Key, useKeysWithHelp } from '../../shell/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { isWritable, type Row } from '../record.ts';
import { useViewKey } from '../tree/index.ts';
import { useMayAddHere } from '../use-may-use.ts';
import { keyMessages } from './messages.ts';

/**
 * Shortcuts of a list, with their open help. A component of its own, so that a selection does not render the screen
 * again.
 */
export function ListKeys({ resource, hasRows }: { resource: Resource; hasRows: boolean }): ReactNode {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const mayAdd = useMayAddHere(resource);
  const { data: rows } = useListContext<Row>();
  const withRow = (run: (id: string) => void) => () => {
    const id = focusedRow()?.dataset.row;
    if (id) run(id);
  };
  const hasRow = () => focusedRow() !== undefined;
  const viewKey = useViewKey(resource);
  const rowKeys: Key[] = [
    { key: 'j', words: translate(keyMessages.next), run: () => move(1) },
    { key: 'ArrowDown', words: translate(keyMessages.next), run: () => move(1), when: hasRow },
    { key: 'k', words: translate(keyMessages.previous), run: () => move(-1) },
    { key: 'ArrowUp', words: translate(keyMessages.previous), run: () => move(-1), when: hasRow },
    {
      key: 'e',
      words: translate(keyMessages.edit),
      run: withRow((id) => {
        if (isWritable(rows?.find((row) => row.id === id)))
          navigate(createPath({ resource: resource.name, type: 'edit', id }));
      }),
      when: hasRow,
    },
    { key: 'x', words: translate(keyMessages.select), run: () => focusedBox()?.click(), when: hasRow },
  ];
  // Cards have keys of their own.
  const keys: Key[] = [...(hasRows ? rowKeys : []), ...viewKey];
  if (mayAdd)
    keys.push({
      key: 'n',
      words: translate(addMessages(resource)),
      run: () => navigate(createPath({ resource: resource.name, type: 'create' })),
    });
  if (searchable(resource))
    keys.push({
      key: '/',
      words: translate(commonMessages.search),
      run: () => document.querySelector<HTMLInputElement>('main input[aria-keyshortcuts="/"]')?.select(),
    });
  // Enter is the link's own; here only for the list of keys.
  return useKeysWithHelp(keys, [{ key: 'Enter', words: translate(keyMessages.open) }]);
}

const searchable = (resource: Resource): boolean =>
  Object.values(resource.fields).some((field) => 'searchable' in field.options && field.options.searchable);

const rowLinks = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('main a[data-row]'),
];

function focusedRow(): HTMLAnchorElement | undefined {
  const row = document.activeElement?.closest('tr, li');
  return row?.querySelector<HTMLAnchorElement>('a[data-row]') ?? undefined;
}

/** Its box; on a phone only while rows are chosen. */
const focusedBox = (): HTMLInputElement | null | undefined =>
  focusedRow()?.closest('tr, li')?.querySelector<HTMLInputElement>('input[type=checkbox]');

function move(step: 1 | -1): void {
  const rows = rowLinks();
  const focused = focusedRow();
  const here = focused ? rows.indexOf(focused) : -1;
  const next = here < 0 ? rows.at(step > 0 ? 0 : -1) : rows[here + step];
  next?.focus();
  next?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
}
