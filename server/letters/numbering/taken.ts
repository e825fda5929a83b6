export type Taken = { scope: string; sequence: number; suffix: string; number: string };
