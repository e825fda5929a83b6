import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** What is wrong at a field: one sentence below it, with its sign (LOOK.md, States). */
export const FaultLine = ({ text }: { text: string }) => (
  <span className="fault-line">
    <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
    {text}
  </span>
);
