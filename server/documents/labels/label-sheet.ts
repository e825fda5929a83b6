import QRCode from 'qrcode';
import { withoutControls } from '../../rich-text/index.ts';

/** A label: its target, the target's place, and the address in its code. */
export type Label = {
  /** "Berkas", "Boks", "Arsip" */
  kind: string;
  /** Large: code, number or name of the box. */
  mark: string;
  title: string;
  /** Names and values, in order. */
  facts: [name: string, value: string][];
  /** Only for what is above Biasa. */
  security: string | null;
  address: string;
};
/** Labels of one size on A4: ten per sheet for folders and items, three for boxes. */
export type LabelSheet = { size: 'folder' | 'box'; labels: Label[] };

/** What the typesetter gets: labels.json. */
export type LabelJob = { labels: string };

/** Takes the labels, gives the typesetter's input. */
export async function labelJob({ size, labels }: LabelSheet): Promise<LabelJob> {
  const drawn = await Promise.all(
    labels.map(async ({ address, ...label }) => ({
      ...label,
      qr: await QRCode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
    })),
  );
  return {
    labels: JSON.stringify({ size, labels: drawn }, (_, value) =>
      typeof value === 'string' ? withoutControls(value).normalize('NFC') : value,
    ),
  };
}
