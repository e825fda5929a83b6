import { useMatch } from '../../shell/index.ts';

type Props = { title: string; isBeside: boolean };

/** Names the letter's list; the page's main heading unless the visible list has it. */
export function PaneHeading({ title, isBeside }: Props) {
  // As desk.css hides the list.
  const seesList = useMatch('(min-width: 900px)') && isBeside;
  const Heading = seesList ? 'h2' : 'h1';
  return <Heading className="sr-only">{title}</Heading>;
}
