import { layoutOf } from '../../../../domain/letters/layouts.ts';
import type { Draft } from './draft.ts';

/** Whether parties sign it instead of receivers being written to. */
export const hasParties = ({ arrangement }: Pick<Draft, 'arrangement'>): boolean =>
  arrangement !== null && layoutOf(arrangement).isOfParties === true;
