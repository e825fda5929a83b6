import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { CommentsPanel } from '../../letters-comments/index.ts';
import { Fact } from './facts.tsx';

/** What those who make the letter say about it. */
const CommentsSection = ({ letter }: { letter: Letter }) => (
  <Fact title="Komentar">
    <CommentsPanel letterId={letter.id} canWrite={letter.can.comment} />
  </Fact>
);

export default CommentsSection;
