import { say } from '../../../lib/language.ts';
import { DayLine } from '../../ui/pickers/index.ts';
import { accessWords as words } from './words.ts';

type Props = {
  value: string | null;
  onChange: (day: string | null) => void;
  error: string | undefined;
};

/** Last day on which the item is open to the requester. */
export function UntilField(props: Props) {
  return <DayLine {...props} label={say(words.untilDay)} hint={say(words.untilHint)} isOptional={false} />;
}
