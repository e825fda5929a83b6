import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import { translate } from '../../../lib/language.ts';
import { resourceByVerb } from '../../../resources/entry-fault.ts';
import type { CellProps } from '../kinds/kind.ts';
import { rightsIn } from './change-rights.ts';
import { groupsOf, heldOf, isHeld } from './groups.ts';
import { HeldBy } from './held-by.tsx';
import { privilegeMessages } from './messages.ts';
import { rightsInWords } from './rights-in-words.ts';
import { useCatalogue } from './use-catalogue.ts';

/** The tree read-only: privileges given and not, and the role's users. */
export default function PrivilegesValue({ name, row }: CellProps) {
  const value = row[name];
  const held: string[] = Array.isArray(value) ? value : [];
  const groups = groupsOf(useCatalogue(), held);
  const all = groups.flatMap((group) => group.privileges);
  return (
    <>
      <Sum>
        <b>{translate(privilegeMessages.count(heldOf(held, all), all.length))}</b>
        <HeldBy
          resource="manajemen-user.user"
          filter={{ roleIds: row.id }}
          messages={privilegeMessages.heldByUsers}
        />
      </Sum>
      {groups.map((group) => {
        const count = heldOf(held, group.privileges);
        return (
          <Group key={group.prefix} open={count > 0 && count < group.privileges.length}>
            <summary>
              <ChevronRight size={15} strokeWidth={1.6} aria-hidden />
              <b>{translate(group.label)}</b>
              <small>{translate(privilegeMessages.count(count, group.privileges.length))}</small>
            </summary>
            <ul>
              {group.privileges.map(({ path, label, isOffered }) => {
                const has = isHeld(held, path);
                const Mark = has ? Check : Minus;
                const resource = resourceByVerb(path);
                const words = resource && rightsInWords(resource, rightsIn(held, path));
                const state = words ? privilegeMessages.inPart : privilegeMessages.held;
                return (
                  <li key={path} data-held={has || undefined}>
                    <Mark
                      size={15}
                      strokeWidth={1.6}
                      role="img"
                      aria-label={translate(has ? state : privilegeMessages.notHeld)}
                    />
                    <span>
                      {translate(label)}
                      {words && <small className="rights">{words}</small>}
                    </span>
                    {!isOffered && <small>{translate(privilegeMessages.inactive)}</small>}
                  </li>
                );
              })}
            </ul>
          </Group>
        );
      })}
    </>
  );
}

const Sum = styled('p')({ margin: '0 0 6px', display: 'flex', gap: 16, alignItems: 'baseline' });
const Group = styled('details')({
  borderTop: '1px solid var(--line)',
  padding: '6px 0',
  '& summary': {
    display: 'flex',
    gap: 8,
    minHeight: 28,
    alignItems: 'center',
    cursor: 'pointer',
    borderRadius: 7,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary b': { flex: 1, fontWeight: 650 },
  '& summary svg': { flex: 'none', transition: 'transform 180ms ease-out' },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
  '& small': { fontSize: '0.75rem', color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: '2px 0 6px 23px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '2px 16px',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, color: 'var(--ink-3)' },
  '& .rights': { display: 'block', color: 'var(--ink-2)' },
  '& li[data-held]': { color: 'var(--ink)' },
  '& li[data-held] svg': { color: 'var(--accent-ink)' },
  '@media (pointer: coarse)': { '& summary, & li': { minHeight: 44 } },
});
