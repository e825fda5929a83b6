import type { ReactNode } from 'react';
import { type ChipWords, letterChips, RichTextEditor } from '../../../rich-text/index.ts';

type Props = {
  id: string;
  label: string;
  /** Taken when the editor begins; it is the text's home from then on. Give it another key for another text. */
  text: string;
  onChange: (html: string) => void;
  tagWords: ChipWords;
  /** Below the text: what is still missing. */
  footer?: ReactNode;
};

/** The editor of a letter's text, its tags showing what they stand for in this letter. */
export default function LetterEditor({ tagWords, ...rest }: Props) {
  return <RichTextEditor {...rest} chips={letterChips} chipWords={tagWords} />;
}
