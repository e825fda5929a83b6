import type { ReactNode } from 'react';

export function marked(text: string, typed: string | undefined): ReactNode {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (!typed || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}
