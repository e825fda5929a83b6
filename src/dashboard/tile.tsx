import { LinkBase } from 'react-admin';

type Props = {
  label: string;
  value: string;
  hint?: string | undefined;
  isLate?: boolean;
  /** Where to go on; a figure without it is no link. */
  to?: string | null | undefined;
};

export function Tile({ label, value, hint, isLate = false, to }: Props) {
  const content = (
    <>
      <span className="figure-label">{label}</span>
      <b>{value}</b>
      {hint && <span className={isLate ? 'figure-hint late' : 'figure-hint'}>{hint}</span>}
    </>
  );
  return to ? (
    <LinkBase className="figure" to={to}>
      {content}
    </LinkBase>
  ) : (
    <div className="figure">{content}</div>
  );
}
