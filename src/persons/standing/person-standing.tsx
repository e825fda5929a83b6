import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Person } from '../../../domain/calls/persons.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { useMay } from '../../views/parts.ts';
import { factsOf } from '../person-facts.ts';
import type { Looked, PersonValues } from '../person-values.ts';
import { SignInPanel } from '../sign-in-panel.tsx';
import { askedOf } from '../use-look.ts';
import { usePersonForm } from '../use-person-form.ts';
import { usePersons } from '../use-persons.ts';
import { AccountFacts } from './account-facts.tsx';
import { PostsHeld } from './posts-held.tsx';
import { StandingStep } from './standing-step.tsx';

type Props = {
  id: string;
  /** Of the user's own record: each is read anew. */
  version: number;
  /** For who sees a part of the fields only. */
  otherwise: ReactNode;
};

/**
 * Whether somebody can sign in and what is in the way, each with the step that mends it; their posts and sessions.
 */
export default function PersonStanding({ id, version, otherwise }: Props) {
  const isWhole = usePersonForm();
  return isWhole ? <Standing id={id} version={version} /> : otherwise;
}

function Standing({ id, version }: Omit<Props, 'otherwise'>) {
  const mayChange = useMay(user)('change');
  const { readPerson, lookAtPerson } = usePersons();
  const { data: person } = useQuery({
    queryKey: ['person', id, version],
    queryFn: ({ signal }) => readPerson(id, { signal }),
    retry: false,
  });
  const values = person as unknown as PersonValues | undefined;
  const { data: looked } = useQuery({
    queryKey: ['person', 'look', id, person?.version],
    queryFn: ({ signal }) => lookAtPerson(askedOf(values as PersonValues), { signal }),
    enabled: values !== undefined,
    retry: false,
  });
  if (!person || !values || !looked) return <Room />;
  return (
    <Card>
      <SignInPanel
        facts={factsOf(values, looked as Looked, { today: dayInWib(), willInvite: false })}
        invitedUntil={person.account.invitation.expiresAt}
        holdings={[]}
        isBrief
        stepOf={(condition) =>
          mayChange && (
            <StandingStep condition={condition} person={person as Person} looked={looked as Looked} />
          )
        }
      />
      <div>
        <PostsHeld values={values} looked={looked as Looked} />
        <AccountFacts person={person as Person} mayChange={mayChange} />
      </div>
    </Card>
  );
}

const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: '304px minmax(0, 1fr)',
  maxWidth: 1062,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  '& > div': { padding: 20 },
  '& > div + div': { display: 'grid', gap: 20, alignContent: 'start', borderLeft: '1px solid var(--line)' },
  '@media (max-width: 899px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { padding: 16 },
    '& > div + div': { borderLeft: 0, borderTop: '1px solid var(--line)' },
  },
});
/** As tall as the card mostly is, so that what is below keeps its place. */
const Room = styled('div')({
  height: 330,
  maxWidth: 1062,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
});
