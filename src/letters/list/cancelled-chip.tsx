import { letterStateWords } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

/** On what was received before its sender called it back. */
export const CancelledChip = () => <SoftChip tone="danger">{say(letterStateWords.cancelled)}</SoftChip>;
