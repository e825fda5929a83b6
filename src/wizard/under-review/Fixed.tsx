import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { formatDate } from '../../shell/index.ts';
import { Section } from '../frame/Section.tsx';
import { Strip } from '../frame/Strip.tsx';
import { FixedFacts } from './layout.tsx';

/** What is not to be changed while a letter is under review, and why. */
export const Fixed = ({ letter }: { letter: Letter }) => {
  const facts: [string, string | string[] | null][] = [
    ['Perihal', letter.subject],
    ['Jenis naskah', letter.naskahDinasCategoryName],
    ['Tanggal naskah', letter.scriptDate && formatDate(letter.scriptDate)],
    ['Pengirim', letter.sender && `${letter.sender.personName}, ${letter.sender.positionName}`],
    ['Penerima', letter.receivers.map(nameOf)],
    ['Tembusan', letter.ccs.map(nameOf)],
    ['Lampiran', letter.attachments.map(({ title }) => title)],
  ];
  return (
    <Section title="Naskah" help="Hanya untuk dibaca selama naskah diperiksa.">
      <Strip tone="info">
        Isi, penerima, dan lampiran tidak dapat diubah, agar paraf yang diberikan tetap untuk naskah yang
        sama. Untuk mengubahnya, tarik kembali naskah dari Terkirim.
      </Strip>
      <FixedFacts>
        {facts
          .filter(([, value]) => value && value.length > 0)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{Array.isArray(value) ? <Listed items={value} /> : value}</dd>
            </div>
          ))}
      </FixedFacts>
    </Section>
  );
};

const Listed = ({ items }: { items: string[] }) =>
  items.length === 1 ? (
    items[0]
  ) : (
    <ol>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be shown by the same name
        <li key={index}>{item}</li>
      ))}
    </ol>
  );

const nameOf = ({ personName, positionName }: { personName: string; positionName: string }): string =>
  [personName, positionName].filter(Boolean).join(', ');
