import { say } from '../../lib/language.ts';
import type { OpeningKind } from '../calls/letters/shapes/letter-opening.ts';

export type { Opening, OpeningKind } from '../calls/letters/shapes/letter-opening.ts';

export const openingLabels: Record<OpeningKind, string> = {
  open: say({ id: 'Naskah dibuka', en: 'Letter opened' }),
  'open-pdf': say({ id: 'PDF diunduh', en: 'PDF downloaded' }),
  'open-attachment': say({ id: 'Lampiran diunduh', en: 'Attachment downloaded' }),
  'open-versions': say({ id: 'Versi dibuka', en: 'Version opened' }),
  'open-report-file': say({ id: 'Berkas laporan diunduh', en: 'Report file downloaded' }),
  'open-duplicate': say({ id: 'Naskah digandakan', en: 'Letter duplicated' }),
};
