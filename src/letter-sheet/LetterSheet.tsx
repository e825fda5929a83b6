import { useMemo } from 'react';
import type { PaperLetterhead } from '../../resources/naskah-dinas/letter.ts';
import { fillTags, longDate, longMoment, pendingNumberText } from '../../resources/naskah-dinas/tags.ts';
import { cleanHtml, paperHtml } from './clean-html.ts';
import './letter-sheet.css';
import { memoRows, type SheetLetter, type SheetSigner } from './sheet.ts';

type Props = {
  letter: SheetLetter;
  /** Tags without a value: shown in amber to the drafter, left out for a reader. */
  unfilled?: 'mark' | 'blank';
};

/** The letter as a sheet of paper. Paper stays paper in dark mode (LOOK.md, Sheet). */
export const LetterSheet = ({ letter, unfilled = 'blank' }: Props) => {
  const body = useMemo(
    () => ({ __html: paperHtml(fillTags(letter.bodyHtml, letter.tagValues, { unfilled })) }),
    [letter.bodyHtml, letter.tagValues, unfilled],
  );
  return (
    <article className="letter-sheet" aria-label={`${letter.kindName}: ${letter.subject || 'tanpa perihal'}`}>
      {letter.coverHtml && <Cover letter={letter} unfilled={unfilled} />}
      {letter.letterhead && <Letterhead {...letter.letterhead} />}
      {letter.arrangement === 'surat' ? <LetterHead letter={letter} /> : <MemoHead letter={letter} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list just above */}
      <div className="letter-sheet-body" dangerouslySetInnerHTML={body} />
      {letter.document && (
        <div className="letter-sheet-document">
          <strong>Dokumen:</strong> {letter.document.name}, {letter.document.size}
          <span>SHA-256 {letter.document.sha256}</span>
        </div>
      )}
      {letter.signer && <Signature {...letter.signer} />}
      <NamedList title="Tembusan" items={letter.ccs} />
      <NamedList title="Lampiran" items={letter.attachments} />
      <footer className="letter-sheet-foot">
        <span>{letter.notice}</span>
        <span>ID naskah {letter.id}</span>
      </footer>
    </article>
  );
};

/** The page before the letter alone: the letter has its own sheet. */
export const CoverSheet = ({ letter, unfilled = 'blank' }: Props) => (
  <article className="letter-sheet is-cover">
    <Cover letter={letter} unfilled={unfilled} />
  </article>
);

const Cover = ({ letter, unfilled }: Required<Props>) => {
  const text = useMemo(
    () => ({ __html: paperHtml(fillTags(letter.coverHtml, letter.tagValues, { unfilled })) }),
    [letter.coverHtml, letter.tagValues, unfilled],
  );
  return (
    <section className="letter-sheet-cover" aria-label="Naskah pengantar">
      {letter.letterhead && <Letterhead {...letter.letterhead} />}
      <div className="letter-sheet-title">
        <h2>Naskah pengantar</h2>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list just above */}
      <div className="letter-sheet-body" dangerouslySetInnerHTML={text} />
    </section>
  );
};

const Letterhead = ({ name, address, content }: PaperLetterhead) => (
  <header className="letter-sheet-kop">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="mark-ground" />
      <path d="M9 23.5V8.5h3.4l7.2 10.2V8.5H23v15" className="mark-letter" />
      <path d="M12.4 23.5l7.2 0" className="mark-line" />
    </svg>
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

const LetterNumber = ({ number }: { number: string | null }) =>
  number ?? <span className="letter-sheet-stamp">{pendingNumberText}</span>;

const MemoHead = ({ letter }: { letter: SheetLetter }) => (
  <>
    <div className="letter-sheet-title">
      <h2>{letter.kindName}</h2>
      Nomor: <LetterNumber number={letter.number} />
    </div>
    <dl>
      {memoRows(letter).map(({ label, values, strong }) => (
        <Row key={label} label={label}>
          {strong ? <strong>{values.join('')}</strong> : <Names items={values} />}
        </Row>
      ))}
    </dl>
  </>
);

const LetterHead = ({ letter }: { letter: SheetLetter }) => (
  <>
    <div className="letter-sheet-opening">
      <dl>
        <Row label="Nomor">
          <LetterNumber number={letter.number} />
        </Row>
        <Row label="Lampiran">{letter.attachmentNote}</Row>
        <Row label="Hal">
          <strong>{letter.subject}</strong>
        </Row>
      </dl>
      <p>{[letter.place, letter.scriptDate && longDate(letter.scriptDate)].filter(Boolean).join(', ')}</p>
    </div>
    <div className="letter-sheet-address">
      Yth.
      <br />
      <Names items={letter.to} />
      {letter.address && <div className="letter-sheet-place">{letter.address}</div>}
    </div>
  </>
);

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** One name as it is, several numbered. */
const Names = ({ items }: { items: string[] }) =>
  items.length > 1 ? (
    <ol className="letter-sheet-names">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be printed by the same name
        <li key={index}>{item}</li>
      ))}
    </ol>
  ) : (
    (items[0] ?? null)
  );

const Signature = ({ positionName, personName, npp, signedAt, onBehalfOf, qr }: SheetSigner) => (
  <div className="letter-sheet-signature">
    {qr && (
      <svg
        className="letter-sheet-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="Kode QR keaslian"
      >
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
    )}
    <div>
      {onBehalfOf && <div className="letter-sheet-behalf">{onBehalfOf}</div>}
      <div>{positionName},</div>
      <div className="letter-sheet-signed">
        {signedAt && (
          <span>
            Ditandatangani secara elektronik
            <br />
            {longMoment(signedAt)}
          </span>
        )}
      </div>
      {personName && <strong>{personName}</strong>}
      {npp && <div>NPP {npp}</div>}
    </div>
  </div>
);

const NamedList = ({ title, items }: { title: string; items: string[] }) =>
  items.length > 0 && (
    <section className="letter-sheet-list">
      <h3>{title}:</h3>
      <Names items={items} />
    </section>
  );
