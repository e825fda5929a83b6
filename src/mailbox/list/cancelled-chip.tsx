import { say } from '../../../resources/language.ts';
import { letterStateWords } from '../../../resources/naskah-dinas/letter.ts';
import { SoftChip } from '../../shell/index.ts';

/** On what was received before its sender called it back. */
export const CancelledChip = () => <SoftChip tone="danger">{say(letterStateWords.cancelled)}</SoftChip>;
