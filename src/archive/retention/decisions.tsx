import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AppraisalDecision, ProposalUnit } from '../../../domain/calls/archive-retention.ts';
import { type Message, translate } from '../../../lib/language.ts';

import { retentionMessages as messages } from './messages.ts';

/** Decision per filing unit, as typed. */
export type Decided = Record<string, { decision: AppraisalDecision; extraYears: string }>;

const choices: { value: AppraisalDecision; label: Message }[] = [
  { value: 'Musnah', label: messages.destroy },
  { value: 'Permanen', label: messages.permanent },
  { value: 'Perpanjang', label: messages.prolong },
];

type Props = { units: readonly ProposalUnit[]; decided: Decided; onChange: (decided: Decided) => void };

export function Decisions({ units, decided, onChange }: Props) {
  return (
    <ul className="retention-decisions">
      {units.map((unit) => {
        const own = decided[unit.id];
        return (
          <li key={unit.id}>
            <span>
              {unit.title}
              <small>{unit.code}</small>
            </span>
            <TextField
              select
              size="small"
              hiddenLabel
              value={own?.decision ?? ''}
              onChange={(event) =>
                onChange({
                  ...decided,
                  [unit.id]: {
                    decision: event.target.value as AppraisalDecision,
                    extraYears: own?.extraYears ?? '5',
                  },
                })
              }
              slotProps={{
                select: {
                  displayEmpty: true,
                  inputProps: { 'aria-label': translate(messages.result(unit.title)) },
                  renderValue: (value) =>
                    translate(choices.find((one) => one.value === value)?.label ?? messages.chooseResult),
                },
              }}
            >
              {choices.map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {translate(label)}
                </MenuItem>
              ))}
            </TextField>
            {own?.decision === 'Perpanjang' && (
              <TextField
                type="number"
                size="small"
                hiddenLabel
                value={own.extraYears}
                onChange={(event) =>
                  onChange({ ...decided, [unit.id]: { ...own, extraYears: event.target.value } })
                }
                slotProps={{
                  htmlInput: { 'aria-label': translate(messages.howLong(unit.title)), min: 1, max: 50 },
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
