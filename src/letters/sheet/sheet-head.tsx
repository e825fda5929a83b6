import { Fragment } from 'react';
import { addressRows } from '../../../domain/letters/address-rows.ts';
import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import { AgreedHead, Numbers } from './agreed-head.tsx';
import { LetterNumber, Marked, Names, Row, useMark } from './head-parts.tsx';
import { headRows, type SheetLetter } from './sheet.ts';

type Formed = { letter: SheetLetter; form: PaperForm };

/** What stands above the text, by the kind's arrangement. */
export function Head({ letter, form }: Formed) {
  if (form.layout.hasMarks) return <AgreedHead letter={letter} form={form} />;
  if (form.layout.head === 'memo') return <MemoHead letter={letter} form={form} />;
  return form.layout.head === 'address' ? (
    <AddressHead letter={letter} form={form} />
  ) : (
    <TitledHead letter={letter} form={form} />
  );
}

export function Title({ letter, form }: Formed) {
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
