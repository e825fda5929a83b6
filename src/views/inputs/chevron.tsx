import ChevronDown from 'lucide-react/icons/chevron-down';

/** What opens a list. */
export function Chevron({ className }: { className?: string }) {
  return <ChevronDown className={className} size={15} strokeWidth={1.6} aria-hidden />;
}
