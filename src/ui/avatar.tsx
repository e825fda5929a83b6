import { initialsOf } from './format.ts';

type Props = { name: string; picture?: string | null | undefined; small?: boolean };

/** Picture or initials; hidden from screen readers, as the name is beside it. */
export function Avatar({ name, picture, small = false }: Props) {
  return (
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
}
