/**
 * Compares files on the QR page in the browser: sends hashes of the whole and of each signed part. Plain JavaScript for
 * old browsers.
 */
export const compareScript = `
const mostBytes = 50 * 1024 * 1024;
const box = document.querySelector('#kotak');
const input = document.querySelector('#berkas');
const answers = document.querySelector('#hasil');
const progress = document.querySelector('#maju');

function show(name, fileName) {
  const answer = document.importNode(document.querySelector('#jawab-' + name).content, true);
  answer.querySelector('small').textContent = fileName;
  answers.insertBefore(answer, answers.firstChild);
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(bytes) {
  // Browsers lack it on addresses without https.
  if (window.crypto && crypto.subtle) return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return hex(sha256Of(bytes));
}

/** FIPS 180-4. */
function sha256Of(bytes) {
  const fraction = (root) => ((root - Math.floor(root)) * 0x100000000) | 0;
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  const k = primes.map((prime) => fraction(Math.cbrt(prime)));
  const state = new Int32Array(primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))));
  const w = new Int32Array(64);
  const turn = (value, by) => (value >>> by) | (value << (32 - by));
  const block = (data, at) => {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        const j = at + 4 * i;
        w[i] = (data[j] << 24) | (data[j + 1] << 16) | (data[j + 2] << 8) | data[j + 3];
        continue;
      }
      const x = w[i - 15];
      const y = w[i - 2];
      w[i] = (w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g; g = f; f = e; e = (d + one) | 0; d = c; c = b; b = a; a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] = (state[i] + value) | 0; });
  };
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += 64) block(bytes, at);
  const rest = bytes.length - whole;
  const last = new Uint8Array(rest < 56 ? 64 : 128);
  last.set(bytes.subarray(whole));
  last[rest] = 0x80;
  const size = new DataView(last.buffer);
  size.setUint32(last.length - 8, Math.floor(bytes.length / 0x20000000));
  size.setUint32(last.length - 4, (bytes.length * 8) >>> 0);
  for (let at = 0; at < last.length; at += 64) block(last, at);
  const hash = new Uint8Array(32);
  const words = new DataView(hash.buffer);
  state.forEach((value, i) => words.setInt32(4 * i, value));
  return hash;
}

/** Where signatures end, by their /ByteRange; the last few of them. */
function signedEnds(bytes) {
  const text = new TextDecoder('latin1').decode(bytes);
  const ranges = text.match(/\\/ByteRange\\s*\\[\\s*0\\s+\\d+\\s+\\d+\\s+\\d+\\s*\\]/g) || [];
  const ends = ranges.map((range) => {
    const [, , after, rest] = range.match(/\\d+/g).map(Number);
    return after + rest;
  });
  return ends.filter((end, at) => end < bytes.length && ends.indexOf(end) === at).slice(-4);
}

async function compare(file) {
  if (file.size > mostBytes) return 'tooLarge';
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const whole = await sha256(bytes);
  const parts = [];
  for (const end of signedEnds(bytes)) parts.push(await sha256(bytes.subarray(0, end)));
  const reply = await fetch(location.pathname.replace(/\\/$/, '') + '/' + whole + (parts.length ? '?awal=' + parts.join(',') : ''));
  if (!reply.ok) return 'failed';
  const { comparison } = (await reply.json()).data;
  const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
  // An attachment may be of any kind.
  return comparison === 'changed' && !isPdf ? 'notPdf' : comparison;
}

async function compareAll(files) {
  const timer = setTimeout(() => { progress.hidden = false; }, 200);
  for (const file of files) show(await compare(file).catch(() => 'failed'), file.name);
  clearTimeout(timer);
  progress.hidden = true;
}

box.hidden = false;
document.querySelector('#pilih').addEventListener('click', () => input.click());
input.addEventListener('change', () => {
  const files = Array.from(input.files);
  // The same file may be chosen again.
  input.value = '';
  compareAll(files);
});
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  box.classList.add('over');
});
document.addEventListener('dragleave', (event) => {
  if (!event.relatedTarget) box.classList.remove('over');
});
document.addEventListener('drop', (event) => {
  event.preventDefault();
  box.classList.remove('over');
  if (event.dataTransfer) compareAll(Array.from(event.dataTransfer.files));
});
`;
