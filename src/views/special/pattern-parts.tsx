import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { numberTokens, type PatternPart } from '../../../domain/letters/number-pattern.ts';
import { translate } from '../../../lib/language.ts';
import { specialMessages } from './messages.ts';
import { PartTools } from './part-tools.tsx';
import { PatternPartChip } from './pattern-part-chip.tsx';
import { useDrag } from './use-drag.ts';
import { moved, useParts } from './use-parts.ts';

type Props = {
  labelledBy: string;
  describedBy: string;
  pattern: string;
  isInvalid: boolean;
  inputRef: (handle: { focus: () => void } | null) => void;
  onChange: (pattern: string) => void;
  onBlur: () => void;
};

/**
 * Renders the pattern as chips and text inputs. Parts move by dragging, Alt+arrow keys or the buttons below; all
 * chips share one tab stop.
 */
export function PatternParts({
  labelledBy,
  describedBy,
  pattern,
  isInvalid,
  inputRef,
  onChange,
  onBlur,
}: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { parts, setParts } = useParts(pattern, onChange);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');

  const labelOf = (part: PatternPart | undefined): string => {
    if (!part) return '';
    if ('text' in part) return part.text.trim() || translate(specialMessages.literal);
    return translate(numberTokens.find(({ name }) => name === part.token)?.label ?? { id: '', en: '' });
  };
  const focusPart = (index: number) => {
    setAt(index);
    // After React has put the parts in their new order.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-part="${index}"]`)?.focus());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it finds the part when it is asked to
  useImperativeHandle(inputRef, () => ({ focus: () => focusPart(at) }), [at]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= parts.length) return;
    setParts(moved(parts, from, to));
    setTold(translate(specialMessages.moved(labelOf(parts[from]), to + 1, parts.length)));
    focusPart(to);
  };
  const { dragged, begin } = useDrag(row, move);
  const remove = (index: number) => {
    setTold(translate(specialMessages.removed(labelOf(parts[index]))));
    setParts(parts.filter((_, other) => other !== index));
    focusPart(Math.max(0, Math.min(index, parts.length - 2)));
  };
  const add = (part: PatternPart) => {
    const place = parts.length === 0 ? 0 : Math.min(at + 1, parts.length);
    setParts([...parts.slice(0, place), part, ...parts.slice(place)]);
    focusPart(place);
  };
  const key = (event: KeyboardEvent, index: number) => {
    const part = parts[index];
    const isText = part !== undefined && 'text' in part;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && event.altKey) move(index, index + step);
    else if (isText) return;
    else if (step) focusPart(Math.max(0, Math.min(parts.length - 1, index + step)));
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Row
        ref={row}
        role="group"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        data-error={isInvalid || undefined}
        onBlur={onBlur}
      >
        {parts.map((part, index) => (
          <PatternPartChip
            key={`${part.key}`}
            part={part}
            label={labelOf(part)}
            index={index}
            isStop={index === at}
            isDragged={index === dragged}
            onFocus={() => setAt(index)}
            onKeyDown={(event) => key(event, index)}
            onText={(text) => setParts(parts.map((one, other) => (other === index ? { ...one, text } : one)))}
            onPointerDown={(event) => begin(event, index)}
          />
        ))}
      </Row>
      <PartTools
        used={parts.flatMap((part) => ('token' in part ? [part.token] : []))}
        hasPart={parts[at] !== undefined}
        isFirst={at === 0}
        isLast={at >= parts.length - 1}
        onMove={(step) => move(at, at + step)}
        onRemove={() => remove(at)}
        onAdd={add}
      />
      <Unseen role="status">{told}</Unseen>
    </div>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 42,
  padding: 5,
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--surface)',
  '&[data-error]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
});
const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
