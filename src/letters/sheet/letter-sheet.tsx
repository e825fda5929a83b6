import { splitAnnexes } from '../../../domain/letters/annexes.ts';
import { type PaperForm, paperForm } from '../../../domain/letters/arrangement.ts';
import { letterStyle } from '../../../domain/letters/letterhead-style.ts';
import { ChangedParts, type SheetChanges } from './changes/sheet-changes.ts';
import { Marked, NumberedNames, useMark } from './head-parts.tsx';
import './letter-fonts.css';
import './letter-sheet.css';
import { Letterhead } from './letterhead.tsx';
import { type SheetAttachment, type SheetLetter, sheetLabel } from './sheet.ts';
import { Head, Title } from './sheet-head.tsx';
import { sheetStyle } from './sheet-style.ts';
import { AnnexPage, Cover, type SheetReview, WrittenText } from './sheet-texts.tsx';
import { Signatures } from './signatures.tsx';

type Props = {
  letter: SheetLetter;
  /** Tags without a value: amber for the drafter, blank for a reader. */
  unfilled?: 'mark' | 'blank';
  /** Shown to who makes it; paper itself is always clean. */
  review?: SheetReview | undefined;
};

/** The letter as a sheet of paper. Paper stays white in dark mode (LOOK, Sheet). */
export function LetterSheet({ letter, unfilled = 'blank', review }: Props) {
  const form = paperForm(letter);
  const changes = review?.changes;
  // It is reviewed in one text, where its annexes were written.
  const written =
    review || letter.isOldForm ? { body: letter.bodyHtml, annexes: [] } : splitAnnexes(letter.bodyHtml);
  const sheet = (
    <article
      className={`letter-sheet${form.layout.centresHeadings ? ' centres-headings' : ''}${form.layout.hasLightHeadings ? ' has-light-headings' : ''}${form.layout.inCapitals ? ' in-capitals' : ''}`}
      style={sheetStyle(letter, form)}
      aria-label={sheetLabel(letter)}
    >
      {(letter.coverHtml || (changes && changes.cover.changes.length > 0)) && (
        <Cover letter={letter} unfilled={unfilled} review={review} />
      )}
      {letter.letterhead && !form.layout.hasMarks && <Letterhead {...letter.letterhead} />}
      <Head letter={letter} form={form} />
      <WrittenText
        html={written.body}
        letter={letter}
        unfilled={unfilled}
        part={review?.bodyPart ?? 'content'}
        review={review}
      />
      {letter.document && (
        <div className="letter-sheet-document">
          <strong>Dokumen:</strong> {letter.document.name}, {letter.document.size}
          <span className="letter-sheet-hash">SHA-256 {letter.document.sha256}</span>
        </div>
      )}
      <Signatures letter={letter} form={form} />
      <NamedList title={form.labels.copies} part="Tembusan" items={letter.ccs} />
      <NamedList title="Lampiran" part="Lampiran" items={letter.attachments.map(named)} />
      {written.annexes.map((annex) => (
        <AnnexPage key={annex.label} annex={annex} letter={letter} form={form} unfilled={unfilled} />
      ))}
      {form.initials.length > 0 && (
        <div className="letter-sheet-initials">
          <span>Paraf para pihak</span>
          {form.initials.map((role) => (
            <div key={role}>{role}</div>
          ))}
        </div>
      )}
      <footer className="letter-sheet-foot">
        <Footer letter={letter} />
        <span>{letter.notice}</span>
        <span>ID naskah {letter.id}</span>
      </footer>
    </article>
  );
  return review ? <ChangedParts value={changes?.parts ?? unchanged}>{sheet}</ChangedParts> : sheet;
}

const unchanged: SheetChanges['parts'] = new Map();

/** What stands above the head's rows: letterhead, kind and number. */
export function SheetTop({ letter, form }: { letter: SheetLetter; form: PaperForm }) {
  return (
    <>
      {letter.letterhead && <Letterhead {...letter.letterhead} />}
      <Title letter={letter} form={form} />
    </>
  );
}

function Footer({ letter }: { letter: SheetLetter }) {
  const lines = letterStyle(letter.letterhead).footer;
  return lines.length > 0 && <span className="letter-sheet-company">{lines.join('\n')}</span>;
}

/** What the signed paper says of a file, for it binds the two together. */
function named({ title, name, size, sha256 }: SheetAttachment): React.ReactNode {
  if (!sha256) return title;
  return (
    <>
      {title} <small>({name === title ? size : `${name}, ${size}`})</small>
      <small className="letter-sheet-hash">SHA-256 {sha256}</small>
    </>
  );
}

function NamedList({ title, part, items }: { title: string; part: string; items: React.ReactNode[] }) {
  const mark = useMark(part);
  return (
    items.length > 0 && (
      <section className="letter-sheet-list" {...mark}>
        <h3>{title}:</h3>
        <Marked part={part}>
          <NumberedNames items={items} />
        </Marked>
      </section>
    )
  );
}
