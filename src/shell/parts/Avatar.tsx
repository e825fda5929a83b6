import { initialsOf } from './format.ts';

/** A person's initials; the name stands beside it, so it says nothing to a screen reader. */
export const Avatar = ({ name, small = false }: { name: string; small?: boolean }) => (
  <span className={small ? 'avatar small' : 'avatar'} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
