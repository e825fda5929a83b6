import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { CommentsPanel } from '../comments/index.ts';
import { Fact } from './facts.tsx';
import { readingMessages } from './messages.ts';

function CommentsSection({ letter }: { letter: Letter }) {
  return (
    <Fact title={translate(readingMessages.comments)}>
      <CommentsPanel letterId={letter.id} canWrite={letter.can.comment} />
    </Fact>
  );
}

export default CommentsSection;
