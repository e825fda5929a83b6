/** Takes base64, gives the bytes; decoded in pieces, so that a large file does not need its size many times over. */
export function bytesOf(base64: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // A multiple of four: each piece stands for whole bytes.
  const step = 1 << 20;
  for (let at = 0; at < base64.length; at += step) {
    const text = atob(base64.slice(at, at + step));
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
    parts.push(bytes);
  }
  return new Blob(parts);
}
