import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { compareRolesPage } from '../../domain/access/compare-roles-page.ts';
import { deedLabel } from '../../domain/access/what-roles-do.ts';
import type { PersonFacts } from '../../domain/accounts/sign-in-conditions.ts';
import { type Condition, signInConditions } from '../../domain/accounts/sign-in-conditions.ts';
import type { SeenHolding } from '../../domain/calls/persons.ts';
import { upperFirst } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { formatDate, formatShortDate } from '../ui/format.ts';
import { ConditionList, StepTo } from './condition-list.tsx';
import { panelMessages as said } from './messages.ts';
import { type HoldingValues, holdingName, isPast } from './person-values.ts';

type Props = {
  facts: PersonFacts;
  /** Until when an invitation is valid. */
  invitedUntil: string | null;
  /** `seen` is undefined until the server has looked. */
  holdings: readonly { row: HoldingValues; seen: SeenHolding | null | undefined }[];
  stepOf?: (condition: Condition) => ReactNode;
  /** Roles to compare, where the viewer may. */
  compare?: readonly string[];
  /** Names no conditions where all are met. */
  isBrief?: boolean;
};

/** "Dapat masuk?": whether, what is in the way, and what the person can do then. */
export function SignInPanel({ facts, invitedUntil, holdings, stepOf, compare = [], isBrief }: Props) {
  const today = dayInWib();
  const { conditions } = signInConditions(facts, today);
  const dayOf = (condition: Condition): string => {
    const day = condition.day ?? (condition.name === 'invitation' ? invitedUntil : null);
    return day ? formatDate(day) : '';
  };
  const present = holdings.filter(({ row }) => row.positionId && !isPast(row, today));
  return (
    <Panel>
      <div>
        <h2>{translate(said.title)}</h2>
        <p role="status">
          <Headline facts={facts} />
        </p>
      </div>
      {!(isBrief && conditions.every(({ standing }) => standing === 'met')) && (
        <ConditionList conditions={conditions} dayOf={dayOf} {...(stepOf && { stepOf })} />
      )}
      {present.length > 0 && (
        <Does>
          <h3>{translate(said.does)}</h3>
          {present.map(({ row, seen }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name before they are saved
            <div key={at}>
              <b>{holdingName(row)}</b>
              <small>{doesText(row, seen)}</small>
            </div>
          ))}
          {compare.length > 1 && (
            <StepTo to={`${compareRolesPage}?a=${compare[0]}&b=${compare[1]}`} target="_blank">
              {translate(said.compare)}
            </StepTo>
          )}
        </Does>
      )}
    </Panel>
  );
}

function doesText({ endDate }: HoldingValues, seen: SeenHolding | null | undefined): string {
  if (seen === undefined) return '…';
  const verbs = (seen?.does ?? []).map((name) => translate(deedLabel(name)));
  const what = verbs.length > 0 ? upperFirst(verbs.join(', ')) : translate(said.nothing);
  return endDate ? `${what}, ${translate(said.until(formatShortDate(endDate)))}` : what;
}

/** Whether they can sign in, in one sentence. */
export function Headline({ facts }: { facts: PersonFacts }) {
  const { state, from } = signInConditions(facts, dayInWib());
  if (state === 'dapat') return translate(said.yes);
  if (state === 'nonaktif') return translate(said.notAny);
  if (from)
    return (
      <>
        {translate(said.fromDay)} <b>{formatDate(from)}</b>.
      </>
    );
  const isComing = state === 'diundang' || (state === 'tanpa-kata-sandi' && facts.willInvite);
  return translate(isComing ? said.onceInvited : said.no);
}

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
  '& > div > p': { margin: '2px 0 0' },
  '& > div > p b': { fontWeight: 650 },
});
export const Does = styled('div')({
  display: 'grid',
  gap: 10,
  paddingTop: 14,
  borderTop: '1px solid var(--line)',
  '& h3': { margin: 0, fontSize: '0.75rem', lineHeight: '16px', fontWeight: 600, color: 'var(--ink-3)' },
  '& b': {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: '20px',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', fontSize: '0.75rem', lineHeight: '17px', color: 'var(--ink-2)' },
});
