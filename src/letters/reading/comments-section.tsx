import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { CommentsPanel } from '../comments/index.ts';
import { Fact } from './facts.tsx';
import { readingWords } from './words.ts';

const CommentsSection = ({ letter }: { letter: Letter }) => (
  <Fact title={say(readingWords.comments)}>
    <CommentsPanel letterId={letter.id} canWrite={letter.can.comment} />
  </Fact>
);

export default CommentsSection;
