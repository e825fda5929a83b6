import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { Suspense } from 'react';
import { flowOf } from '../../../../domain/letters/letter.ts';
import type { Person, Recipient } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { Term } from '../../../help/index.ts';
import { formatDate } from '../../../ui/format.ts';
import { DayField } from '../../../ui/pickers/index.ts';
import { lowestSigner } from '../draft/detail-rules.ts';
import { useSubTypes } from '../draft/lookups.ts';
import { isToItself } from '../draft/same-people.ts';
import { Field } from '../frame/field.tsx';
import { FormColumn, Pair, Section } from '../frame/section.tsx';
import { TextLine } from '../frame/text-line.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { RecipientPicker } from '../groups/recipient-picker.tsx';
import { useSuccessors, withNames } from '../groups/use-holders.ts';
import { OutgoingSection } from '../outgoing/lazy.ts';
import { pickerMessages } from '../pickers/messages.ts';
import { SignerSection } from '../signer/signer-section.tsx';
import { useBookedNumbers } from '../signer/use-booked-numbers.ts';
import { ArchiveReferenceField } from './archive-reference-field.tsx';
import { Attachments } from './attachments.tsx';
import { stepMessages } from './messages.ts';
import { ReferenceField } from './reference-field.tsx';
import { Reviewers } from './reviewers.tsx';

export default function FormStep() {
  const { draft, change, write } = useWizard();
  const { options: subTypes } = useSubTypes();
  const subType = subTypes.find((option) => option.id === draft.naskahDinasCategoryId);
  const level = lowestSigner(subType);
  const booked = useBookedNumbers()?.find(({ id }) => id === draft.bookedNumberId)?.day;
  const otherDay = draft.scriptDate === (booked ?? dayInWib()) ? null : draft.scriptDate;
  const leaves = flowOf(draft) === 'internal-eksternal';

  return (
    <FormColumn>
      <Section title={translate(stepMessages.basics)}>
        <TextLine
          name="subject"
          label={translate(stepMessages.subject)}
          grows
          maxLength={300}
          value={draft.subject}
          onChange={(subject) => write({ subject: subject ?? '' })}
        />
        <Pair>
          <TextLine
            name="place"
            label={translate(stepMessages.place)}
            placeholder={translate(stepMessages.placeExample)}
            maxLength={100}
            value={draft.place}
            onChange={(place) => write({ place })}
          />
          <Field
            name="scriptDate"
            label={translate(stepMessages.date)}
            hint={translate(otherDay ? stepMessages.otherDate(formatDate(otherDay)) : stepMessages.dateHint)}
            isGroup
          >
            {(input) => (
              <DayField
                input={input}
                value={draft.scriptDate}
                onChange={(scriptDate) => change({ scriptDate })}
              />
            )}
          </Field>
        </Pair>
      </Section>
      <SignerSection level={level} />
      {leaves && (
        <Suspense fallback={<Skeleton variant="rounded" height={240} animation={false} />}>
          <OutgoingSection />
        </Suspense>
      )}
      <Section
        title={leaves ? translate(stepMessages.inside) : translate(stepMessages.receivers)}
        help={
          <>
            {translate(stepMessages.receiversHelp)} <Term name="tembusan">{translate(stepMessages.ccs)}</Term>{' '}
            {translate(stepMessages.ccOnly)}
          </>
        }
      >
        <Field
          name="receivers"
          label={translate(stepMessages.receivers)}
          isOptional={leaves}
          warning={translate(isToItself(draft) ?? undefined)}
        >
          {(input) => (
            <RecipientPicker
              input={input}
              one={translate(pickerMessages.receiver)}
              people={draft.receivers}
              showUserName={showsNames(draft.receivers)}
              hasNameDisplay
              onChange={(receivers) => change({ receivers })}
              placeholder={translate(stepMessages.typeNameOrGroup)}
            />
          )}
        </Field>
        <ShowNames
          people={draft.receivers}
          label={translate(stepMessages.showReceiverNames)}
          onChange={(receivers) => change({ receivers })}
        />
        <Field name="ccs" label={translate(stepMessages.ccs)} isOptional>
          {(input) => (
            <RecipientPicker
              input={input}
              one={translate(pickerMessages.cc)}
              people={draft.ccs}
              showUserName={showsNames(draft.ccs)}
              hasNameDisplay
              onChange={(ccs) => change({ ccs })}
              placeholder={translate(stepMessages.typeNameOrGroup)}
            />
          )}
        </Field>
        <ShowNames
          people={draft.ccs}
          label={translate(stepMessages.showCcNames)}
          onChange={(ccs) => change({ ccs })}
        />
      </Section>
      <Section
        title={translate(stepMessages.reviewers)}
        help={
          <>
            {translate(stepMessages.reviewedWith)}{' '}
            <Term name="paraf">{translate(stepMessages.initials)}</Term> {translate(stepMessages.inOrder)}
          </>
        }
      >
        <Reviewers />
      </Section>
      {/* Seldom needed, so below who signs and who receives. */}
      <Section title={translate(stepMessages.references)}>
        <ReferenceField />
        <ArchiveReferenceField />
      </Section>
      <Section title={translate(stepMessages.files)}>
        <Attachments />
      </Section>
    </FormColumn>
  );
}

const showsNames = (people: Recipient[]): boolean => people.some((person) => person.showUserName);

type ShowNamesProps = { people: Recipient[]; label: string; onChange: (people: Recipient[]) => void };

/** Switches all receivers between name and post (SPEC A4); groups keep their name. */
function ShowNames({ people, label, onChange }: ShowNamesProps) {
  const successors = useSuccessors(people);
  const named = people.filter((one): one is Person => !isGroup(one) && !one.isWholePost);
  return (
    named.length > 1 && (
      <FormControlLabel
        control={
          <Switch
            checked={named.every((person) => person.showUserName)}
            onChange={(_, shown) => onChange(withNames(people, shown, successors))}
          />
        }
        label={label}
      />
    )
  );
}
