import { initialsOf } from './format.ts';

type Props = { name: string; picture?: string | null | undefined; small?: boolean };

/** A person's picture, or their initials; the name stands beside it, so it says nothing to a screen reader. */
export const Avatar = ({ name, picture, small = false }: Props) => (
  <span className={small ? 'avatar small' : 'avatar'} aria-hidden="true">
    {initialsOf(name)}
    {picture && (
      <img
        key={picture}
        src={picture}
        alt=""
        loading="lazy"
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
    )}
  </span>
);
