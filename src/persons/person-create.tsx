import { useMemo, useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { AnswerOf } from '../../domain/calls/define-call.ts';
import type { PersonCalls } from '../../domain/calls/persons.ts';
import { translate } from '../../lib/language.ts';
import { personForm } from '../../resources/manajemen-user/person-form.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { GeneratedCreate } from '../views/index.ts';
import { emptyRecord, RecordSkeleton, useFirstValues } from '../views/parts.ts';
import { emptyHolding } from './empty-holding.ts';
import { personMessages as said } from './messages.ts';
import { PersonForm } from './person-form.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useForgetPeople } from './use-forget-people.ts';
import { usePersonForm } from './use-person-form.ts';
import { usePersons } from './use-persons.ts';

/** The page for a new person; who sees a part of the fields only gets the declared form. */
export default function PersonCreate() {
  return usePersonForm() ? <NewPerson /> : <GeneratedCreate />;
}

type Made = AnswerOf<PersonCalls['create']>;

function NewPerson() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { createPerson } = usePersons();
  const forget = useForgetPeople();
  const first = useFirstValues(personForm);
  const again = useRef(false);
  const invites = useRef(true);
  /** Counter of consecutive new people: each gets a new form. */
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<Made | null>(null);
  const defaultValues = useMemo(() => {
    const values = { ...emptyRecord(personForm), ...(round === 0 && first.values) };
    return { ...values, holdings: [emptyHolding] };
  }, [first.values, round]);
  if (!first.values) return <RecordSkeleton />;
  const next = (id: string) => {
    if (again.current) setRound((now) => now + 1);
    else redirect('show', user.name, id);
  };
  const save = async (values: Record<string, unknown>) => {
    const invite = invites.current && values.isldap === '2';
    const answer = await createPerson({ ...values, invite } as never);
    await forget();
    const { person, invitationUrl } = answer;
    if (invitationUrl) return setMade(answer);
    notify(translate(invite ? said.invited(person.email) : said.saved), { type: 'success' });
    next(person.id);
  };
  return (
    <>
      <PersonForm
        key={round}
        defaultValues={defaultValues}
        invites={invites}
        again={again}
        onSave={save}
        onCancel={() => redirect('list', user.name)}
      />
      {made?.invitationUrl && (
        <SecretDialog
          name={made.person.personName}
          url={made.invitationUrl}
          onClose={() => {
            setMade(null);
            next(made.person.id);
          }}
        />
      )}
    </>
  );
}
