import { letterLife } from '../../../domain/letters/letter-life.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

/** For letters received before their sender cancelled them. */
export function CancelledChip() {
  return <SoftChip tone="danger">{say(letterLife.cancelled.label)}</SoftChip>;
}
