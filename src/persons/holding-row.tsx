import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { SeenHolding } from '../../domain/calls/persons.ts';
import { translate } from '../../lib/language.ts';
import { personForm } from '../../resources/manajemen-user/person-form.ts';
import { iconButton } from '../ui/icon-button.ts';
import { Input } from '../views/parts.ts';
import { holderLine } from './holder-line.ts';
import { personMessages as said } from './messages.ts';
import type { HoldingValues } from './person-values.ts';

const { positionId, type, startDate, endDate, roleIds } = personForm.fields.holdings.fields;

type Props = { index: number; place: number; seen: SeenHolding | null | undefined; onRemove: () => void };

/** A post of the person: which, as what, from when until when, with which roles. */
export function HoldingRow({ index, place, seen, onRemove }: Props) {
  const name = `holdings.${index}` as const;
  const row = useWatch({ name }) as HoldingValues | undefined;
  useProposedRoles(name, row, seen);
  const { getFieldState } = useFormContext();
  const post = getFieldState(`${name}.positionId`, useFormState({ name: `${name}.positionId` }));
  // Once the field says it, the line would say it twice.
  const isSaid = Boolean(seen?.refusal && post.error);
  const isActing = row?.type === 'plt' || row?.type === 'plh';
  return (
    <Holding role="group" aria-label={translate(said.holding(place))} data-part={index} data-field={name}>
      <div data-line="post">
        <div data-field={`${name}.positionId`}>
          <Input name={`${name}.positionId`} field={positionId} />
        </div>
        <div data-field={`${name}.type`}>
          <Input name={`${name}.type`} field={type} />
        </div>
        <Remove type="button" aria-label={translate(said.removeHolding(place))} onClick={onRemove}>
          <X size={16} strokeWidth={1.6} aria-hidden />
        </Remove>
      </div>
      <div data-line="term">
        <div data-field={`${name}.startDate`}>
          <Input name={`${name}.startDate`} field={startDate} />
        </div>
        <div data-field={`${name}.endDate`}>
          <Input name={`${name}.endDate`} field={isActing ? asked(endDate) : endDate} />
        </div>
        <div data-field={`${name}.roleIds`}>
          <Input name={`${name}.roleIds`} field={asked(roleIds)} />
        </div>
      </div>
      {seen && row && !isSaid && (
        <Line role="status" data-wrong={seen.refusal ? '' : undefined}>
          {seen.refusal ?? holderLine(seen, row.type, Boolean(row.id))}
        </Line>
      )}
    </Holding>
  );
}

/** Not marked as optional, whoever judges it. */
const asked = <F extends typeof endDate | typeof roleIds>(field: F): F => ({
  ...field,
  options: { ...field.options, required: true },
});

/** A post that was just chosen brings the roles such posts have; what somebody chose stays. */
function useProposedRoles(
  name: string,
  row: HoldingValues | undefined,
  seen: SeenHolding | null | undefined,
): void {
  const { setValue } = useFormContext();
  const settled = useRef(row?.positionId ?? null);
  useEffect(() => {
    if (!seen || !row?.positionId || settled.current === row.positionId) return;
    settled.current = row.positionId;
    if (row.roleIds?.length || seen.proposed.length === 0) return;
    setValue(`${name}.roles`, seen.proposed);
    setValue(
      `${name}.roleIds`,
      seen.proposed.map(({ id }) => id),
      { shouldDirty: true, shouldValidate: false },
    );
  }, [name, row, seen, setValue]);
}

const Holding = styled('div')({
  display: 'grid',
  gap: 10,
  padding: '12px 12px 14px',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& > [data-line]': { display: 'grid', gap: 12, alignItems: 'start' },
  '& > [data-line] > div': { minWidth: 0 },
  '& > [data-line=post]': { gridTemplateColumns: 'minmax(0, 1fr) 220px 34px' },
  '& > [data-line=term]': { display: 'flex', flexWrap: 'wrap' },
  '& > [data-line=term] > div': { flex: '0 0 164px' },
  '& > [data-line=term] > [data-field$=roleIds]': { flex: '1 1 220px' },
  // A day has to fit beside its button.
  '& .MuiInputAdornment-root': { marginLeft: 0 },
  '& .MuiInputAdornment-root .MuiIconButton-root': { padding: 4 },
  '@media (max-width: 899px)': {
    '& > [data-line=post]': { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
    '& > [data-line=post] > [data-field$=type]': { gridColumn: '1 / -1', gridRow: 2 },
    '& > [data-line=term] > div': { flex: '1 1 170px' },
    '& > [data-line=term] > [data-field$=roleIds]': { flex: '1 0 100%' },
  },
});
const Remove = styled('button')({
  ...iconButton,
  display: 'grid',
  marginTop: 26,
  '@media (pointer: coarse)': { width: 44, height: 44, marginTop: 21 },
});
const Line = styled('p')({
  margin: 0,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-2)',
  '&[data-wrong]': { color: 'var(--danger)', fontWeight: 550 },
});
