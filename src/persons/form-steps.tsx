import { useCreatePath } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Condition } from '../../domain/accounts/sign-in-conditions.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { focusFirst } from '../ui/focus-first.ts';
import { StepLink, StepTo } from './condition-list.tsx';
import { emptyHolding } from './empty-holding.ts';
import { personMessages, stepMessages as said } from './messages.ts';
import type { Looked, PersonValues } from './person-values.ts';

type Props = { condition: Condition; values: PersonValues; looked: Looked; onStep?: () => void };

/** The step that mends a condition in the form: a field, or what is put into it. */
export function FormStep({ condition, values, looked, onStep }: Props) {
  const { setValue } = useFormContext();
  const createPath = useCreatePath();
  const holdings = values.holdings ?? [];
  const today = dayInWib();
  const go = (field: string) => () => {
    onStep?.();
    // After a sheet has given the focus back.
    setTimeout(() => {
      const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
      place?.scrollIntoView({ block: 'center' });
      focusFirst(place);
    });
  };
  const set = (name: 'startDate' | 'endDate', at: number, day: string | null) => () => {
    onStep?.();
    setValue(`holdings.${at}.${name}`, day, { shouldDirty: true });
  };
  const link = (label: Parameters<typeof translate>[0], onClick: () => void) => (
    <StepLink type="button" onClick={onClick}>
      {translate(label)}
    </StepLink>
  );
  const { name, why } = condition;
  if (name === 'identity' && why === 'missing')
    return link(
      said.toField,
      go((['personName', 'npp', 'email'] as const).find((key) => !values[key]?.trim()) ?? 'npp'),
    );
  if (name === 'identity' && why === 'taken') {
    const known = looked.taken.email ?? looked.taken.npp;
    return (
      known && (
        <StepTo to={createPath({ resource: user.name, type: 'show', id: known.id })} target="_blank">
          {translate(personMessages.openThem)} {known.label}
        </StepTo>
      )
    );
  }
  if (name === 'post' && why === 'later')
    return link(said.startToday, () => {
      for (const [at, { startDate }] of holdings.entries())
        if (startDate && startDate > today) set('startDate', at, today)();
    });
  if (name === 'post' && why === 'ended') {
    const last = holdings.findLastIndex(({ endDate }) => endDate !== null && endDate < today);
    return (
      last >= 0 &&
      link(said.extend, () => {
        set('endDate', last, null)();
        go(`holdings.${last}.endDate`)();
      })
    );
  }
  if (name === 'post' && why === 'none') {
    const empty = holdings.findIndex(({ positionId }) => !positionId);
    return link(said.addHolding, () => {
      if (empty < 0) setValue('holdings', [...holdings, emptyHolding], { shouldDirty: true });
      go(`holdings.${empty < 0 ? holdings.length : empty}.positionId`)();
    });
  }
  if (name === 'roles' && condition.standing === 'open') {
    const at = holdings.findIndex(({ positionId, roleIds }, index) =>
      why === 'roleless' ? positionId && !roleIds?.length : looked.holdings[index]?.empty.length,
    );
    return link(said.chooseRoles, go(`holdings.${Math.max(0, at)}.roleIds`));
  }
  if (name === 'password' && why === 'noDirectory') return link(said.toField, go('isldap'));
  return null;
}
