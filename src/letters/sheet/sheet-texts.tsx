import { useMemo, useRef } from 'react';
import type { Annex } from '../../../domain/letters/annexes.ts';
import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import { layoutOf } from '../../../domain/letters/layouts.ts';
import { fillTags } from '../../../domain/letters/tags.ts';
import { textRules } from '../../../domain/letters/text-rules.ts';
import { MarkedText } from './changes/marked-text.tsx';
import type { Passage, TextPart } from './changes/passages.ts';
import type { SheetChanges } from './changes/sheet-changes.ts';
import { paperHtml } from './clean-html.ts';
import { LetterNumber, Row } from './head-parts.tsx';
import { Letterhead } from './letterhead.tsx';
import { Pictures } from './pictures/pictures.tsx';
import type { SheetLetter } from './sheet.ts';
import { SignedAgain } from './signatures.tsx';

/** What who reviews a letter sees on its sheet. */
export type SheetReview = {
  changes?: SheetChanges | undefined;
  passages: readonly Passage[];
  /** What is set as the letter's text; of an uploaded one its cover. */
  bodyPart: TextPart;
};

type Shown = {
  letter: SheetLetter;
  unfilled: 'mark' | 'blank';
  review?: SheetReview | undefined;
};

/** The naskah pengantar, before the letter. */
export function Cover({ letter, unfilled, review }: Shown) {
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

type TextProps = Shown & { html: string; part: TextPart; isCover?: boolean };

/** One of the letter's texts, marked for who reviews it. */
export function WrittenText({ html, letter, unfilled, part, isCover = false, review }: TextProps) {
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

type AnnexProps = Omit<Shown, 'review'> & { annex: Annex; form: PaperForm };

/** As the PDF sets it on a page of its own: which letter it belongs to, then what is written below its heading. */
export function AnnexPage({ annex, letter, form, unfilled }: AnnexProps) {
  const { hasSubject } = form.layout;
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
      {form.signsAnnexes && <SignedAgain letter={letter} form={form} />}
    </section>
  );
}
