import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { listMessages } from '../messages.ts';
import type { Row } from '../record.ts';

const RowMenu = lazyPart(() => import('./row-menu.tsx'));

type Props = { resource: Resource; row: Row; name: string };

/** Row menu: a native button, and no more until it is pressed. */
export function RowActions({ resource, row, name }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="row-menu"
        aria-label={translate(listMessages.rowActions(name))}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={15} strokeWidth={1.6} aria-hidden />
      </button>
      {anchor && (
        <Suspense>
          <RowMenu resource={resource} row={row} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
