import { letterStateWords } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

/** For letters received before their sender cancelled them. */
export function CancelledChip() {
  return <SoftChip tone="danger">{say(letterStateWords.cancelled)}</SoftChip>;
}
