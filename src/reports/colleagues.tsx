import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { FaultLine } from '../ui/fault-line.tsx';
import { Labelled } from '../ui/form-dialog.tsx';
import { onceEach } from '../ui/once-each.ts';
import { RemotePicker } from '../ui/pickers/index.ts';
import { messages } from './messages.ts';

export type Colleague = { id: string; personName: string; positionName: string };
type Props = {
  meId: string | undefined;
  chosen: Colleague[];
  fault: string | undefined;
  onChange: (chosen: Colleague[]) => void;
};

/** Who else is to get a report. */
export function Colleagues({ meId, chosen, fault, onChange }: Props) {
  const { searchUsers } = useNaskah();
  const id = useId();
  const taken = new Set([meId, ...chosen.map((one) => one.id)]);
  return (
    <Labelled id={id} label={translate(messages.toColleagues)}>
      <RemotePicker<Colleague>
        input={{ id, 'aria-describedby': `${id}-fault ${id}-chosen`, 'aria-invalid': fault !== undefined }}
        isAdder
        value={null}
        search={async (text, options) => onceEach(await searchUsers(text, options), idOf)}
        keyOf={idOf}
        labelOf={nameOf}
        isExcluded={(one) => taken.has(one.id)}
        onChange={(one) => one && onChange([...chosen, one])}
        placeholder={translate(messages.findColleague)}
      />
      <div id={`${id}-fault`} aria-live="polite">
        {fault && <FaultLine text={fault} />}
      </div>
      <ul id={`${id}-chosen`} className="report-subscriptions">
        {chosen.map((one) => (
          <li key={one.id}>
            <span>{nameOf(one)}</span>
            <IconButton
              aria-label={translate(messages.leaveOut(one.personName))}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            >
              <X size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Labelled>
  );
}

const nameOf = ({ personName, positionName }: Colleague): string => `${personName}, ${positionName}`;
const idOf = ({ id }: Colleague): string => id;
