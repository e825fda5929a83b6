import type { Verification } from '../../../domain/calls/letters/versions.ts';
import type { Seal } from '../../../domain/letters/letter.ts';
import { language, locale, translate } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';
import { clockInWib, inWib } from '../../../lib/wib.ts';
import type { PublicCompany } from './public-company.ts';
import {
  fileAnswers,
  verifyMessages as messages,
  sealedBy,
  sealLevels,
  unknownCode,
} from './verify-messages.ts';
import { verifyStyle } from './verify-style.ts';

export type VerifyPage = {
  company: PublicCompany;
  /** Where the page is officially, without the path. */
  address: string;
} & (
  | {
      found: Verification;
      subject: string | null;
      otherNumbers: string[];
      className: string | null;
      code: string;
      /** There is a root certificate to give out. */
      hasRoot: boolean;
      /** The paper names further files with their hashes. */
      namesFiles: boolean;
    }
  | { found?: undefined; told: 'asked' | 'tooMany' }
  | { found?: undefined; told: 'unknown'; typed: string }
);

/**
 * The page behind the QR code, for people outside who have never heard of us (LOOK, verify): whole without script,
 * which only compares files. In the language of `translate`.
 */
export function verifyPage(page: VerifyPage): string {
  const { name, address, phone, logo } = page.company;
  const mark = logo
    ? `<img class="mark" src="/verifikasi/lambang/${logo}" alt="${escapeHtml(translate(messages.mark(name)))}">`
    : '';
  const call =
    phone && `, <a class="link" href="tel:${phone.replace(/[^+\d]/g, '')}">${escapeHtml(phone)}</a>`;
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(messages.title)} · ${escapeHtml(name)}</title>
<style>${verifyStyle}</style>
</head>
<body>
<header><div class="wrap">${mark}<div><b>${escapeHtml(name)}</b><span class="wide">${escapeHtml(address ?? translate(messages.checking))}</span><span class="narrow">${say(messages.checking)}</span></div></div></header>
<main class="wrap${page.found ? ' grid' : ''}">${page.found ? letter(page) : asking(page)}</main>
<footer class="wrap"><span>${escapeHtml(translate(messages.contact(name)))}${call ?? ''}</span><span class="dim">${escapeHtml(translate(messages.official(page.address)))}</span></footer>
</body>
</html>`;
}

type Found = Extract<VerifyPage, { found: Verification }>;

function letter(page: Found): string {
  const { found } = page;
  return `
<section class="card" aria-labelledby="putusan">${verdict(found)}
<div class="body"><h2>${say(messages.match)}</h2><p>${say(messages.differs)}</p>
<dl>${factsOf(page)
    .map(([label, value]) => `<dt>${say(label)}</dt><dd>${value}</dd>`)
    .join('')}</dl></div></section>
${found.isSealed ? fileBox(page) : ''}`;
}

const sealFact = ({ level, by }: Seal): Fact => [
  messages.seal,
  `${say(sealedBy[by])}<small>${say(sealLevels[level])}</small>`,
];

function verdict(found: Verification): string {
  const { isSealed, cancelledAt, destroyedAt, hasPdfSignature, company } = found;
  if (cancelledAt)
    return banner('stamp', messages.cancelled, translate(messages.cancelledOn(dayOf(cancelledAt))));
  if (!isSealed) return banner('danger', messages.broken, translate(messages.doNotUse));
  if (destroyedAt)
    return banner('stamp', messages.destroyed, translate(messages.destroyedOn(dayOf(destroyedAt))));
  const signed = found.cosigners.filter(({ date }) => date !== null).length;
  if (signed < found.cosigners.length)
    return banner(
      'stamp',
      messages.partly,
      translate(messages.partlyBy(signed + 1, found.cosigners.length + 1)),
    );
  const old = hasPdfSignature ? undefined : translate(messages.oldSeal);
  return banner('ok', messages.kept, translate(messages.keptBy(company.name)), old);
}

type Tone = 'ok' | 'stamp' | 'danger';

const banner = (tone: Tone, title: Parameters<typeof say>[0], text: string, more?: string): string =>
  `<div class="verdict ${tone}"><span class="ring">${tone === 'ok' ? icons.check : icons.warning}</span><div><h1 id="putusan">${say(title)}</h1><p>${escapeHtml(text)}</p>${
    more ? `<p>${escapeHtml(more)}</p>` : ''
  }</div></div>`;

type Fact = [Parameters<typeof say>[0], string];

function factsOf({ found, subject, otherNumbers, className, code }: Found): Fact[] {
  const { number, kindName, pages, attachments, sender, cosigners, date, words, seal } = found;
  const counted = [
    ...(pages === null ? [] : [translate(messages.pages(pages))]),
    ...(attachments === 0 ? [] : [translate(messages.attachments(attachments))]),
  ];
  return [
    [messages.number, [`<b>${breakable(number)}</b>`, ...otherNumbers.map(breakable)].join('<br>')],
    [messages.kind, [kindName, ...counted].map((part) => whole(part)).join(', ')],
    [messages.subject, subject === null ? hidden(className) : escapeHtml(subject)],
    ...(cosigners.length > 0
      ? [signersOf(found)]
      : ([
          [messages.signer, nameOf(sender)],
          [messages.signed, `${dayAt(date)}<br>${clockAt(date)}`],
        ] satisfies Fact[])),
    ...(seal ? [sealFact(seal)] : []),
    words.length > 0
      ? [
          messages.codeInWords,
          `<span class="words">${words.map((word) => `<span>${word}</span>`).join(' ')}</span><small>${say(messages.sameOrder)}</small>`,
        ]
      : [messages.codeInQr, `<b>${whole(code)}</b>`],
  ];
}

/** Each with when they signed, in their order. */
const signersOf = ({ sender, cosigners, date }: Verification): Fact => [
  messages.signers,
  [{ ...sender, date, place: null, signedBy: null }, ...cosigners]
    .map(
      (one) =>
        `${nameOf(one)}${one.signedBy ? `<small>${escapeHtml(translate(messages.signedBy(one.signedBy)))}</small>` : ''}<small>${
          one.date
            ? `${one.place ? `${escapeHtml(one.place)}, ` : ''}${dayAt(one.date)}, ${clockAt(one.date)}`
            : `<b>${say(messages.notYet)}</b>`
        }</small>`,
    )
    .map((one) => `<div class="one">${one}</div>`)
    .join(''),
];

const nameOf = ({ personName, positionName }: { personName: string | null; positionName: string }): string =>
  personName
    ? `<b>${escapeHtml(personName)}</b><br>${escapeHtml(positionName)}`
    : `<b>${escapeHtml(positionName)}</b>`;

function dayAt(moment: string): string {
  const at = inWib(moment);
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(at);
  return whole(`${weekday}, ${longDay(language(), at)}`);
}

const clockAt = (moment: string): string => whole(translate(messages.clock(clockInWib(moment))));

const hidden = (className: string | null): string =>
  `<span class="locked">${icons.lock}<span>${say(messages.hidden)}<small>${say(messages.hiddenWhy(className))}</small></span></span>`;

function fileBox({ hasRoot, code, found, namesFiles }: Found): string {
  const root = `<div class="root"><div><h3>${say(found.seal?.by === 'provider' ? messages.rootOfProvider : messages.root)}</h3><small>${say(messages.rootWhy)}</small></div><a class="button" href="/letter/api/Verify/${code}/certificate">${icons.download}${say(messages.download)}</a></div>`;
  const answers = Object.entries(fileAnswers).map(
    ([name, { tone, title, text }]) =>
      `<template id="jawab-${name}"><div class="answer ${tone}">${tone === 'ok' ? icons.check : icons.warning}<b>${say(title)}</b><span>${say(text)}</span><small></small></div></template>`,
  );
  return `
<section class="card file" aria-labelledby="berkasnya"><div class="body"><h2 id="berkasnya">${say(namesFiles ? messages.fileAndAttachments : messages.file)}</h2><p>${say(messages.staysHere)}</p>
<noscript><p class="drop">${say(messages.needsScript)}</p></noscript>
<div class="drop" id="kotak" hidden><span class="wide">${say(messages.drop)}</span><button class="button primary" type="button" id="pilih">${icons.page}${say(messages.choose)}</button><input id="berkas" type="file" aria-label="${say(messages.choose)}" multiple hidden></div>
<progress id="maju" aria-label="${say(messages.comparing)}" hidden></progress>
<div id="hasil" role="status"></div>
${answers.join('\n')}
</div>${hasRoot ? root : ''}</section>
<script src="/verifikasi/bandingkan.js" defer></script>`;
}

type Asking = Exclude<VerifyPage, Found>;

function asking(page: Asking): string {
  // Mistyped words are mended where they stand.
  const typed = page.told === 'unknown' ? page.typed : '';
  const head =
    page.told === 'asked'
      ? `<div class="body"><h1 id="putusan" class="plain">${say(messages.ask)}</h1><p>${say(messages.askWhere)}</p>`
      : `${page.told === 'unknown' ? unknownBanner(typed) : banner('stamp', messages.title, translate(messages.tooMany))}<div class="body"><p>${say(messages.askWhere)}</p>`;
  return `
<section class="card asking" aria-labelledby="putusan">${head}
<form action="/verifikasi" method="get"><label for="kode">${say(messages.code)}</label><div class="line"><input id="kode" name="kode" value="${escapeHtml(typed)}" required maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false"><button class="button primary">${say(messages.look)}</button></div></form></div></section>`;
}

function unknownBanner(typed: string): string {
  const { isMistyped, title, text } = unknownCode(typed);
  return banner(isMistyped ? 'stamp' : 'danger', title, text);
}

const say = (message: { id: string; en: string }): string => escapeHtml(translate(message));
const dayOf = (moment: string): string => longDay(language(), inWib(moment));
const whole = (text: string): string => `<span class="whole">${escapeHtml(text)}</span>`;

/** A number breaks after its slashes only. */
const breakable = (number: string): string =>
  number
    .split(/(?<=\/)/)
    .map((part) => whole(part))
    .join('<wbr>');

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const icons = {
  check: icon('M5 12.5l4.5 4.5L19 7'),
  warning: icon('M12 4l9 16H3z M12 10v4 M12 17v.1'),
  lock: icon('M6 11h12v9H6z M9 11V8a3 3 0 0 1 6 0v3'),
  page: icon('M6 3h8l4 4v14H6z M14 3v4h4'),
  download: icon('M12 4v11 M7.5 11l4.5 4.5 4.5-4.5 M4 20h16'),
};
