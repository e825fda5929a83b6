import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { queryOptions, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId } from 'react';
import { type NaskahDataProvider, useNaskah } from '../../../dataProvider/index.ts';
import { type DispositionCandidate, recipientName } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { RemotePicker } from '../../ui/pickers/index.ts';
import { useIsTouch } from '../../ui/use-match.ts';
import { useStable } from '../../ui/use-stable.ts';
import { PersonOption } from '../wizard/pickers/person-option.tsx';
import { keyOf } from './dispose-form.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';

/** The first of all below, for posts that several hold. */
export const nearestCandidates = ({
  dispositionCandidates,
}: Pick<NaskahDataProvider, 'dispositionCandidates'>) =>
  queryOptions({
    queryKey: ['letters', 'disposition-candidates', ''],
    queryFn: ({ signal }) => dispositionCandidates('', { signal }),
    staleTime: 300_000,
  });

type Props = {
  people: readonly DispositionCandidate[];
  /** Whom this post disposes to most; undefined until known. */
  usual: readonly DispositionCandidate[] | undefined;
  /** Of the chosen, who is responsible. */
  responsible: string | null;
  fault?: string | undefined;
  onPeople: (people: DispositionCandidate[]) => void;
  onResponsible: (key: string) => void;
};

const icon = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** People below the user's own post: a suggestion by one click, any other by typing; one of them is responsible. */
export function RecipientPicker({ people, usual, responsible, fault, onPeople, onResponsible }: Props) {
  const naskah = useNaskah();
  const { dispositionCandidates } = naskah;
  const id = useId();
  const isTouch = useIsTouch();
  const { data: all = [] } = useQuery(nearestCandidates(naskah));
  const chosen = new Set(people.map(keyOf));
  const add = (more: readonly DispositionCandidate[]) => {
    onPeople([...people, ...more.filter((one) => !chosen.has(keyOf(one)))]);
    find();
  };
  const posts = sharedPosts(all)
    .filter(({ holders }) => holders.some((one) => !chosen.has(keyOf(one))))
    .slice(0, 1);
  const suggested = (usual ?? [])
    .filter((one) => !chosen.has(keyOf(one)))
    .slice(0, mostSuggested - posts.length);
  const find = useStable(() => {
    // On a touch screen its keyboard would cover the rest.
    if (!isTouch) document.getElementById(`${id}find`)?.focus();
  });
  useEffect(find, [find]);
  return (
    <fieldset className="dispose-part" aria-describedby={`${id}fault`} {...(fault && { 'data-wrong': true })}>
      <legend>{translate(disposeMessages.receivers)}</legend>
      <div className="dispose-people">
        <ul>
          {people.map((one) => (
            <Chosen
              key={keyOf(one)}
              one={one}
              name={`${id}responsible`}
              isResponsible={keyOf(one) === responsible}
              onResponsible={() => onResponsible(keyOf(one))}
              onRemove={() => onPeople(people.filter((other) => other !== one))}
            />
          ))}
        </ul>
        <RemotePicker<DispositionCandidate>
          input={{
            id: `${id}find`,
            'aria-invalid': Boolean(fault),
            'aria-describedby': `${id}fault`,
          }}
          isAdder
          value={null}
          search={dispositionCandidates}
          keyOf={keyOf}
          labelOf={recipientName}
          show={(option) => (
            <PersonOption {...option} personName={option.personName ?? recipientName(option)} />
          )}
          isExcluded={(option) => chosen.has(keyOf(option))}
          onChange={(option) => option && add([option])}
          placeholder={translate(disposeMessages.searchStaff)}
        />
      </div>
      {(suggested.length > 0 || posts.length > 0) && (
        <div className="dispose-suggested">
          {suggested.map((one) => (
            <Button
              key={keyOf(one)}
              variant="outlined"
              startIcon={<Plus {...icon} />}
              onClick={() => add([one])}
            >
              {one.personName ?? recipientName(one)}
            </Button>
          ))}
          {posts.map(({ id: post, name, holders }) => (
            <Button key={post} variant="outlined" startIcon={<Plus {...icon} />} onClick={() => add(holders)}>
              {translate(disposeMessages.all(name, holders.length))}
            </Button>
          ))}
        </div>
      )}
      {usual?.length === 0 && <small>{translate(disposeMessages.nobody)}</small>}
      <Fault id={`${id}fault`} text={fault} />
    </fieldset>
  );
}

type ChosenProps = {
  one: DispositionCandidate;
  /** Of the radios. */
  name: string;
  isResponsible: boolean;
  onResponsible: () => void;
  onRemove: () => void;
};

function Chosen({ one, name, isResponsible, onResponsible, onRemove }: ChosenProps) {
  const person = one.personName ?? recipientName(one);
  const post = one.personName ? one.positionName : translate(disposeMessages.whoTakesIt);
  return (
    <li
      onKeyDown={(event) => {
        if (event.key === 'p') onResponsible();
      }}
    >
      <span className="dispose-person">
        <b title={person}>{person}</b>
        <small title={post}>{post}</small>
      </span>
      <FormControlLabel
        className="dispose-role"
        control={
          <Radio
            size="small"
            name={name}
            checked={isResponsible}
            onChange={onResponsible}
            slotProps={{ input: { 'aria-label': translate(disposeMessages.responsibleOne(person)) } }}
          />
        }
        label={translate(disposeMessages.responsible)}
      />
      <IconButton size="small" aria-label={translate(disposeMessages.remove(person))} onClick={onRemove}>
        <X {...icon} />
      </IconButton>
    </li>
  );
}

type Post = { id: string; name: string; holders: DispositionCandidate[] };
/** People, and a post of several. */
const mostSuggested = 3;

/** The nearest posts that several people hold, each person by name. */
function sharedPosts(all: readonly DispositionCandidate[]): Post[] {
  const posts = new Map<string, Post>();
  for (const one of all) {
    if (one.userId === null) continue;
    const post = posts.get(one.userPositionId) ?? {
      ...{ id: one.userPositionId, name: one.positionName },
      holders: [],
    };
    posts.set(post.id, { ...post, holders: [...post.holders, one] });
  }
  return [...posts.values()].filter(({ holders }) => holders.length > 1);
}
