import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { SearchInput } from '../filters/search-input.tsx';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { groupsOf, heldOf, matching } from './groups.ts';
import { privilegeMessages } from './messages.ts';
import { PrivilegeTree } from './privilege-tree.tsx';
import { useCatalogue } from './use-catalogue.ts';

export default function PrivilegesInput({ name, field }: InputProps) {
  const { id, input, error, describedBy } = useField(name);
  const held: string[] = Array.isArray(input.value) ? input.value : [];
  const groups = groupsOf(useCatalogue(), held);
  const [typed, setTyped] = useState('');
  const { shown, opened: found } = matching(groups, typed);
  // Groups held in part start open: there is something to decide.
  const [opened, setOpened] = useState(() =>
    groups
      .filter(({ privileges }) => {
        const count = heldOf(held, privileges);
        return count > 0 && count < privileges.length;
      })
      .map(({ prefix }) => prefix),
  );
  const isSearching = typed.trim() !== '';
  const all = groups.flatMap((group) => group.privileges);
  const areAllOpen = groups.every(({ prefix }) => opened.includes(prefix));
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Frame data-error={error ? true : undefined}>
        <Head>
          <SearchInput
            label={translate(privilegeMessages.search)}
            typed={typed}
            onType={setTyped}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape' && typed) {
                event.stopPropagation();
                setTyped('');
              }
            }}
            inputRef={input.ref}
          />
          <b aria-live="polite">{translate(privilegeMessages.count(heldOf(held, all), all.length))}</b>
          <Button
            size="small"
            disabled={isSearching}
            onClick={() => setOpened(areAllOpen ? [] : groups.map(({ prefix }) => prefix))}
          >
            {translate(areAllOpen ? privilegeMessages.collapseAll : privilegeMessages.expandAll)}
          </Button>
        </Head>
        {shown.length === 0 ? (
          <Nothing role="status">{translate(commonMessages.notFound)}</Nothing>
        ) : (
          <PrivilegeTree
            labelledBy={`${id}-label`}
            describedBy={describedBy}
            groups={shown}
            all={groups}
            held={held}
            expanded={isSearching ? [...found, ...opened] : opened}
            onExpand={setOpened}
            onChange={input.onChange}
            onBlur={input.onBlur}
          />
        )}
      </Frame>
    </FieldShell>
  );
}

const Frame = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'hidden',
  '&[data-error]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 8,
  borderBottom: '1px solid var(--line)',
  background: 'var(--sunken)',
  '& > div': { flex: '1 1 160px', minWidth: 0, maxWidth: 320 },
  '& b': {
    flex: 1,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& button': { flex: 'none' },
});
const Nothing = styled('p')({ margin: 0, padding: '16px 12px', color: 'var(--ink-3)' });
