import { Marked } from '../../ui/marked.tsx';
import { marked } from '../../ui/match.ts';
import './found-words.css';

function FoundWords({ typed, text }: { typed: string; text: string }) {
  return <Marked segments={marked(typed, text)} />;
}

export default FoundWords;
