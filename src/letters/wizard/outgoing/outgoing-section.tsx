import TextField from '@mui/material/TextField';
import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { emptyOutgoing, type OutgoingBlock } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { Field } from '../frame/field.tsx';
import { Section } from '../frame/section.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { pickerMessages } from '../pickers/messages.ts';
import { outgoingMessages } from './messages.ts';
import { withReceiver } from './parties.ts';
import { PartyPicker } from './party-picker.tsx';

/** Edits the receivers outside, their addresses and copies (SPEC A3 internalToExternal). */
export default function OutgoingSection() {
  const { draft, change, sheet } = useWizard();
  const block = draft.internalToExternal ?? emptyOutgoing;
  const put = (patch: Partial<OutgoingBlock>) =>
    change((now) => ({ internalToExternal: { ...(now.internalToExternal ?? emptyOutgoing), ...patch } }));
  return (
    <Section
      title={translate(outgoingMessages.title)}
      help={translate(
        layoutOf(sheet.arrangement).isOfParties ? outgoingMessages.partyHelp : outgoingMessages.help,
      )}
    >
      <Field name="internalToExternal.externalReceiver" label={translate(outgoingMessages.receivers)}>
        {(input) => (
          <PartyPicker
            input={input}
            one={translate(pickerMessages.receiver)}
            parties={block.externalReceiver}
            onChange={(externalReceiver) => put({ externalReceiver })}
            onAdd={(party, address) =>
              change((now) => ({ internalToExternal: withReceiver(now.internalToExternal, party, address) }))
            }
          />
        )}
      </Field>
      <Field name="internalToExternal.address" label={translate(outgoingMessages.address)}>
        {({ id, ...aria }) => (
          <TextField
            id={id}
            size="small"
            hiddenLabel
            fullWidth
            multiline
            minRows={3}
            maxRows={6}
            value={block.address}
            onChange={(event) => put({ address: event.target.value })}
            error={aria['aria-invalid']}
            placeholder={translate(outgoingMessages.addressExample)}
            slotProps={{ htmlInput: { maxLength: 1000, 'aria-describedby': aria['aria-describedby'] } }}
          />
        )}
      </Field>
      <Field name="internalToExternal.externalCc" label={translate(outgoingMessages.ccs)} isOptional>
        {(input) => (
          <PartyPicker
            input={input}
            one={translate(pickerMessages.cc)}
            parties={block.externalCc}
            onChange={(externalCc) => put({ externalCc })}
            onAdd={(party) =>
              change((now) => {
                const before = now.internalToExternal ?? emptyOutgoing;
                return { internalToExternal: { ...before, externalCc: [...before.externalCc, party] } };
              })
            }
          />
        )}
      </Field>
    </Section>
  );
}
