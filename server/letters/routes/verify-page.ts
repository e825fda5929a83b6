import type { Verification } from '../../../domain/calls/letters/versions.ts';
import { longMoment } from '../../../domain/letters/tags.ts';

/**
 * The QR page, for a phone: one response, usable without script, which only compares a file. Style as in LOOK.
 */
export function verifyPage(found: Verification | undefined): string {
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Keaslian naskah · Naskah</title>
<style>${style}</style>
</head>
<body><main>${found ? genuine(found) : unknown}</main></body>
</html>`;
}

const genuine = ({
  number,
  date,
  sender,
  hash,
  isSealed,
  hasPdfSignature,
  cancelledAt,
}: Verification): string => `
<p class="${isSealed && !cancelledAt ? 'ok' : 'stamp'}">${
  cancelledAt ? 'Dibatalkan' : isSealed ? 'Naskah tercatat' : 'Segel tidak cocok'
}</p>
<h1>${breakable(number)}</h1>
<p>${
  cancelledAt
    ? 'Naskah dengan nomor ini pernah ditandatangani, lalu dibatalkan oleh pengirimnya. Naskah ini tidak berlaku lagi.'
    : isSealed
      ? 'Naskah dengan nomor ini ditandatangani dan dikirim melalui Naskah. Cocokkan keterangan di bawah dengan naskah di tangan Anda.'
      : 'Nomor ini tercatat, tetapi segel dokumennya tidak cocok. Hubungi pengirim sebelum memakai naskah ini.'
}</p>
<dl>
${cancelledAt ? `<dt>Dibatalkan</dt><dd>${moment(cancelledAt)}</dd>` : ''}
<dt>Ditandatangani</dt><dd>${moment(date)}</dd>
<dt>Pengirim</dt><dd>${[sender.positionName, sender.personName]
  .filter((line) => line !== null)
  .map(escapeHtml)
  .join('<br>')}</dd>
<dt>SHA-256 dokumen</dt><dd class="hash">${hash}</dd>
</dl>
<h2>Bandingkan berkas</h2>
<p><label for="berkas">PDF di tangan Anda. Berkasnya tidak dikirim ke mana pun: hanya sidiknya yang dibandingkan.</label></p>
<input id="berkas" type="file" accept="application/pdf,.pdf">
<div id="hasil" role="status"></div>
${hasPdfSignature ? sealed : ''}
<p class="note">Isi naskah tidak ditampilkan di sini.</p>
<script src="/verifikasi/bandingkan.js" defer></script>`;

const sealed = `
<h2>Periksa dengan aplikasi lain</h2>
<p>PDF naskah ini memuat segel elektronik perusahaan, yang dapat diperiksa dengan aplikasi seperti Adobe Acrobat Reader. Aplikasi itu mengenal perusahaan kami setelah <a href="/letter/api/Verify/certificate">sertifikat akar kami</a> Anda percayai di sana.</p>`;

const unknown = `
<p class="stamp">Tidak dikenal</p>
<h1>Kode ini tidak tercatat</h1>
<p>Periksa kembali kode pada naskah. Bila kodenya benar, naskah itu tidak berasal dari Naskah.</p>`;

/** A number breaks after its slashes only. */
const breakable = (number: string): string =>
  number
    .split(/(?<=\/)/)
    .map((part) => `<span>${escapeHtml(part)}</span>`)
    .join('<wbr>');

const moment = (date: string): string => escapeHtml(longMoment(date));

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const style = `
:root{color-scheme:light dark;--desk:#f5f4ef;--surface:#fff;--line:#e4e1d8;--ink:#1a1f1d;--ink-2:#4a524e;--ok:#1f6b3a;--ok-soft:#e2f2e6;--stamp:#8f5200;--stamp-soft:#fbefd9}
@media (prefers-color-scheme:dark){:root{--desk:#121513;--surface:#191d1b;--line:#2b312e;--ink:#eaedeb;--ink-2:#bac1bd;--ok:#7fcb97;--ok-soft:#1a3222;--stamp:#ebb667;--stamp-soft:#382b15}}
body{margin:0;padding:24px 16px;background:var(--desk);color:var(--ink);font:400 15px/24px system-ui,sans-serif}
main{box-sizing:border-box;max-width:520px;margin:0 auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
h1{margin:12px 0 4px;font-size:20px;line-height:28px;overflow-wrap:anywhere}h1 span{white-space:nowrap}
h2{margin:20px 0 4px;font-size:15px;line-height:24px}input{max-width:100%;margin:0 0 14px;font:inherit}
p{margin:0 0 12px;color:var(--ink-2)}a{color:inherit}
.ok,.stamp{display:inline-block;margin:0;padding:2px 8px;border-radius:6px;font-size:13px;font-weight:600}
.ok{color:var(--ok);background:var(--ok-soft)}.stamp{color:var(--stamp);background:var(--stamp-soft)}
dl{margin:16px 0 0}dt{font-size:12px;line-height:16px;color:var(--ink-2)}dd{margin:2px 0 14px}
.hash{font:13px/20px ui-monospace,monospace;overflow-wrap:anywhere}.note{margin:0;font-size:13px}#hasil p+p{margin-top:4px}`;
