import { useState } from 'react';
import { useCreatePath, useNotify, useUpdate } from 'react-admin';
import type { Condition } from '../../../domain/accounts/sign-in-conditions.ts';
import type { Person } from '../../../domain/calls/persons.ts';
import { mailLogPage } from '../../../domain/mail-log.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useRequest } from '../../ui/use-request.ts';
import { StepLink, StepTo } from '../condition-list.tsx';
import { personMessages, stepMessages as said } from '../messages.ts';
import type { Looked } from '../person-values.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { useForgetPeople } from '../use-forget-people.ts';
import { usePersons } from '../use-persons.ts';
import { useGetOneVersion } from './use-version.ts';

type Props = { condition: Condition; person: Person; looked: Looked };

/** The step that mends a condition of a stored person: at once where it can be, else in the form. */
export function StandingStep({ condition, person, looked }: Props) {
  const { name, why } = condition;
  if (name === 'invitation' && why !== 'unneeded')
    return <Invite person={person} looked={looked} why={why} />;
  if (name === 'password' && why === 'locked') return <Unlock id={person.id} />;
  if (name === 'password' && why === 'inactive') return <Activate id={person.id} />;
  if (condition.standing !== 'open') return null;
  return (
    <ToForm
      id={person.id}
      label={inForm[`${name} ${why}`] ?? said.toField}
      addsHolding={name === 'post' && why === 'none'}
    />
  );
}

const inForm: Record<string, Message> = {
  'post none': said.addHolding,
  'post closed': said.addHolding,
  'post later': said.startToday,
  'post ended': said.extend,
  'roles roleless': said.chooseRoles,
  'roles empty': said.chooseRoles,
};

function ToForm({ id, label, addsHolding }: { id: string; label: Message; addsHolding: boolean }) {
  const createPath = useCreatePath();
  return (
    <StepTo to={createPath({ resource: user.name, type: 'edit', id })} state={{ addsHolding }}>
      {translate(label)}
    </StepTo>
  );
}

/** By mail again, or as a link to hand over. */
function Invite({ person, looked, why }: { person: Person; looked: Looked; why: string }) {
  const { invite } = usePersons();
  const notify = useNotify();
  const forget = useForgetPeople();
  const { request } = useRequest();
  const [url, setUrl] = useState<string | null>(null);
  const send = (byMail: boolean) =>
    request(async () => {
      const answer = await invite(person.id, byMail);
      if (answer.url) setUrl(answer.url);
      else notify(translate(personMessages.invited(person.email)), { type: 'success' });
      await forget();
    });
  const again = why === 'unsent' ? said.send : said.resend;
  return (
    <>
      {looked.hasMailServer && why !== 'waiting' && (
        <StepLink type="button" onClick={() => void send(true)}>
          {translate(again)}
        </StepLink>
      )}
      <StepLink type="button" onClick={() => void send(false)}>
        {translate(said.copyLink)}
      </StepLink>
      {(why === 'failed' || !looked.hasMailServer) && (
        <StepTo to={mailLogPage.path}>{translate(said.mails)}</StepTo>
      )}
      {url && <SecretDialog name={person.personName} url={url} onClose={() => setUrl(null)} />}
    </>
  );
}

function Unlock({ id }: { id: string }) {
  const { unlock } = usePersons();
  const notify = useNotify();
  const forget = useForgetPeople();
  const { request } = useRequest();
  const run = () =>
    request(async () => {
      await unlock(id);
      notify(translate(said.unlocked), { type: 'success' });
      await forget();
    });
  return (
    <StepLink type="button" onClick={() => void run()}>
      {translate(said.unlock)}
    </StepLink>
  );
}

function Activate({ id }: { id: string }) {
  const [update] = useUpdate();
  const notify = useNotify();
  const forget = useForgetPeople();
  const version = useGetOneVersion(id);
  const run = () =>
    update(
      user.name,
      { id, data: { isActive: true, version }, previousData: { id } },
      {
        onSuccess: () => void forget(),
        onError: (error: unknown) => notify(failureMessage(error), { type: 'error' }),
      },
    );
  return (
    <StepLink type="button" onClick={() => void run()}>
      {translate(said.activate)}
    </StepLink>
  );
}
