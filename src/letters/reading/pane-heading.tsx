import { useMatch } from '../../shell/index.ts';

type Props = { title: string; isBeside: boolean };

/** Names the list that a letter was opened from; the page's main heading unless that list, in sight, has it. */
export const PaneHeading = ({ title, isBeside }: Props) => {
  // As desk.css hides the list.
  const seesList = useMatch('(min-width: 900px)') && isBeside;
  const Heading = seesList ? 'h2' : 'h1';
  return <Heading className="sr-only">{title}</Heading>;
};
