import { expect, it } from 'vitest';
import { cityIn } from '../../../lib/city-in.ts';

it('Finds the city of an address by its postcode or its last part, and takes no telephone for one', () => {
  for (const [address, city] of [
    ['Jalan Contoh No. 1, Jakarta 10110. Telp. (021) 555 0100', 'Jakarta'],
    ['Gedung Wisma 46 Lantai 5, Jl. Jend. Sudirman Kav. 1, Jakarta Pusat, 10220', 'Jakarta Pusat'],
    ['Jl. Merdeka No. 17 Kota Bandung 40111', 'Bandung'],
    ['JALAN RAYA 2, SURABAYA 60271', 'Surabaya'],
    ['Jalan Contoh 1, Jakarta', 'Jakarta'],
    ['Jalan Contoh 1, Jakarta Telp. 55501', 'Jakarta'],
    ['Jalan Contoh 1', null],
    ['Jalan Contoh 1, Telp. 55501', null],
    ['www.contoh.example', null],
    ['', null],
  ])
    expect(cityIn(String(address)), String(address)).toBe(city);
});
