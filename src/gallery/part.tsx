import { type ReactNode, useId } from 'react';

/** A piece of the gallery under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="gallery-part" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}
