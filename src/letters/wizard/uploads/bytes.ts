/** Decodes base64 in pieces, so that a large file does not take several times its size in memory. */
export function bytesOf(base64: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // A multiple of four, so that each piece decodes to whole bytes.
  const step = 1 << 20;
  for (let at = 0; at < base64.length; at += step) {
    const text = atob(base64.slice(at, at + step));
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
    parts.push(bytes);
  }
  return new Blob(parts);
}
