import { type ReactNode, useId } from 'react';

type Props = {
  name: string;
  /** Its address on the page. */
  at?: string;
  children: ReactNode;
};

/** A piece of the gallery under its name. */
export function Part({ name, at, children }: Props) {
  const id = useId();
  return (
    <section className="gallery-part" id={at} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}
