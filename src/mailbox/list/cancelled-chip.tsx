import { say } from '../../../resources/language.ts';
import { letterLife } from '../../../resources/naskah-dinas/letter-life.ts';
import { SoftChip } from '../../shell/index.ts';

/** On what was received before its sender called it back. */
export const CancelledChip = () => <SoftChip tone="danger">{say(letterLife.cancelled.label)}</SoftChip>;
