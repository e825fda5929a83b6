type Link = { label: string; url: string };

export type Letter = {
  /** Who is greeted. */
  to: string;
  title: string;
  /** Paragraphs. */
  lines?: readonly string[];
  /** Each with a figure before it and a page behind it. */
  items?: readonly { count: number; label: string; url: string }[];
  /** Buttons, the first of which is the main one. */
  links?: readonly Link[];
  /** Why it came, and where that is changed. */
  foot?: { text: string; url?: string };
};

/** All content is escaped text. No pictures, so that opening a mail is not tracked. */
export function writeLetter(letter: Letter): { body: string; html: string } {
  return { body: asText(letter), html: asHtml(letter) };
}

function asText({ to, title, lines = [], items = [], links = [], foot }: Letter): string {
  return [
    `Yth. ${to},`,
    '',
    oneLine(title),
    ...lines.map(oneLine),
    ...items.map(({ count, label, url }) => `- ${count} ${label}: ${url}`),
    ...links.flatMap(({ label, url }) => ['', `${label}:`, url]),
    ...(foot ? ['', foot.text, ...(foot.url ? [foot.url] : [])] : []),
  ].join('\n');
}

/** User text must not look like a line or a link of ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

// Mail programs support no style sheets or variables: inline the light theme's colours, also in dark mode.
const ink = '#1A1F1D';
const quiet = '#4A524E';
const line = '#E4E1D8';
const accent = '#0E5E4F';
const face = "font-family:'Plus Jakarta Sans','Segoe UI',Arial,sans-serif";

const asHtml = ({ to, title, lines = [], items = [], links = [], foot }: Letter): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#FFFFFF;color:${ink};${face}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:16px;border-bottom:2px solid ${accent};font-weight:700;font-size:16px">Naskah</td></tr>
<tr><td style="padding-top:20px;font-size:14px;line-height:22px">Yth. ${escaped(to)},</td></tr>
<tr><td style="padding-top:12px;font-size:17px;line-height:24px;font-weight:700">${escaped(title)}</td></tr>
${lines.map((text) => row(escaped(text))).join('')}${list(items)}${buttons(links)}${foot ? footOf(foot) : ''}</table>
</td></tr></table></body></html>`;

const row = (html: string): string =>
  `<tr><td style="padding-top:8px;font-size:14px;line-height:22px">${html}</td></tr>\n`;

const list = (items: NonNullable<Letter['items']>): string =>
  items
    .map(({ count, label, url }) =>
      row(`<b>${count}</b> <a href="${escaped(url)}" style="color:${accent}">${escaped(label)}</a>`),
    )
    .join('');

const buttons = (links: readonly Link[]): string =>
  links.length === 0
    ? ''
    : `<tr><td style="padding-top:20px">
${links.map(button).join('\n')}
</td></tr>\n`;

const button = ({ label, url }: Link, at: number): string =>
  `<a href="${escaped(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:11px 18px;border:1px solid ${accent};border-radius:8px;${
    at === 0 ? `background:${accent};color:#FFFFFF` : `color:${accent}`
  };font-size:14px;font-weight:600;text-decoration:none">${escaped(label)}</a>`;

const footOf = ({ text, url }: NonNullable<Letter['foot']>): string =>
  `<tr><td style="padding-top:28px"><div style="border-top:1px solid ${line};padding-top:12px;font-size:12px;line-height:18px;color:${quiet}">${escaped(text)}${
    url
      ? ` <a href="${escaped(url)}" style="color:${quiet}">${escaped(url.replace(/^https?:\/\//, ''))}</a>`
      : ''
  }</div></td></tr>\n`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
