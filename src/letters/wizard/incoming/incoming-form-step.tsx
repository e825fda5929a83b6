import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { emptyIncoming, type IncomingInput, receivedMoment } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { formatDate } from '../../../ui/format.ts';
import { DayField } from '../../../ui/pickers/index.ts';
import { Proposal } from '../../../ui/proposals/index.ts';
import { Field, fieldId } from '../frame/field.tsx';
import { FormColumn, Pair, Section } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { TextLine } from '../frame/text-line.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { RecipientPicker } from '../groups/recipient-picker.tsx';
import { pickerMessages } from '../pickers/messages.ts';
import { optionLabel, personOf } from '../pickers/people.ts';
import { Attachments } from '../steps/attachments.tsx';
import { BesideScan } from './beside-scan.tsx';
import { KindField } from './kind-field.tsx';
import { incomingMessages } from './messages.ts';
import { NatureFields } from './nature-fields.tsx';
import { nothingRead, useOpenFields } from './open-proposals.ts';
import { OutsideSenderPicker } from './outside-sender-picker.tsx';
import { RegisteredBeforeStrip } from './registered-before-strip.tsx';
import { useKindOfSender } from './use-kind-of-sender.ts';
import { useScanProposals } from './use-scan-proposals.ts';
import { useUsualPlace } from './use-usual-place.ts';

/** Edits a letter from outside: sender, number, arrival, place of the paper, receivers (SPEC A3, DOMAIN 2). */
export default function IncomingFormStep() {
  return (
    <BesideScan>
      <IncomingForm />
    </BesideScan>
  );
}

function IncomingForm() {
  const { draft, change, write } = useWizard();
  const block = draft.externalToInternal ?? emptyIncoming;
  const put = (patch: Partial<IncomingInput>) =>
    change((now) => ({ externalToInternal: { ...(now.externalToInternal ?? emptyIncoming), ...patch } }));
  useUsualPlace();
  const read = useScanProposals();
  const { isOpen, accept, own } = useOpenFields();
  const { sender, number, date, subject, place, receiver } = read ?? nothingRead;
  const { choose, source, receivers, isTheirLast, isGeneral } = useKindOfSender(read);
  const proposed = receiver ? [receiver] : receivers;

  return (
    <FormColumn>
      {read?.isLetter === false && (
        <Strip tone="warn">
          {translate(read.reason ? incomingMessages.notRead(read.reason) : incomingMessages.noLetter)}
          {isGeneral && ` ${translate(incomingMessages.generalKind)}`}
        </Strip>
      )}
      <Section title={translate(incomingMessages.original)} help={translate(incomingMessages.originalHelp)}>
        {sender && !block.externalSenderName && isOpen('sender') ? (
          <Proposal
            id={fieldId('externalToInternal.externalSenderName')}
            label={translate(incomingMessages.sender)}
            words={sender.name}
            onAccept={() =>
              accept(() => put({ externalSenderId: sender.id, externalSenderName: sender.name }))
            }
            onOwn={(typed) =>
              own('sender', 'externalToInternal.externalSenderName', () =>
                put({ externalSenderId: null, externalSenderName: typed }),
              )
            }
          />
        ) : (
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
        )}
        <KindField source={source} onChoose={choose} />
        <Pair>
          {number && !draft.number && isOpen('number') ? (
            <Proposal
              id={fieldId('number')}
              label={translate(incomingMessages.number)}
              words={number}
              onAccept={() => accept(() => change({ number }))}
              onOwn={(typed) => own('number', 'number', () => change({ number: typed || null }))}
            />
          ) : (
            <TextLine
              name="number"
              label={translate(incomingMessages.number)}
              hint={translate(incomingMessages.numberHint)}
              maxLength={100}
              value={draft.number}
              onChange={(number) => write({ number })}
            />
          )}
          {date && !draft.scriptDate && isOpen('date') ? (
            <Proposal
              id={fieldId('scriptDate')}
              label={translate(incomingMessages.date)}
              words={formatDate(date)}
              onAccept={() => accept(() => change({ scriptDate: date }))}
              onOwn={() => own('date', 'scriptDate', () => undefined)}
            />
          ) : (
            <Field name="scriptDate" label={translate(incomingMessages.date)} isGroup>
              {(input) => (
                <DayField
                  input={input}
                  value={draft.scriptDate}
                  onChange={(scriptDate) => change({ scriptDate })}
                />
              )}
            </Field>
          )}
        </Pair>
        <RegisteredBeforeStrip />
        {subject && !draft.subject && isOpen('subject') ? (
          <Proposal
            id={fieldId('subject')}
            label={translate(incomingMessages.subject)}
            words={subject}
            onAccept={() => accept(() => change({ subject }))}
            onOwn={(typed) => own('subject', 'subject', () => change({ subject: typed }))}
          />
        ) : (
          <TextLine
            name="subject"
            label={translate(incomingMessages.subject)}
            grows
            maxLength={300}
            value={draft.subject}
            onChange={(subject) => write({ subject: subject ?? '' })}
          />
        )}
        <NatureFields read={read} isOpen={isOpen} accept={accept} own={own} />
        {place && !draft.place && isOpen('place') ? (
          <Proposal
            id={fieldId('place')}
            label={translate(incomingMessages.place)}
            words={place}
            onAccept={() => accept(() => change({ place }))}
            onOwn={(typed) => own('place', 'place', () => change({ place: typed || null }))}
          />
        ) : (
          <TextLine
            name="place"
            label={translate(incomingMessages.place)}
            isOptional
            placeholder={translate(incomingMessages.placeExample)}
            maxLength={100}
            value={draft.place}
            onChange={(place) => write({ place })}
          />
        )}
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
        {proposed.length > 0 && draft.receivers.length === 0 && isOpen('receiver') ? (
          <Proposal
            id={fieldId('receivers')}
            label={translate(incomingMessages.receivers)}
            words={proposed.map(wordsOf).join('; ')}
            hint={
              receiver
                ? undefined
                : translate(isTheirLast ? incomingMessages.toTheirLast : incomingMessages.toOfficial)
            }
            onAccept={() =>
              accept(() => change({ receivers: proposed.map((option) => personOf(option, false)) }))
            }
            onOwn={() => own('receiver', 'receivers', () => undefined)}
          />
        ) : (
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
        )}
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

const wordsOf = ({ personName, positionName, holders }: PickerUser): string =>
  optionLabel({ personName: holders ? `${personName} (${holders})` : personName, positionName });
