import { DayLine } from '../../ui/pickers/index.ts';
import { useSay } from '../../views/parts.ts';
import { accessWords as words } from './words.ts';

type Props = {
  value: string | null;
  onChange: (day: string | null) => void;
  error: string | undefined;
};

/** The last day on which an item is open to somebody. */
export function UntilField(props: Props) {
  const say = useSay();
  return <DayLine {...props} label={say(words.untilDay)} hint={say(words.untilHint)} isOptional={false} />;
}
