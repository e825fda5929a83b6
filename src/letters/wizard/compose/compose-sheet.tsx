import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo } from 'react';
import { paperForm } from '../../../../domain/letters/arrangement.ts';
import { translate } from '../../../../lib/language.ts';
import { headRows, SheetTop, Signatures, sheetLabel, sheetStyle } from '../../sheet/index.ts';
import { lowestSigner } from '../draft/detail-rules.ts';
import type { Draft } from '../draft/draft.ts';
import { useSubTypes } from '../draft/lookups.ts';
import type { InputProps } from '../frame/field.tsx';
import { useOwnText } from '../frame/use-own-text.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { useChooseSigner } from '../proposing/use-choose-signer.ts';
import { SignerPicker } from '../signer/signer-picker.tsx';
import { composeMessages } from './messages.ts';
import { PaperDate } from './paper-date.tsx';
import { PaperPeople } from './paper-people.tsx';
import { paperTones } from './paper-tones.ts';
import { PaperRow, Row } from './row.tsx';

/** The letter's sheet as form: head, text, signature and copies are filled in where they are printed. */
export function ComposeSheet({ children }: { children: ReactNode }) {
  const { draft, change, write, missingIn, sheet } = useWizard();
  const form = useMemo(() => paperForm(sheet), [sheet]);
  const { options: subTypes } = useSubTypes();
  const level = lowestSigner(subTypes.find(({ id }) => id === draft.naskahDinasCategoryId));
  const choose = useChooseSigner();
  const putDay = useCallback((scriptDate: string | null) => change({ scriptDate }), [change]);
  const putSubject = useCallback((subject: string) => write({ subject }), [write]);
  return (
    <Desk className="sheet-desk">
      <article className="letter-sheet" style={sheetStyle(sheet, form)} aria-label={sheetLabel(sheet)}>
        <Measure>
          <div className="paper">
            <SheetTop letter={sheet} form={form} />
            <div className="head">
              {headRows(sheet, form).map(({ key, label, values }) => {
                if (key === 'to')
                  return (
                    <PaperRow key={key} name="receivers" label={label} error={missingIn('receivers')}>
                      {(input) => (
                        <People
                          input={input}
                          field="receivers"
                          people={draft.receivers}
                          change={change}
                          placeholder={translate(
                            draft.receivers.length > 0
                              ? composeMessages.addPerson
                              : composeMessages.choosePeople,
                          )}
                        />
                      )}
                    </PaperRow>
                  );
                if (key === 'from')
                  return (
                    <PaperRow key={key} name="senderId" label={label} error={missingIn('senderId')}>
                      {(input) => (
                        <Signer
                          input={input}
                          sender={draft.sender}
                          onChange={choose}
                          level={level && level + 1}
                        />
                      )}
                    </PaperRow>
                  );
                if (key === 'subject')
                  return (
                    <PaperRow key={key} name="subject" label={label} error={missingIn('subject')}>
                      {(input) => <Subject input={input} subject={draft.subject} onChange={putSubject} />}
                    </PaperRow>
                  );
                if (key === 'date')
                  return (
                    <PaperRow key={key} name="scriptDate" label={label} error={missingIn('scriptDate')}>
                      {(input) => (
                        <PaperDate
                          {...stable(input)}
                          day={draft.scriptDate}
                          words={form.dateText}
                          onChange={putDay}
                        />
                      )}
                    </PaperRow>
                  );
                return (
                  <Row key={key}>
                    <span className="label">{label}</span>
                    <div className="value is-derived">{values.join('')}</div>
                  </Row>
                );
              })}
            </div>
            {children}
            <Signatures letter={sheet} form={form} />
            <PaperRow name="ccs" label={form.labels.copies} error={missingIn('ccs')} isHeading>
              {(input) => (
                <People
                  input={input}
                  field="ccs"
                  people={draft.ccs}
                  change={change}
                  placeholder={translate(composeMessages.chooseCcs)}
                />
              )}
            </PaperRow>
          </div>
        </Measure>
      </article>
    </Desk>
  );
}

const stable = (input: InputProps) => ({ input });

type PeopleProps = Parameters<typeof PaperPeople>[0];

/** Drawn again only where who is named, or what is said of it, changed. */
const People = memo(
  ({ input, ...rest }: PeopleProps) => <PaperPeople input={input} {...rest} />,
  (before, now) =>
    before.people === now.people &&
    before.placeholder === now.placeholder &&
    before.change === now.change &&
    before.input['aria-invalid'] === now.input['aria-invalid'],
);

type SignerProps = {
  input: InputProps;
  sender: Draft['sender'];
  onChange: (sender: Draft['sender']) => Promise<void>;
  level: number | null;
};

const Signer = memo(
  ({ input, sender, onChange, level }: SignerProps) => (
    <SignerPicker
      input={input}
      sender={sender}
      printsPost
      onChange={(next) => void onChange(next)}
      lowestLevel={level}
    />
  ),
  (before, now) =>
    before.sender === now.sender &&
    before.level === now.level &&
    before.onChange === now.onChange &&
    before.input['aria-invalid'] === now.input['aria-invalid'],
);

type SubjectProps = { input: InputProps; subject: string; onChange: (subject: string) => void };

const Subject = memo(
  ({ input: { id, ...aria }, subject, onChange }: SubjectProps) => {
    const [text, type] = useOwnText(subject, onChange);
    return (
      <InputBase
        id={id}
        multiline
        fullWidth
        value={text}
        placeholder={translate(composeMessages.writeSubject)}
        onChange={(event) => type(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ input: { ...aria, className: 'subject' } }}
      />
    );
  },
  (before, now) =>
    before.subject === now.subject &&
    before.onChange === now.onChange &&
    before.input['aria-invalid'] === now.input['aria-invalid'],
);

const Desk = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  background: 'var(--desk)',
  padding: '16px 28px 32px',
  '& .letter-sheet': { boxSizing: 'border-box', maxWidth: 760, overflowWrap: 'anywhere' },
  '@container (max-width: 940px)': { overflow: 'visible' },
  '@container (max-width: 600px)': {
    '&&': { padding: 0 },
    background: 'var(--paper)',
    '&& .letter-sheet': { border: 0, borderRadius: 0, padding: '14px 16px 20px' },
  },
});
const Measure = styled('div')({
  containerType: 'inline-size',
  // As many letters wide as the text on paper, so that lines end where they do there.
  '& > .paper': {
    ...paperTones,
    fontSize: 'clamp(0.8125rem, calc(100cqw / var(--letter-measure)), 1.0625rem)',
    lineHeight: 'var(--letter-pitch)',
  },
  '& .head': { marginBottom: 16 },
  '& .subject': { fontWeight: 700 },
  '& .day': {
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '2px 4px',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .day svg': { color: 'var(--ink-3)' },
  '& .letter-sheet-signature': { marginBottom: 12 },
  '@container (max-width: 480px)': { '& > .paper': { fontSize: '1rem', lineHeight: '26px' } },
});
