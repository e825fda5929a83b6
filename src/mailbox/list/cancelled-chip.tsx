import { letterStateLabels } from '../../../resources/naskah-dinas/letter.ts';
import { SoftChip } from '../../shell/index.ts';

/** On what was received before its sender called it back. */
export const CancelledChip = () => <SoftChip tone="danger">{letterStateLabels.cancelled}</SoftChip>;
