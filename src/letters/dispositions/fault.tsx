import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** Error below a part of the form (LOOK, States). */
export function Fault({ id, text }: { id: string; text?: string | undefined }) {
  return (
    <p id={id} className="dispose-fault" aria-live="polite">
      {text && (
        <>
          <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
          {text}
        </>
      )}
    </p>
  );
}
