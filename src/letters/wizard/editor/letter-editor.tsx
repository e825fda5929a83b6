import { type ReactNode, useMemo } from 'react';
import { paperForm } from '../../../../domain/letters/arrangement.ts';
import { type Caret, type ChipWords, letterChips, RichTextEditor } from '../../../rich-text/index.ts';
import { sheetStyle } from '../../sheet/index.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { useLetterPictures } from '../pictures/use-letter-pictures.ts';

type Props = {
  id: string;
  label: string;
  /** Initial text only; the editor holds it afterwards. Change the key to load another text. */
  text: string;
  onChange: (html: string) => void;
  tagWords: ChipWords;
  /** Most characters of the text as it is stored. */
  most: number;
  /** Where the button stands that takes a text from Word. */
  wordPlace: Element | null;
  onCaret: (at: Caret | null) => void;
  /** Lays the text among the other parts of its sheet. */
  around?: (text: ReactNode) => ReactNode;
  /** Below the text: what is still missing. */
  footer?: ReactNode;
};

/** Edits a letter's text on a sheet like its paper; tags show their values for this letter. */
export default function LetterEditor({ tagWords, most, wordPlace, around, ...rest }: Props) {
  const { sheet } = useWizard();
  const paper = useMemo(() => sheetStyle(sheet, paperForm(sheet)), [sheet]);
  return (
    <RichTextEditor
      {...rest}
      {...(around && { around, shape: 'sheet' })}
      paper={paper}
      chips={letterChips}
      chipWords={tagWords}
      pictures={useLetterPictures()}
      fromWord={{ most, place: wordPlace }}
    />
  );
}
