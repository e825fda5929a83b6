import { Fragment, useMemo, useRef } from 'react';
import { addressRows } from '../../../domain/letters/address-rows.ts';
import { type Annex, splitAnnexes } from '../../../domain/letters/annexes.ts';
import { type PaperForm, paperForm } from '../../../domain/letters/arrangement.ts';
import { layoutOf } from '../../../domain/letters/layouts.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { letterStyle } from '../../../domain/letters/letterhead-style.ts';
import { fillTags } from '../../../domain/letters/tags.ts';
import { textRules } from '../../../domain/letters/text-rules.ts';
import { AgreedHead, Numbers } from './agreed-head.tsx';
import { MarkedText } from './changes/marked-text.tsx';
import type { Passage, TextPart } from './changes/passages.ts';
import { ChangedParts, type SheetChanges } from './changes/sheet-changes.ts';
import { cleanHtml, paperHtml } from './clean-html.ts';
import { CompanyLogo } from './company-logo.tsx';
import { LetterNumber, Marked, Name, Row, useMark } from './head-parts.tsx';
import './letter-fonts.css';
import './letter-sheet.css';
import { Pictures } from './pictures/pictures.tsx';
import { headRows, type SheetAttachment, type SheetLetter, sheetLabel } from './sheet.ts';
import { sheetStyle } from './sheet-style.ts';
import { Signatures, SignedAgain } from './signatures.tsx';

type Props = {
  letter: SheetLetter;
  /** Tags without a value: amber for the drafter, blank for a reader. */
  unfilled?: 'mark' | 'blank';
  /** Shown to who makes it; paper itself is always clean. */
  review?: SheetReview | undefined;
};

/** What who reviews a letter sees on its sheet. */
export type SheetReview = {
  changes?: SheetChanges | undefined;
  passages: readonly Passage[];
  /** What is set as the letter's text; of an uploaded one its cover. */
  bodyPart: TextPart;
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
export function SheetTop({ letter, form }: Formed) {
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

function Cover({ letter, unfilled, review }: Props & { unfilled: 'mark' | 'blank' }) {
  return (
    <section className="letter-sheet-cover" aria-label="Naskah pengantar">
      {letter.letterhead && <Letterhead {...letter.letterhead} />}
      <div className="letter-sheet-title">
        <h2>Naskah pengantar</h2>
      </div>
      <WrittenText
        html={letter.coverHtml}
        letter={letter}
        unfilled={unfilled}
        part="cover"
        isCover
        review={review}
      />
    </section>
  );
}

type TextProps = Required<Pick<Props, 'letter' | 'unfilled'>> &
  Pick<Props, 'review'> & { html: string; part: TextPart; isCover?: boolean };

function WrittenText({ html, letter, unfilled, part, isCover = false, review }: TextProps) {
  const { tagValues, arrangement, isOldForm } = letter;
  const rules = useMemo(() => ({ ...textRules(layoutOf(arrangement)), isOldForm }), [arrangement, isOldForm]);
  const text = useMemo(
    () => ({ __html: paperHtml(fillTags(html, tagValues, { unfilled }), rules) }),
    [html, tagValues, unfilled, rules],
  );
  const place = useRef<HTMLDivElement>(null);
  return review ? (
    <MarkedText
      letterId={letter.id}
      html={review.changes?.[isCover ? 'cover' : 'body'].html ?? html}
      part={part}
      passages={review.passages}
      tagValues={tagValues}
      unfilled={unfilled}
      rules={rules}
    />
  ) : (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list just above */}
      <div ref={place} className="letter-sheet-body" dangerouslySetInnerHTML={text} />
      <Pictures within={place} letterId={letter.id} html={text.__html} />
    </>
  );
}

/** As the PDF sets it on a page of its own: which letter it belongs to, then what is written below its heading. */
function AnnexPage({ annex, letter, form, unfilled }: Formed & { annex: Annex; unfilled: 'mark' | 'blank' }) {
  const { hasSubject, hasAuthority } = form.layout;
  const said = (words: string) => (hasSubject ? words.toUpperCase() : words);
  return (
    <section className="letter-sheet-annex" aria-label={annex.label}>
      <div className="letter-sheet-annex-head">
        {hasSubject ? annex.label : <strong>{annex.label}</strong>}
        {hasSubject && <div className="letter-sheet-placed">{form.titleInLines}</div>}
        <dl>
          <Row label={said('Nomor')}>
            <LetterNumber number={letter.number} />
            {form.otherNumbers.map((number) => (
              <div key={number}>{number}</div>
            ))}
          </Row>
          <Row label={said('Tanggal')}>{said(form.dateText)}</Row>
          {hasSubject && form.labels.about && <Row label="TENTANG">{letter.subject.toUpperCase()}</Row>}
        </dl>
      </div>
      {annex.title && <h2>{annex.title.toUpperCase()}</h2>}
      <WrittenText html={annex.html} letter={letter} unfilled={unfilled} part="content" />
      {hasAuthority && <SignedAgain letter={letter} form={form} />}
    </section>
  );
}

function Letterhead({ name, address, content, logo }: PaperLetterhead) {
  return (
    <header className="letter-sheet-kop">
      {logo && <CompanyLogo hash={logo} alt={`Logo ${name}`} />}
      {content ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list
        <div className="letter-sheet-kop-lines" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />
      ) : (
        <div>
          <strong>{name}</strong>
          <span>{address}</span>
        </div>
      )}
    </header>
  );
}

type Formed = { letter: SheetLetter; form: PaperForm };

function Head({ letter, form }: Formed) {
  if (form.layout.hasMarks) return <AgreedHead letter={letter} form={form} />;
  if (form.layout.head === 'memo') return <MemoHead letter={letter} form={form} />;
  return form.layout.head === 'address' ? (
    <AddressHead letter={letter} form={form} />
  ) : (
    <TitledHead letter={letter} form={form} />
  );
}

function Title({ letter, form }: Formed) {
  return (
    <div className="letter-sheet-title">
      <h2>
        {form.title}
        {form.between && <span>{form.between}</span>}
      </h2>
      <Numbers letter={letter} form={form} />
    </div>
  );
}

function MemoHead({ letter, form }: Formed) {
  return (
    <>
      <Title letter={letter} form={form} />
      <dl className="letter-sheet-memo">
        <HeadRows letter={letter} form={form} />
      </dl>
    </>
  );
}

function HeadRows({ letter, form }: Formed) {
  return headRows(letter, form).map(({ key, label, part, values }) => (
    <Row key={key} label={label} part={part}>
      {key === 'subject' ? <strong>{values.join('')}</strong> : <Names items={values} />}
    </Row>
  ));
}

function AddressHead({ letter, form }: Formed) {
  const dated = useMark('Tanggal');
  return (
    <>
      <div className="letter-sheet-opening">
        <dl>
          <Row label={form.labels.number} part="Nomor">
            <LetterNumber number={letter.number} />
          </Row>
          <HeadRows letter={letter} form={form} />
        </dl>
        <p {...dated}>
          <Marked part="Tanggal">{form.placeAndDate}</Marked>
        </p>
      </div>
      <Addressees letter={letter} />
    </>
  );
}

function Addressees({ letter }: { letter: SheetLetter }) {
  return (
    <div className="letter-sheet-address" {...useMark('Kepada')}>
      <span>Yth.</span>
      <div>
        <Marked part="Kepada">
          <Names items={letter.to} />
        </Marked>
      </div>
      {addressRows(letter.address ?? '').map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be the same
        <Fragment key={index}>
          <span>{label}</span>
          <div>{text}</div>
        </Fragment>
      ))}
    </div>
  );
}

function TitledHead({ letter, form }: Formed) {
  const [dated, named] = [useMark('Tanggal'), useMark('Hal')];
  return (
    <>
      {form.layout.isDatedAbove && (
        <p className="letter-sheet-dated" {...dated}>
          <Marked part="Tanggal">{form.placeAndDate}</Marked>
        </p>
      )}
      {form.layout.isAddressed && <Addressees letter={letter} />}
      <Title letter={letter} form={form} />
      {form.layout.hasSubject && (
        <div className="letter-sheet-subject" {...named}>
          {form.labels.about}
          <strong>
            <Marked part="Hal">{letter.subject.toUpperCase()}</Marked>
          </strong>
        </div>
      )}
      {form.authority && <p className="letter-sheet-authority">{form.authority}</p>}
    </>
  );
}

/** One name as it is, several numbered. */
function Names({ items }: { items: string[] }) {
  return items.length > 1 ? <NumberedNames items={items} /> : <Name>{items[0] ?? null}</Name>;
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

function NumberedNames({ items }: { items: React.ReactNode[] }) {
  return (
    <ol className="letter-sheet-names">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be printed by the same name
        <li key={index}>
          <Name>{item}</Name>
        </li>
      ))}
    </ol>
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
