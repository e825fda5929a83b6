import sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  allowedLinks,
  allowedTags,
  allowedTextAlign,
  deepestNesting,
} from '../../domain/letters/rich-text-allow-list.ts';
import { knownClean } from './cleaned.ts';

/**
 * Takes HTML from a browser, gives the part of it a letter may contain (DESIGN 6: an allow list). Scripts, handlers,
 * pictures, classes and every style but text-align are gone; the text stays. Cleaning twice changes nothing. What is
 * nested as no editor nests (thousands of tags never closed, which take minutes to put right) is taken as text alone.
 */
export function cleanRichText(html: string): string {
  return knownClean(html) ?? cleaned(html);
}

function cleaned(html: string): string {
  // What begins no tag is text; as an entity it is read ten times as fast.
  const text = withoutControls(html).replace(/<(?![a-z/!?])/gi, '&lt;');
  if (nestsBeyondReason(text)) return textAlone(text);
  let clean = sanitizeHtml(text, options);
  // Badly nested cells are put right one level at a time; what is well nested is left as it is at once.
  for (let level = 0; level < deepestNesting; level += 1) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** How deep tags may be open within each other before anything is put right: well over what is kept. */
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

/** Takes text, gives it without the characters no document may hold (control characters, broken surrogates). */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\f/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\ufeff]/gu, '');
}

// A letter is read outside this application too: an address relative to it leads nowhere.
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
  },
};

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  // Longer ones cannot be set on paper.
  return href && href.length <= 2000 && absolute.test(href)
    ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
    : {};
}

function tableAttributes(border: string | undefined): sanitizeHtml.Attributes {
  return border === '1' ? { border } : {};
}

// A cell that spans ten thousand columns is a way to stop a server, not a table.
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
