import { emptyIncoming, type IncomingInput, receivedMoment } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { DayField } from '../../../ui/pickers/index.ts';
import { Field } from '../frame/field.tsx';
import { FormColumn, Pair, Section } from '../frame/section.tsx';
import { TextLine } from '../frame/text-line.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { RecipientPicker } from '../groups/recipient-picker.tsx';
import { pickerMessages } from '../pickers/messages.ts';
import { Attachments } from '../steps/attachments.tsx';
import { incomingMessages } from './messages.ts';
import { OutsideSenderPicker } from './outside-sender-picker.tsx';
import { RegisteredBeforeStrip } from './registered-before-strip.tsx';

/** Edits a letter from outside: sender, number, arrival, place of the paper, receivers (SPEC A3, DOMAIN 2). */
export default function IncomingFormStep() {
  const { draft, change } = useWizard();
  const block = draft.externalToInternal ?? emptyIncoming;
  const put = (patch: Partial<IncomingInput>) =>
    change((now) => ({ externalToInternal: { ...(now.externalToInternal ?? emptyIncoming), ...patch } }));

  return (
    <FormColumn>
      <Section title={translate(incomingMessages.original)} help={translate(incomingMessages.originalHelp)}>
        <Field
          name="externalToInternal.externalSenderName"
          label={translate(incomingMessages.sender)}
          hint={
            block.externalSenderId
              ? translate(incomingMessages.isInstitution)
              : translate(incomingMessages.senderHint)
          }
        >
          {(input) => <OutsideSenderPicker input={input} value={block} onChange={put} />}
        </Field>
        <Pair>
          <TextLine
            name="number"
            label={translate(incomingMessages.number)}
            hint={translate(incomingMessages.numberHint)}
            maxLength={100}
            value={draft.number}
            onChange={(number) => change({ number })}
          />
          <Field name="scriptDate" label={translate(incomingMessages.date)} isGroup>
            {(input) => (
              <DayField
                input={input}
                value={draft.scriptDate}
                onChange={(scriptDate) => change({ scriptDate })}
              />
            )}
          </Field>
        </Pair>
        <RegisteredBeforeStrip />
        <TextLine
          name="subject"
          label={translate(incomingMessages.subject)}
          grows
          maxLength={300}
          value={draft.subject}
          onChange={(subject) => change({ subject: subject ?? '' })}
        />
        <TextLine
          name="place"
          label={translate(incomingMessages.place)}
          isOptional
          placeholder={translate(incomingMessages.placeExample)}
          maxLength={100}
          value={draft.place}
          onChange={(place) => change({ place })}
        />
      </Section>
      <Section title={translate(incomingMessages.receipt)} help={translate(incomingMessages.receiptHelp)}>
        <Field name="externalToInternal.receivedDate" label={translate(incomingMessages.receivedOn)} isGroup>
          {(input) => (
            <DayField
              input={input}
              value={block.receivedDate && dayInWib(block.receivedDate)}
              onChange={(day) => put({ receivedDate: receivedMoment(day) })}
            />
          )}
        </Field>
        <TextLine
          name="externalToInternal.archiveLocation"
          label={translate(incomingMessages.originalPlace)}
          hint={translate(incomingMessages.originalPlaceHint)}
          placeholder={translate(incomingMessages.originalPlaceExample)}
          maxLength={200}
          value={block.archiveLocation}
          onChange={(archiveLocation) => put({ archiveLocation })}
        />
        <Pair>
          <TextLine
            name="externalToInternal.archiveCupboard"
            label={translate(incomingMessages.cupboard)}
            isOptional
            maxLength={100}
            value={block.archiveCupboard}
            onChange={(archiveCupboard) => put({ archiveCupboard })}
          />
          <TextLine
            name="externalToInternal.archiveBox"
            label={translate(incomingMessages.box)}
            isOptional
            maxLength={100}
            value={block.archiveBox}
            onChange={(archiveBox) => put({ archiveBox })}
          />
        </Pair>
      </Section>
      <Section title={translate(incomingMessages.receivers)} help={translate(incomingMessages.receiversHelp)}>
        <Field name="receivers" label={translate(incomingMessages.receivers)}>
          {(input) => (
            <RecipientPicker
              input={input}
              one={translate(pickerMessages.receiver)}
              people={draft.receivers}
              showUserName={false}
              onChange={(receivers) => change({ receivers })}
              placeholder={translate(incomingMessages.typeName)}
            />
          )}
        </Field>
        <Field name="ccs" label={translate(incomingMessages.ccs)} isOptional>
          {(input) => (
            <RecipientPicker
              input={input}
              one={translate(pickerMessages.cc)}
              people={draft.ccs}
              showUserName={false}
              onChange={(ccs) => change({ ccs })}
              placeholder={translate(incomingMessages.typeName)}
            />
          )}
        </Field>
      </Section>
      <Section
        title={translate(incomingMessages.attachments)}
        help={translate(incomingMessages.attachmentsHelp)}
      >
        <Attachments />
      </Section>
    </FormColumn>
  );
}
