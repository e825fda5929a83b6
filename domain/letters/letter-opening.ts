import type { Message } from '../../lib/language.ts';
import type { OpeningKind } from '../calls/letters/shapes/letter-opening.ts';

export type { Opening, OpeningKind } from '../calls/letters/shapes/letter-opening.ts';

export const openingLabels: Record<OpeningKind, Message> = {
  open: { id: 'Naskah dibuka', en: 'Letter opened' },
  'open-pdf': { id: 'PDF diunduh', en: 'PDF downloaded' },
  'open-docx': { id: 'DOCX diunduh', en: 'DOCX downloaded' },
  'open-attachment': { id: 'Lampiran diunduh', en: 'Attachment downloaded' },
  'open-versions': { id: 'Versi dibuka', en: 'Version opened' },
  'open-report-file': { id: 'Berkas laporan diunduh', en: 'Report file downloaded' },
  'open-duplicate': { id: 'Naskah digandakan', en: 'Letter duplicated' },
};
