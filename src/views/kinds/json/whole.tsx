import { styled } from '@mui/material/styles';
import { codeFont } from './code-font.ts';

/** A JSON value on lines of its own; a long one scrolls. */
export default function WholeJson({ value }: { value: unknown }) {
  return <Sheet tabIndex={0}>{JSON.stringify(value, null, 2)}</Sheet>;
}

const Sheet = styled('pre')({
  ...codeFont,
  margin: 0,
  padding: '10px 12px',
  maxHeight: 420,
  overflow: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--sunken)',
});
