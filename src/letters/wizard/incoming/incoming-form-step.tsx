import { emptyIncoming, type IncomingInput, receivedMoment } from '../../../../domain/letters/incoming.ts';
import { say } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { DayField } from '../../../ui/pickers/index.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/field.tsx';
import { FormColumn, Pair, Section } from '../frame/section.tsx';
import { TextLine } from '../frame/text-line.tsx';
import { RecipientPicker } from '../groups/recipient-picker.tsx';
import { pickerWords } from '../pickers/words.ts';
import { Attachments } from '../steps/attachments.tsx';
import { OutsideSenderPicker } from './outside-sender-picker.tsx';
import { RegisteredBeforeStrip } from './registered-before-strip.tsx';
import { incomingWords } from './words.ts';

/** Edits a letter from outside: sender, number, arrival, place of the paper, receivers (SPEC A3, DOMAIN 2). */
export default function IncomingFormStep() {
  const { draft, change } = useDesk();
  const block = draft.externalToInternal ?? emptyIncoming;
  const put = (patch: Partial<IncomingInput>) =>
    change((now) => ({ externalToInternal: { ...(now.externalToInternal ?? emptyIncoming), ...patch } }));

  return (
    <FormColumn>
      <Section title={say(incomingWords.original)} help={say(incomingWords.originalHelp)}>
        <Field
          name="externalToInternal.externalSenderName"
          label={say(incomingWords.sender)}
          hint={block.externalSenderId ? say(incomingWords.isInstitution) : say(incomingWords.senderHint)}
        >
          {(input) => <OutsideSenderPicker input={input} value={block} onChange={put} />}
        </Field>
        <Pair>
          <TextLine
            name="number"
            label={say(incomingWords.number)}
            hint={say(incomingWords.numberHint)}
            maxLength={100}
            value={draft.number}
            onChange={(number) => change({ number })}
          />
          <Field name="scriptDate" label={say(incomingWords.date)} isGroup>
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
          label={say(incomingWords.subject)}
          grows
          maxLength={300}
          value={draft.subject}
          onChange={(subject) => change({ subject: subject ?? '' })}
        />
        <TextLine
          name="place"
          label={say(incomingWords.place)}
          isOptional
          placeholder={say(incomingWords.placeExample)}
          maxLength={100}
          value={draft.place}
          onChange={(place) => change({ place })}
        />
      </Section>
      <Section title={say(incomingWords.receipt)} help={say(incomingWords.receiptHelp)}>
        <Field name="externalToInternal.receivedDate" label={say(incomingWords.receivedOn)} isGroup>
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
          label={say(incomingWords.originalPlace)}
          hint={say(incomingWords.originalPlaceHint)}
          placeholder={say(incomingWords.originalPlaceExample)}
          maxLength={200}
          value={block.archiveLocation}
          onChange={(archiveLocation) => put({ archiveLocation })}
        />
        <Pair>
          <TextLine
            name="externalToInternal.archiveCupboard"
            label={say(incomingWords.cupboard)}
            isOptional
            maxLength={100}
            value={block.archiveCupboard}
            onChange={(archiveCupboard) => put({ archiveCupboard })}
          />
          <TextLine
            name="externalToInternal.archiveBox"
            label={say(incomingWords.box)}
            isOptional
            maxLength={100}
            value={block.archiveBox}
            onChange={(archiveBox) => put({ archiveBox })}
          />
        </Pair>
      </Section>
      <Section title={say(incomingWords.receivers)} help={say(incomingWords.receiversHelp)}>
        <Field name="receivers" label={say(incomingWords.receivers)}>
          {(input) => (
            <RecipientPicker
              input={input}
              one={say(pickerWords.receiver)}
              people={draft.receivers}
              showUserName={false}
              onChange={(receivers) => change({ receivers })}
              placeholder={say(incomingWords.typeName)}
            />
          )}
        </Field>
        <Field name="ccs" label={say(incomingWords.ccs)} isOptional>
          {(input) => (
            <RecipientPicker
              input={input}
              one={say(pickerWords.cc)}
              people={draft.ccs}
              showUserName={false}
              onChange={(ccs) => change({ ccs })}
              placeholder={say(incomingWords.typeName)}
            />
          )}
        </Field>
      </Section>
      <Section title={say(incomingWords.attachments)} help={say(incomingWords.attachmentsHelp)}>
        <Attachments />
      </Section>
    </FormColumn>
  );
}
