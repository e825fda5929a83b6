import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data[8] = 1;
  return chunk('IHDR', data);
};

/** A black one-bit PNG; `packed` replaces the data its header promises. */
export function aPng(
  width: number,
  height: number,
  { packed = (Math.ceil(width / 8) + 1) * height, again }: { packed?: number; again?: [number, number] } = {},
): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    header(width, height),
    ...(again ? [header(...again)] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(packed), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
