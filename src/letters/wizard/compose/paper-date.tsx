import CalendarDays from 'lucide-react/icons/calendar-days';
import { memo, useEffect, useRef, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { DayField } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';
import { composeMessages } from './messages.ts';

type Props = { input: InputProps; day: string | null; words: string; onChange: (day: string | null) => void };

/** The day as it is printed; a press turns it into the field. */
export const PaperDate = memo(function PaperDate({ input, day, words, onChange }: Props) {
  const [isOpen, setOpen] = useState(day === null);
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isOpen && wasPressed.current)
      place.current?.querySelector<HTMLElement>('[role="spinbutton"], input')?.focus();
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={place}>
        <DayField input={input} value={day} onChange={onChange} />
      </div>
    );
  return (
    <button
      type="button"
      id={input.id}
      className="day"
      aria-label={translate(composeMessages.changeDate(words))}
      onClick={() => {
        wasPressed.current = true;
        setOpen(true);
      }}
    >
      <span>{words}</span>
      <CalendarDays size={15} strokeWidth={1.6} aria-hidden />
    </button>
  );
});
