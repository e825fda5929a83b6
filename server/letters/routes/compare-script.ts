/**
 * Hashes a file on the QR page in the browser; sends only the hash. Plain
 * JavaScript for visitors' ten-year-old browsers.
 */
export const compareScript = `
const input = document.querySelector('#berkas');
const answer = document.querySelector('#hasil');
const words = {
  intact: ['ok', 'Utuh', 'Berkas ini sama persis dengan yang ditandatangani.'],
  marked: ['ok', 'Salinan bertanda pembaca, isi utuh', 'Berkas ini salinan yang dikeluarkan Naskah, dengan tanda di atas isi yang ditandatangani.'],
  changed: ['stamp', 'Berubah', 'Berkas ini bukan yang ditandatangani, bukan pula salinan yang dikeluarkan Naskah. Jangan dipakai sebelum bertanya kepada pengirim.'],
};
function show(tone, title, text) {
  answer.replaceChildren();
  const mark = document.createElement('p');
  mark.className = tone;
  mark.textContent = title;
  const line = document.createElement('p');
  line.textContent = text;
  answer.append(mark, line);
}
if (!crypto.subtle) {
  input.disabled = true;
  show('stamp', 'Tidak dapat dibandingkan di sini', 'Peramban hanya menghitung sidik berkas pada alamat https. Cocokkan SHA-256 di atas dengan alat lain.');
}
input.addEventListener('change', async () => {
  const file = input.files[0];
  if (!file) return;
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const reply = await fetch(location.pathname.replace(/\\/$/, '') + '/' + hash);
    const body = await reply.json();
    show(...(reply.ok ? words[body.data.comparison] : ['stamp', 'Belum dapat dibandingkan', body.message]));
  } catch {
    show('stamp', 'Belum dapat dibandingkan', 'Sambungan terputus. Pilih berkasnya sekali lagi.');
  }
});
`;
