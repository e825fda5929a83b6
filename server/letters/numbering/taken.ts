/** A number on its way to a letter. */
export type Taken = { scope: string; sequence: number; suffix: string; number: string };
