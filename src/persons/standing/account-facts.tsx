import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Person } from '../../../domain/calls/persons.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoment } from '../../ui/format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { personMessages, standingMessages as said } from '../messages.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { useForgetPeople } from '../use-forget-people.ts';
import { usePersons } from '../use-persons.ts';

/** When they signed in last, where they are signed in now, and a temporary password for who has no mail. */
export function AccountFacts({ person, mayChange }: { person: Person; mayChange: boolean }) {
  const { lastSignInAt, sessions } = person.account;
  return (
    <Facts>
      <header>
        <h2>{translate(said.account)}</h2>
        {mayChange && person.isActive && person.isldap === '2' && <MoreActions person={person} />}
      </header>
      <p>
        {lastSignInAt
          ? translate(said.lastSignIn(formatMoment(lastSignInAt)))
          : translate(said.neverSignedIn)}
      </p>
      {sessions.length > 0 && (
        <ul aria-label={translate(said.sessions(sessions.length))}>
          {sessions.slice(0, 5).map(({ id, browser, system, lastUsedAt }) => (
            <li key={id}>
              {[browser, system].filter(Boolean).join(', ') || translate(said.unknownDevice)}
              <small> {translate(said.lastUsed(formatMoment(lastUsedAt)))}</small>
            </li>
          ))}
          {sessions.length > 5 && <li>{translate(said.moreSessions(sessions.length - 5))}</li>}
        </ul>
      )}
      {mayChange && sessions.length > 0 && (
        <div>
          <EndSessions person={person} />
        </div>
      )}
    </Facts>
  );
}

function EndSessions({ person }: { person: Person }) {
  const { endSessionsOf } = usePersons();
  const notify = useNotify();
  const forget = useForgetPeople();
  const { request, isPending } = useRequest();
  const [isAsking, setAsking] = useState(false);
  const run = () =>
    request(async () => {
      const { count } = await endSessionsOf(person.id);
      setAsking(false);
      notify(translate(said.ended(count)), { type: 'success' });
      await forget();
    });
  return (
    <>
      <Button variant="outlined" color="inherit" size="small" onClick={() => setAsking(true)}>
        {translate(said.endSessions)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate(said.askEnd(person.personName))}
        confirm={translate(said.endSessions)}
        danger
        busy={isPending}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        {translate(said.askEndText)}
      </ConfirmDialog>
    </>
  );
}

/** A temporary password is for the few who get no mail. */
function MoreActions({ person }: { person: Person }) {
  const { giveTemporaryPassword } = usePersons();
  const forget = useForgetPeople();
  const { request, isPending } = useRequest();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const run = () =>
    request(async () => {
      const given = await giveTemporaryPassword(person.id);
      setAsking(false);
      setPassword(given.password);
      await forget();
    });
  return (
    <>
      <MoreMenu
        label={translate(personMessages.more)}
        items={[{ label: translate(personMessages.givePassword), act: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={isAsking}
        title={translate(personMessages.askPassword(person.personName))}
        confirm={translate(personMessages.give)}
        busy={isPending}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        {translate(personMessages.askPasswordText)}
      </ConfirmDialog>
      {password && (
        <SecretDialog name={person.personName} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  );
}

const Facts = styled('div')({
  display: 'grid',
  gap: 8,
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 34 },
  '& h2': { margin: 0, fontSize: '0.75rem', lineHeight: '16px', fontWeight: 600, color: 'var(--ink-3)' },
  '& p': { margin: 0 },
  '& ul': { margin: 0, paddingLeft: 18 },
  '& li small': { fontSize: '0.75rem', color: 'var(--ink-3)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
});
