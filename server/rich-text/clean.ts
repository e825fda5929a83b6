import sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  allowedLinks,
  allowedTags,
  allowedTextAlign,
  allowedValues,
  deepestNesting,
} from '../../domain/letters/rich-text-allow-list.ts';
import { longestAlt } from '../../domain/letters/text-pictures.ts';
import { knownClean } from './cleaned.ts';

/**
 * Sanitises HTML by an allow list (DESIGN 6), idempotently. Absurd nesting,
 * which takes minutes to repair, becomes plain text.
 */
export function cleanRichText(html: string): string {
  return knownClean(html) ?? cleaned(html);
}

function cleaned(html: string): string {
  // A "<" that starts no tag is text; as an entity it parses ten times as fast.
  const text = withoutControls(html).replace(/<(?![a-z/!?])/gi, '&lt;');
  if (nestsBeyondReason(text)) return textAlone(text);
  let clean = sanitized(text);
  // Each pass repairs one level of badly nested cells; well-formed input is unchanged at once.
  for (let level = 0; level < deepestNesting; level += 1) {
    const again = sanitized(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const sanitized = (html: string): string => settlePictures(sanitizeHtml(html, options));

const figure = /(<figure\b[^>]*>(?:(?!<figure\b)[\s\S])*?<\/figure>)/;

/** A figure is a picture and, if any, its caption in plain words; apart from that there are no pictures. */
function settlePictures(html: string): string {
  if (!/<(?:fig|img)/.test(html)) return html;
  return html
    .split(figure)
    .map((part, at) => (at % 2 === 1 && settledFigure(part)) || withoutPictures(part))
    .join('');
}

function settledFigure(html: string): string | undefined {
  const picture = /<img\b[^>]*>/.exec(html)?.[0];
  if (!picture) return undefined;
  const written = /<figcaption>([\s\S]*?)<\/figcaption>/.exec(html)?.[1] ?? '';
  const caption = written
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${/<figure\b[^>]*>/.exec(html)?.[0]}${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

const withoutPictures = (html: string): string => html.replace(/<\/?(?:figure|figcaption|img)\b[^>]*>/g, '');

/** Deepest nesting of open tags before any repair: well above the limit of the result. */
const deepestRead = 10 * deepestNesting;
class TooDeep extends Error {}

function nestsBeyondReason(html: string): boolean {
  let depth = 0;
  try {
    sanitizeHtml(html, {
      allowedTags: [],
      onOpenTag: () => {
        depth += 1;
        if (depth > deepestRead) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
    return false;
  } catch (fault) {
    if (fault instanceof TooDeep) return true;
    throw fault;
  }
}

const textAlone = (html: string): string =>
  sanitizeHtml(html.replace(/<[^<>]*>/g, ' '), { allowedTags: [] })
    .replace(/\s+/g, ' ')
    .trim();

/** Removes characters no document may hold (control characters, broken surrogates). */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\f/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufeff]/gu, '');
}

// Letters are read outside the application too, where relative addresses lead nowhere.
const absolute = new RegExp(`^(${allowedLinks.join('|')}):`, 'i');
const number = /^\d{1,4}$/;

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(${allowedTextAlign.join('|')})$`)] } },
  allowedSchemes: allowedLinks,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: deepestNesting,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'svg',
    'math',
    'template',
    'iframe',
  ],
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    ol: (tagName, { start, type }) => ({
      tagName,
      attribs: {
        ...(start && number.test(start) ? { start } : {}),
        ...(type && /^[1aAiI]$/.test(type) ? { type } : {}),
      },
    }),
    table: (tagName, { border }) => ({ tagName, attribs: tableAttributes(border) }),
    img: (tagName, { alt = '', ...attribs }) => ({
      tagName,
      attribs: { ...ownAttributes(attribs), alt: alt.slice(0, longestAlt).toWellFormed() },
    }),
    '*': (tagName, attribs) => ({ tagName, attribs: ownAttributes(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-picture'],
};

function ownAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = Object.entries(attribs).filter(([name, value]) => allowedValues[name]?.test(value) !== false);
  return Object.fromEntries(kept);
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  // Longer ones cannot be set on paper.
  return href && href.length <= 2000 && absolute.test(href)
    ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
    : {};
}

function tableAttributes(border: string | undefined): sanitizeHtml.Attributes {
  return border === '1' ? { border } : {};
}

// A cell spanning ten thousand columns is a denial-of-service attempt.
function cellAttributes({
  colspan,
  rowspan,
  colwidth,
  style,
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...(colspan && isSmall(colspan, 50) ? { colspan } : {}),
    ...(rowspan && isSmall(rowspan, 200) ? { rowspan } : {}),
    ...(colwidth && /^\d{1,4}(,\d{1,4}){0,49}$/.test(colwidth) ? { colwidth } : {}),
    ...(style ? { style } : {}),
  };
}

function isSmall(text: string, most: number): boolean {
  return number.test(text) && Number(text) >= 1 && Number(text) <= most;
}
