import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { urgencies } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { byRank, useSaveableClasses } from '../draft/lookups.ts';
import { Calm } from '../frame/calm.tsx';
import { Field } from '../frame/field.tsx';
import { TextLine } from '../frame/text-line.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { ClassificationPicker } from '../pickers/classification-picker.tsx';
import { Attachments } from '../steps/attachments.tsx';
import { stepMessages } from '../steps/messages.ts';
import { Chain } from './chain.tsx';
import { composeMessages } from './messages.ts';

/** What is not printed where one writes: who decides, files, urgency, security, filing, place. */
export const Panel = memo(function Panel() {
  return (
    <Calm>
      <PanelParts />
    </Calm>
  );
});

function PanelParts() {
  const { draft, change, write, place } = useWizard();
  const { options: classes } = useSaveableClasses();
  return (
    <Parts>
      <Chain />
      <section>
        <Attachments />
      </section>
      <section aria-label={translate(composeMessages.nature)}>
        <div className="pair">
          <Field name="urgency" label={translate(composeMessages.urgency)}>
            {(input) => (
              <Choice
                input={input}
                value={draft.urgency}
                choices={urgencies.map(({ value, label }) => ({ value, label: translate(label) }))}
                onChange={(urgency) => change({ urgency: urgency as typeof draft.urgency })}
              />
            )}
          </Field>
          <Field name="permissionClassificationId" label={translate(composeMessages.security)}>
            {(input) => (
              <Choice
                input={input}
                value={draft.permissionClassificationId ?? ''}
                choices={byRank(classes).map(({ id, label }) => ({ value: id, label }))}
                onChange={(id) =>
                  change({
                    permissionClassificationId: id,
                    securityName: classes.find((option) => option.id === id)?.label ?? null,
                  })
                }
              />
            )}
          </Field>
        </div>
        <Field name="archiveClassificationId" label={translate(composeMessages.classification)}>
          {(input) => <ClassificationPicker input={input} />}
        </Field>
        <TextLine
          name="place"
          label={translate(composeMessages.place)}
          placeholder={translate(stepMessages.placeExample)}
          maxLength={100}
          value={draft.place}
          onChange={(city) => write({ place: city })}
        />
        <Link to={place.hrefOf('formulir-naskah')} className="more">
          <b>{translate(composeMessages.form)}</b>
          <small>{translate(composeMessages.moreFields)}</small>
        </Link>
      </section>
    </Parts>
  );
}

type ChoiceProps = {
  input: { id: string; 'aria-describedby': string; 'aria-invalid': boolean; 'aria-labelledby': string };
  value: string;
  choices: { value: string; label: string }[];
  onChange: (value: string) => void;
};

function Choice({ input, value, choices, onChange }: ChoiceProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      fullWidth
      value={isKnown ? value : ''}
      error={input['aria-invalid']}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: {
          id: input.id,
          SelectDisplayProps: {
            'aria-labelledby': input['aria-labelledby'],
            'aria-describedby': input['aria-describedby'],
          },
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

const Parts = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: '16px 22px 24px',
  '& > section + section': { borderTop: '1px solid var(--line)', paddingTop: 16, display: 'grid', gap: 14 },
  '& .pair': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  '& .more': { color: 'inherit', textDecoration: 'none', borderRadius: 6 },
  '& .more:hover b': { textDecoration: 'underline' },
  '& .more b, & .more small': { display: 'block' },
  '& .more b': { fontWeight: 600, color: 'var(--accent-ink)' },
  '& .more small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
