import { say } from '../../../resources/language.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { CommentsPanel } from '../../letters-comments/index.ts';
import { Fact } from './facts.tsx';
import { readingWords } from './words.ts';

/** What those who make the letter say about it. */
const CommentsSection = ({ letter }: { letter: Letter }) => (
  <Fact title={say(readingWords.comments)}>
    <CommentsPanel letterId={letter.id} canWrite={letter.can.comment} />
  </Fact>
);

export default CommentsSection;
