import { letterLife } from '../../../domain/letters/letter-life.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

/** On what was received before its sender called it back. */
export const CancelledChip = () => <SoftChip tone="danger">{say(letterLife.cancelled.label)}</SoftChip>;
