import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';

/** Acting role, unless it is the user's own (SPEC B2); in the bar, on a phone below it. */
export function DeskLine({ words }: { words: string }) {
  return (
    <p className="desk-line">
      <ArrowRightLeft size={15} strokeWidth={1.6} aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}
