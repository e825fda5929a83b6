import type { Page } from '@playwright/test';

/** Words of Indonesian screens that English does not have; "Naskah" is the product's name. */
const indonesian =
  /\b(?:simpan|disimpan|tersimpan|batal|kembali|tidak|belum|sudah|buka|tutup|ditutup|cari|pilih|dipilih|hapus|tambah|ubah|unduh|unggah|kirim|terkirim|dikirim|diterima|tanggal|nomor|perihal|lampiran|tembusan|pemeriksa|penerima|pengirim|berkas|arsip|klasifikasi|keamanan|riwayat|semua|dari|dan|yang|untuk|oleh|sejak|sampai|setelah|hari|dengan|atau|disposisi|tugas|selesai|sekarang|menunggu|jenis|keadaan|lanjut|isi|wajib|ringkasan|formulir|memuat|kosong|baca|dibaca|masa|lewat|masuk|keluar|bagian|jabatan|perlu|paraf|mulai|dihitung|ciutkan|bentangkan)\b/i;

/** Not screen words: letter sheets, user texts, files. */
const apart = '.letter-sheet, .paper-words, .ProseMirror, .pdf-text, iframe, noscript, script, style';

/** Collects Indonesian interface words: texts and accessible names that do not come from a server response. */
export function interfaceWords(page: Page): () => Promise<string[]> {
  const told = new Set<string>();
  page.on('response', async (response) => {
    if (/\/api\//.test(response.url())) collect(await response.json().catch(() => null), told);
  });
  return async () => {
    const shown = await page.evaluate((left) => {
      const found = [document.title];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (!text.parentElement?.closest(left)) found.push(text.textContent ?? '');
      const names = ['aria-label', 'title', 'placeholder', 'alt'];
      for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
        if (!element.closest(left)) found.push(...names.map((name) => element.getAttribute(name) ?? ''));
      return found;
    }, apart);
    const data = [...told].sort((one, other) => other.length - one.length);
    const untold = (text: string) => data.reduce((rest, known) => rest.replaceAll(known, ' '), text);
    return [...new Set(shown.map(flat))].filter(
      (text) => indonesian.test(text) && indonesian.test(untold(text)),
    );
  };
}

/** Every text in an answer, as a screen would show it. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    const text = flat(value.replaceAll(/<[^>]*>/g, ' '));
    if (text.length > 2) into.add(text);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, into);
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
