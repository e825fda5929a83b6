import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdjustableRow, Adjustments, Labelled } from '../../../domain/letters/adjustments-schema.ts';
import { adjustableParts, standardMargins } from '../../../domain/letters/arrangement-adjustments.ts';
import { arrangementOf, layoutOf } from '../../../domain/letters/layouts.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldShell } from '../inputs/field-shell.tsx';
import { TextBox } from '../inputs/text-box.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { adjustmentsIn, isMargin, tidied } from './adjustments-in.ts';
import { AdjustmentsPart } from './adjustments-part.tsx';
import { type Side, sideLabels, specialMessages } from './messages.ts';

const sides = ['top', 'bottom', 'left', 'right'] as const satisfies readonly Side[];

/** Margins, labels and order of the chosen arrangement's paper. Empty boxes keep the standard, which they show. */
export default function AdjustmentsInput({ name, field }: InputProps) {
  const { id, input, error } = useField(name);
  const layout = layoutOf(arrangementOf(useWatch({ name: 'arrangement' })));
  const [isAsked, ask] = useState(false);
  const value = adjustmentsIn(input.value);
  const change = (patch: Adjustments) => input.onChange(tidied({ ...value, ...patch }));
  const parts = adjustableParts(layout, value);
  const order = parts.filter(({ isRow }) => isRow).map(({ key }) => key as AdjustableRow);
  const move = (key: AdjustableRow, step: -1 | 1) => {
    const from = order.indexOf(key);
    change({ order: order.with(from, order[from + step] ?? key).with(from + step, key) });
  };
  const margins: Record<string, unknown> = value.margins ?? {};
  const wrong = sides.find((side) => margins[side] !== undefined && !isMargin(margins[side]));
  const said = wrong
    ? translate(specialMessages.marginBounds)
    : error && translate(specialMessages.adjustmentsFault);
  return (
    <FieldShell
      id={id}
      field={field}
      group
      {...(said && { error: said })}
      aside={
        <Button size="small" disabled={tidied(value) === null} onClick={() => ask(true)}>
          {translate(specialMessages.backToStandard)}
        </Button>
      }
    >
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        ref={input.ref}
        tabIndex={-1}
      >
        <Margins>
          {sides.map((side) => (
            <div key={side}>
              <label htmlFor={`${id}-${side}`}>{translate(sideLabels[side])}</label>
              <TextBox
                id={`${id}-${side}`}
                value={String(margins[side] ?? '')}
                onChange={(typed) => change({ margins: withMargin(margins, side, typed) })}
                placeholder={String(standardMargins[side])}
                error={side === wrong}
                inputMode="numeric"
                behind="mm"
              />
            </div>
          ))}
        </Margins>
        <ul>
          {parts.map((part) => (
            <AdjustmentsPart
              key={part.key}
              id={`${id}-${part.key}`}
              part={part}
              written={value.labels?.[part.key] ?? ''}
              place={order.indexOf(part.key as AdjustableRow)}
              count={order.length}
              onLabel={(typed) => change({ labels: withLabel(value.labels, part.key, typed) })}
              onMove={(step) => move(part.key as AdjustableRow, step)}
              onShown={(isShown) =>
                change({ hidden: withHidden(value.hidden, part.key as AdjustableRow, !isShown) })
              }
            />
          ))}
        </ul>
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={translate(specialMessages.backToStandardAsk)}
        confirm={translate(specialMessages.backToStandard)}
        onConfirm={() => {
          ask(false);
          input.onChange(null);
        }}
        onClose={() => ask(false)}
      >
        {translate(specialMessages.backToStandardMeans)}
      </ConfirmDialog>
    </FieldShell>
  );
}

/** What is no number stays as typed, for the schema to report. */
const withMargin = (margins: object, side: Side, typed: string): NonNullable<Adjustments['margins']> => {
  const { [side]: _, ...others } = margins as Record<Side, number>;
  const size = typed.trim();
  if (size === '') return others;
  return { ...others, [side]: /^\d{1,4}$/.test(size) ? Number(size) : size };
};

const withLabel = (labels: Adjustments['labels'], key: Labelled, typed: string) => {
  const { [key]: _, ...others } = labels ?? {};
  return typed.trim() === '' ? others : { ...others, [key]: typed };
};

const withHidden = (hidden: AdjustableRow[] = [], key: AdjustableRow, isHidden: boolean): AdjustableRow[] => [
  ...hidden.filter((one) => one !== key),
  ...(isHidden ? [key] : []),
];

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  '& > ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
});
const Margins = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '6px 12px',
  '& label': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)' },
  '@media (max-width: 599px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
