import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { isWrong, kindOf, type Values } from '../../../../domain/letters/contract-values.ts';
import { variableLabel } from '../../../../domain/letters/contract-variables.ts';
import { translate } from '../../../../lib/language.ts';
import { FaultLine } from '../../../ui/fault-line.tsx';
import { Labelled } from '../../../ui/form-dialog.tsx';
import { DayField } from '../../../ui/pickers/index.ts';
import { Group } from './group.ts';
import { contractMessages } from './messages.ts';

/** Variables of one party or one article. */
export type Asked = { key: string; title: string; names: readonly string[]; values: Values };
type Props = {
  groups: readonly Asked[];
  onChange: (key: string, values: Values) => void;
  /** The group that has the focus when it appears; else the first. */
  begun?: string | undefined;
  faultOf?: (key: string, name: string) => string | undefined;
  /** What may stay empty without a bracket in the text. */
  isOptional?: (key: string, name: string) => boolean;
  /** What else is asked of a group. */
  more?: (key: string) => ReactNode;
};

/** Renders one field per variable, by party and article; empty variables stay in brackets in the text. */
export function FillVariables({ groups, onChange, begun, faultOf, isOptional, more }: Props) {
  const id = useId();
  const first = begun ?? groups.find(({ names }) => names.length > 0)?.key;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.key}>
          <legend>{group.title}</legend>
          {group.names.map((name, index) => {
            const kind = kindOf(name);
            const value = group.values[name] ?? '';
            const fieldId = `${id}${group.key}${name}`;
            const fault = isWrong(name, value)
              ? translate(contractMessages.wholeNumber)
              : faultOf?.(group.key, name);
            const set = (next: string) => onChange(group.key, { ...group.values, [name]: next });
            const isFirst = group.key === first && index === 0;
            return (
              <Labelled
                key={name}
                id={fieldId}
                label={variableLabel(name)}
                isOptional={isOptional?.(group.key, name) === true}
              >
                {kind === 'date' ? (
                  <DayField
                    input={{ id: fieldId, 'aria-labelledby': `${fieldId}-label` }}
                    value={value || null}
                    onChange={(day) => set(day ?? '')}
                    autoFocus={isFirst}
                  />
                ) : (
                  <TextField
                    id={fieldId}
                    size="small"
                    hiddenLabel
                    fullWidth
                    autoFocus={isFirst}
                    value={value}
                    onChange={(event) => set(event.target.value)}
                    error={fault !== undefined}
                    helperText={fault && <FaultLine text={fault} />}
                    slotProps={{
                      htmlInput: {
                        maxLength: 500,
                        ...((kind === 'amount' || kind === 'number') && { inputMode: 'numeric' as const }),
                      },
                    }}
                  />
                )}
              </Labelled>
            );
          })}
          {more?.(group.key)}
        </Group>
      ))}
    </>
  );
}
