import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { letterName } from '../../../../domain/letters/letter-name.ts';
import { translate } from '../../../../lib/language.ts';
import { failureMessage, isTransient, statusOf } from '../../../ui/failures.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { usePageTitle } from '../../../ui/page-header.tsx';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useRequest } from '../../../ui/use-request.ts';
import { holderNames } from '../../where/where.ts';
import { type DraftReviewer, draftOf, isDecided } from '../draft/draft.ts';
import { ErrorLine, Hint } from '../frame/field.tsx';
import { refreshDesk } from '../frame/refresh-desk.ts';
import { FormColumn, Section } from '../frame/section.tsx';
import { optionKey, optionLabel, personKey, reviewerOf, sharesDelegation } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';
import { ReviewerList } from '../pickers/reviewer-list.tsx';
import { Fixed } from './fixed.tsx';
import { Choosing, Foot, Head, Page } from './layout.tsx';
import { reviewerMessages } from './messages.ts';
import { carriedOver, inputWith, isSameChoice, turnWords } from './reviewers.ts';

/**
 * /naskah-dinas/{id}/edit of a letter under review: undecided reviewers may be added, removed and reordered;
 * everything else is fixed, with the reason (SPEC A4).
 */
export function EditReviewers({ letter: opened, notice }: { letter: Letter; notice?: ReactNode }) {
  const { getLetter, saveLetter, searchReviewers } = useNaskah();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const [letter, setLetter] = useState(opened);
  const [reviewers, setReviewers] = useState(() => draftOf(opened).reviewers);
  const [trouble, setTrouble] = useState('');
  const { isPending: isSaving, request } = useRequest((failure) => {
    setTrouble(isTransient(failure) ? translate(commonMessages.unreachableForm) : failureMessage(failure));
  });
  const id = useId();
  usePageTitle(translate(reviewerMessages.title));
  const stored = useMemo(() => draftOf(letter).reviewers, [letter]);
  const chosen = new Set(reviewers.filter((reviewer) => !isDecided(reviewer)).map(personKey));
  const href = `/naskah-dinas/outbox/${letter.id}`;

  const isSame = isSameChoice(reviewers, stored);

  const change = (next: DraftReviewer[]) => {
    setTrouble('');
    setReviewers(next);
  };
  /**
   * After a conflict (a reviewer decided meanwhile): merge the choice into the new letter and let the user check
   * it.
   */
  const reread = async () => {
    const now = await getLetter(letter.id);
    refreshDesk(client, letter.id);
    if (!now.can.editReviewers) {
      notify(translate(reviewerMessages.notAnyMore), { type: 'warning' });
      return navigate(href);
    }
    setReviewers((current) => carriedOver(current, draftOf(now).reviewers, stored));
    setLetter(now);
    setTrouble(translate(reviewerMessages.meanwhile));
  };
  const store = async () => {
    const saved = await saveLetter(inputWith(letter, reviewers));
    refreshDesk(client, letter.id);
    void client.invalidateQueries({ queryKey: ['letters', 'task'] });
    const holder = holderNames(saved);
    notify(holder ? translate(reviewerMessages.savedWith(holder)) : translate(reviewerMessages.saved), {
      type: 'success',
    });
    return navigate(href);
  };
  const save = () =>
    request(() =>
      store().catch((failure: unknown) => {
        if (statusOf(failure) !== 409) throw failure;
        return reread();
      }),
    );

  return (
    <Page className="scrolls-fields">
      <UnsavedGuard isUnsaved={!isSame && !isSaving} text={translate(reviewerMessages.leaveText)} />
      {notice}
      <Head>
        <h1>{translate(reviewerMessages.title)}</h1>
        <p>{letterName(letter)}</p>
      </Head>
      <FormColumn>
        <Section title={translate(reviewerMessages.reviewers)} help={translate(reviewerMessages.help)}>
          <Choosing>
            {reviewers.length > 0 && <ReviewerList reviewers={reviewers} onChange={change} />}
            <label htmlFor={id} id={`${id}-label`}>
              {translate(reviewerMessages.add)}
            </label>
            <RemotePicker<PickerUser>
              input={{
                id,
                'aria-describedby': `${id}-help`,
                'aria-invalid': trouble !== '',
              }}
              isAdder
              value={null}
              search={searchReviewers}
              keyOf={optionKey}
              labelOf={optionLabel}
              show={(option) => <PersonOption {...option} />}
              isExcluded={(option) => chosen.has(optionKey(option)) || sharesDelegation(option, reviewers)}
              onChange={(option) =>
                option && change([...reviewers, reviewerOf(option, reviewers.length + 1)])
              }
              placeholder={translate(reviewerMessages.typeName)}
            />
            <div id={`${id}-help`} aria-live="polite">
              {trouble ? <ErrorLine text={trouble} /> : <Hint>{turnWords(reviewers, letter)}</Hint>}
            </div>
          </Choosing>
        </Section>
        <Fixed letter={letter} />
      </FormColumn>
      <Foot>
        <Button component={Link} to={href} variant="text">
          {translate(commonMessages.cancel)}
        </Button>
        <Button variant="contained" loading={isSaving} disabled={isSame} onClick={save}>
          {translate(reviewerMessages.save)}
        </Button>
      </Foot>
    </Page>
  );
}
