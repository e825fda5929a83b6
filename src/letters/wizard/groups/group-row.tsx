import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { GroupRecipient, UnfoldedGroup } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { pickerMessages } from '../pickers/messages.ts';

/** Renders a receiver group with the people it would reach if sent now. */
export function GroupRow({ group }: { group: GroupRecipient }) {
  const { getGroup } = useNaskah();
  const { data, isError } = useQuery({
    queryKey: ['recipient-group', group.groupId],
    queryFn: ({ signal }) => getGroup(group.groupId, { signal }),
    staleTime: 60_000,
    retry: false,
  });
  return (
    <Shell>
      <UsersRound size={18} strokeWidth={1.6} aria-hidden />
      <div>
        <b>{group.personName}</b>
        {isError ? <Warning text={translate(pickerMessages.groupGone)} /> : data && <Members {...data} />}
      </div>
    </Shell>
  );
}

function Members({ members, unitsWithoutHead }: UnfoldedGroup) {
  return (
    <>
      {members.length > 0 ? (
        <details>
          <summary>{translate(pickerMessages.reaches(members.length))}</summary>
          <ul>
            {members.map((member) => (
              <li key={member.userPositionId}>
                {member.positionName} <span>{member.personName}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <Warning text={translate(pickerMessages.reachesNobody)} />
      )}
      {members.length > 0 && unitsWithoutHead.length > 0 && (
        <Warning text={translate(pickerMessages.withoutHead(unitsWithoutHead.join(', ')))} />
      )}
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <small>
      <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
      {text}
    </small>
  );
}

const Shell = styled('div')({
  display: 'flex',
  gap: 10,
  flex: 1,
  minWidth: 0,
  alignItems: 'flex-start',
  // Keep the button beside the name, however long the member list is.
  '& + button': { alignSelf: 'flex-start' },
  padding: '3px 0',
  '& > svg': { flex: 'none', marginTop: 2, color: 'var(--ink-3)' },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 650 },
  '& small, & summary, & li': { fontSize: '0.75rem', lineHeight: '18px' },
  '& summary': { color: 'var(--ink-3)', cursor: 'pointer', width: 'fit-content' },
  '& ul': { margin: '4px 0 6px', padding: 0, listStyle: 'none', display: 'grid', gap: 2 },
  '& li span': { color: 'var(--ink-3)' },
  '& small': { display: 'flex', gap: 5, alignItems: 'center', color: 'var(--stamp)' },
  '& small svg': { flex: 'none' },
  '@media (pointer: coarse)': { '& summary': { padding: '11px 0' } },
});
