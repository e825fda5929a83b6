/** Red for Open, blue for Closed, always said in words too (LOOK, SPEC A2). */
export function StatusDot({ isOpen, labelled = false }: { isOpen: boolean; labelled?: boolean }) {
  return (
    <span className="status">
      <i className={isOpen ? 'dot open' : 'dot closed'} aria-hidden="true" />
      <span className={labelled ? undefined : 'sr-only'}>{isOpen ? 'Open' : 'Closed'}</span>
    </span>
  );
}
