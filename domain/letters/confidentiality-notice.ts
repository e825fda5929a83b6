/** The notice at the foot of every page, by the class's name (SPEC A5, classes of B3). */
export function confidentialityNotice(securityName: string): string {
  return notices.get(securityName.trim().toLowerCase()) ?? open;
}

/** True for classes that are printed as a mark beside the letterhead. */
export function isMarkedClass(securityName: string): boolean {
  return !['', 'biasa', 'terbuka', 'biasa/terbuka'].includes(securityName.trim().toLowerCase());
}

const open =
  'Naskah ini ditujukan bagi penerima yang tercantum. Bila Anda bukan penerimanya, mohon beri tahu pengirim.';

// A Map: companies name their classes, and an object has inherited keys such as "__proto__".
const notices = new Map([
  [
    'terbatas',
    'TERBATAS. Hanya untuk pihak yang tercantum. Dilarang menyalin atau meneruskan tanpa izin pengirim.',
  ],
  [
    'rahasia',
    'RAHASIA. Hanya boleh diketahui pihak yang tercantum. Dilarang menyalin, meneruskan, atau mengungkapkannya.',
  ],
  [
    'sangat rahasia',
    'SANGAT RAHASIA. Hanya untuk orang yang disebut namanya. Dilarang menyalin, meneruskan, atau mengungkapkannya.',
  ],
]);
