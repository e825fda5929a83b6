import ChevronDown from 'lucide-react/icons/chevron-down';

/** What opens a list. */
export const Chevron = ({ className }: { className?: string }) => (
  <ChevronDown className={className} size={15} strokeWidth={1.6} aria-hidden />
);
