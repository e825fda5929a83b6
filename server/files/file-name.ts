/** Makes a browser's file name safe to store and offer: no folders, no hidden characters, limited length. */
export function safeName(name: string): string {
  const last = name.normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // Direction marks can make "gpj.exe" read as "exe.jpg".
  const shown = last.replace(/[\p{Cc}\p{Cf}<>:"|?*\ufffd]/gu, '').replace(/\s+/g, ' ');
  const bare = shown.replace(/^[ .]+|[ .]+$/g, '');
  const extension = /\.[a-z0-9]{1,8}$/i.exec(bare)?.[0] ?? '';
  const stem = bare
    .slice(0, bare.length - extension.length)
    .slice(0, longest)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  if (!stem.trim()) return `berkas${extension}`;
  return (reserved.test(stem) ? `_${stem}` : stem).trim() + extension;
}

/**
 * Response headers of a stored file: no sniffing, no execution, its own name. `inline` shows PDF and pictures in
 * the browser.
 */
export function downloadHeaders(
  file: { name: string; mimeType: string },
  { inline = false } = {},
): Record<string, string> {
  const shown = inline && /^(application\/pdf|image\/(png|jpeg))$/.test(file.mimeType);
  const name = safeName(file.name);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': file.mimeType,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

const longest = 150;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
