import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { CommentsPanel } from '../comments/index.ts';
import { Fact } from './facts.tsx';
import { readingWords } from './words.ts';

function CommentsSection({ letter }: { letter: Letter }) {
  return (
    <Fact title={say(readingWords.comments)}>
      <CommentsPanel letterId={letter.id} canWrite={letter.can.comment} />
    </Fact>
  );
}

export default CommentsSection;
