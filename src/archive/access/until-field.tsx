import { translate } from '../../../lib/language.ts';
import { DayLine } from '../../ui/pickers/index.ts';
import { accessMessages as messages } from './messages.ts';

type Props = {
  value: string | null;
  onChange: (day: string | null) => void;
  error: string | undefined;
};

/** Last day on which the item is open to the requester. */
export function UntilField(props: Props) {
  return (
    <DayLine
      {...props}
      label={translate(messages.untilDay)}
      hint={translate(messages.untilHint)}
      isOptional={false}
    />
  );
}
