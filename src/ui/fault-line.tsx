import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** Error below a field, with its icon (LOOK, States). */
export function FaultLine({ text }: { text: string }) {
  return (
    <span className="fault-line">
      <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
      {text}
    </span>
  );
}
