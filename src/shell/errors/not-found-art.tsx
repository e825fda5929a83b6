/** A letter that came back. */
export function NotFoundArt() {
  return (
    <svg className="spoilt" width="132" height="156" viewBox="0 0 132 156" fill="none" aria-hidden="true">
      <rect className="under" x="22" y="14" width="92" height="126" rx="3" transform="rotate(5 68 77)" />
      <rect className="sheet" x="16" y="10" width="96" height="130" rx="3" />
      <path className="head" d="M32 32h26M32 41h16" />
      <path className="lines" d="M32 62h64M32 73h64M32 84h64M32 95h38" />
      <circle cx="96" cy="120" r="21" />
      <path className="cross" d="M90 114l12 12M102 114l-12 12" />
    </svg>
  );
}
