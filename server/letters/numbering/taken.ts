/** A number on its way to a letter. */
export type Taken = { counterId: string; sequence: number; suffix: string; number: string };
