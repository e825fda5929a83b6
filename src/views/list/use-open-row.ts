import { type MouseEvent, useCallback } from 'react';
import { useCreatePath } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { publicPath, useFollowRow } from '../../shell/index.ts';

/** A click anywhere in a row but on its controls opens the record. */
export function useOpenRow(resource: Resource): {
  hrefOf: (id: string) => string;
  onClick: (event: MouseEvent) => void;
} {
  const createPath = useCreatePath();
  const follow = useFollowRow();
  const pathOf = useCallback(
    (id: string) => createPath({ resource: resource.name, type: 'show', id }),
    [createPath, resource.name],
  );
  const hrefOf = useCallback((id: string) => publicPath(pathOf(id)), [pathOf]);
  const onClick = useCallback(
    (event: MouseEvent) => {
      const link = rowLinkIn(event.target);
      if (link?.dataset.row) follow(event, link, pathOf(link.dataset.row));
    },
    [follow, pathOf],
  );
  return { hrefOf, onClick };
}

/** Link of the clicked row; null for checkboxes, menus and backdrops, which handle their own clicks. */
export function rowLinkIn(target: EventTarget): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  if (target.closest('button, input, label, [role="menu"], [role="dialog"], [role="presentation"]'))
    return null;
  return target.closest('tr, li')?.querySelector<HTMLAnchorElement>('a[data-row]') ?? null;
}
