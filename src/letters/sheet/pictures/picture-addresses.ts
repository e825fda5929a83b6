/** As many as one letter has; older ones are read again. */
const most = 80;
const addresses = new Map<string, Promise<string>>();

/** The address that shows a letter's picture; read once, as a picture never changes. */
export function pictureAddress(letterId: string, id: string, read: () => Promise<Blob>): Promise<string> {
  const known = addresses.get(keyOf(letterId, id));
  if (known) return known;
  const reading = read().then((blob) => URL.createObjectURL(blob));
  reading.catch(() => addresses.delete(keyOf(letterId, id)));
  return keep(letterId, id, reading);
}

/** A picture that this browser has just sent: the letter names it from its next save on. */
export const keepPictureAddress = (letterId: string, id: string, file: Blob): void =>
  void keep(letterId, id, Promise.resolve(URL.createObjectURL(file)));

function keep(letterId: string, id: string, address: Promise<string>): Promise<string> {
  addresses.set(keyOf(letterId, id), address);
  for (const [oldest, old] of addresses) {
    if (addresses.size <= most) break;
    addresses.delete(oldest);
    old.then(URL.revokeObjectURL, () => undefined);
  }
  return address;
}

const keyOf = (letterId: string, id: string): string => `${letterId} ${id}`;
