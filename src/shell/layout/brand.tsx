/** The mark and the name. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#0E5E4F" />
        <path
          d="M9 23.5V8.5h3.4l7.2 10.2V8.5H23v15"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M12.4 23.5l7.2 0" stroke="#F2B74B" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span className="brand-name">Naskah</span>
    </span>
  );
}
