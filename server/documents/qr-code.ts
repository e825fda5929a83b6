import QRCode from 'qrcode';

/** The code of an address, as SVG in the ink of papers. */
export function qrCode(url: string): Promise<string> {
  return QRCode.toString(url, {
    type: 'svg',
    margin: 0,
    errorCorrectionLevel: 'M',
    color: { dark: '#1A1F1D', light: '#FFFFFF' },
  });
}
