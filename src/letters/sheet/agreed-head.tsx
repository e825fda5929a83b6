import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import { CompanyLogo } from './company-logo.tsx';
import { LetterNumber, Row, useMark } from './head-parts.tsx';
import type { SheetLetter } from './sheet.ts';

type Formed = { letter: SheetLetter; form: PaperForm };

/** Ours first, each party's own below it. */
export function Numbers({ letter, form }: Formed) {
  if (form.otherNumbers.length === 0)
    return (
      <>
        {form.numberLabel}
        <LetterNumber number={letter.number} />
      </>
    );
  const label = form.numberLabel.replace(/[: ]+$/, '');
  return (
    <dl className="letter-sheet-numbers">
      <Row label={label}>
        <LetterNumber number={letter.number} />
      </Row>
      {form.otherNumbers.map((number) => (
        <Row key={number} label={label}>
          {number}
        </Row>
      ))}
    </dl>
  );
}

/** Names between the parties' marks, the subject, then the numbers. */
export function AgreedHead({ letter, form }: Formed) {
  const named = useMark('Hal');
  const { isTitledBySubject } = form.layout;
  const between = form.between && (isTitledBySubject ? form.between.replace(/^ANTARA /, '') : form.between);
  return (
    <>
      <div className="letter-sheet-marks" {...(isTitledBySubject ? named : {})}>
        <div>
          {letter.letterhead?.logo && (
            <CompanyLogo hash={letter.letterhead.logo} alt={`Logo ${letter.letterhead.name}`} />
          )}
        </div>
        <div className="letter-sheet-title">
          <h2>
            {form.title}
            {between && !isTitledBySubject && <span>{between}</span>}
          </h2>
          {between && isTitledBySubject && (
            <>
              ANTARA
              <strong>{between}</strong>
            </>
          )}
        </div>
        <div>
          {(letter.partyMarks ?? []).map(({ name, logo }) => (
            <CompanyLogo key={logo} hash={logo} alt={`Logo ${name}`} />
          ))}
        </div>
      </div>
      {!isTitledBySubject && (
        <div className="letter-sheet-subject" {...named}>
          {form.labels.about}
          <strong>{letter.subject.toUpperCase()}</strong>
        </div>
      )}
      <div className="letter-sheet-title">
        <Numbers letter={letter} form={form} />
      </div>
    </>
  );
}
