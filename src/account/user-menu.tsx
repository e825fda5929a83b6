import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { roleLabel } from '../../authProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { lazyPart, type Signed } from '../shell/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { menuMessages } from './menu-messages.ts';
import { useEntryCounts } from './use-entry-counts.ts';

const UserMenuList = lazyPart(() => import('./user-menu-list.tsx'));

export function UserMenu({ signed }: { signed: Signed }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user, role } = signed;
  const counts = useEntryCounts(signed);
  const waitsElsewhere = counts.some(({ taskCount, isElsewhere }) => isElsewhere && taskCount > 0);
  return (
    <>
      <button
        type="button"
        className="person"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="person-face">
          <Avatar name={user.personName} picture={user.urlImage} />
          {waitsElsewhere && <i className="person-dot" aria-hidden="true" />}
        </span>
        <span className="person-words">
          <b>{user.personName}</b>
          <span>{role ? roleLabel(role) : ''}</span>
        </span>
        {waitsElsewhere && <span className="sr-only">{translate(menuMessages.tasksElsewhere)}</span>}
        <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {anchor && (
        <Suspense>
          <UserMenuList signed={signed} counts={counts} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
