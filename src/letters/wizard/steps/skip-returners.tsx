import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { noteLimit } from '../../../../domain/letters/text-limits.ts';
import { few } from '../../../../lib/few.ts';
import { listed } from '../../../../lib/formats.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { Labelled } from '../../../ui/form-dialog.tsx';
import type { AskedAgain } from '../draft/next-holder.ts';
import { summaryMessages } from './summary-messages.ts';

type Props = {
  again: AskedAgain;
  /** Null while they are asked again. */
  reason: string | null;
  isMissing: boolean;
  onChange: (reason: string | null) => void;
};

/**
 * Skips reviewers who returned the letter and would be asked again; needs a reason, which the signer reads (SPEC
 * B1.2).
 */
export function SkipReturners({ again, reason, isMissing, onChange }: Props) {
  const id = useId();
  return (
    <Again>
      <FormControlLabel
        control={
          <Checkbox
            checked={reason === null}
            onChange={(_, isAsked) => onChange(isAsked ? null : '')}
            slotProps={{ input: { 'aria-describedby': `${id}-why` } }}
          />
        }
        label={translate(askWords(again))}
      />
      <p className="why" id={`${id}-why`}>
        {translate(summaryMessages.returnedBefore(again.names.length))}
        {again.hasParaf && ` ${translate(summaryMessages.parafStays)}`}
      </p>
      {reason !== null && (
        <Labelled id={id} label={translate(summaryMessages.skipReason)}>
          <TextField
            id={id}
            multiline
            minRows={2}
            maxRows={6}
            fullWidth
            autoFocus
            value={reason}
            onChange={(event) => onChange(event.target.value)}
            error={isMissing}
            helperText={
              isMissing
                ? translate(summaryMessages.skipReasonMissing)
                : translate(summaryMessages.skipReasonSeen)
            }
            slotProps={{ htmlInput: { maxLength: noteLimit } }}
          />
        </Labelled>
      )}
    </Again>
  );
}

/** Who stands beside others is not asked before them. */
function askWords({ names, beside, isAtOnce }: AskedAgain): Message {
  const who = listed(few(names));
  if (!isAtOnce) return summaryMessages.askAgainFirst(who);
  return beside.length > 0
    ? summaryMessages.askAgainBeside(who, listed(few(beside)))
    : summaryMessages.askAgainAtOnce(who);
}

const Again = styled('div')({ marginTop: 16, display: 'grid', gap: 8, '& p': { margin: 0 } });
