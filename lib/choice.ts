import type { Words } from './language.ts';

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info';
export type Choice = { value: string; label: Words; tone?: Tone };
