export type Taken = { counterId: string; sequence: number; suffix: string; number: string };
