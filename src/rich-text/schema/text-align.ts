import { Extension } from '@tiptap/core';
import { allowedTextAlign } from '../../../domain/letters/rich-text-allow-list.ts';

export type Align = 'left' | 'center' | 'right' | 'justify';
const types = ['paragraph', 'heading', 'picture'];

/** Alignment of paragraphs, headings and pictures, as the server stores it: `style="text-align: …"`; left is omitted. */
export const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes() {
    return [
      {
        types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element: HTMLElement) => {
              const align = element.style.textAlign;
              return allowedTextAlign.includes(align) && align !== 'left' ? align : null;
            },
            renderHTML: ({ textAlign }: { textAlign?: string | null }) =>
              textAlign ? { style: `text-align: ${textAlign}` } : {},
          },
        },
      },
    ];
  },
});

/** Attributes for the selected blocks. */
export const alignment = (align: Align) => ({ textAlign: align === 'left' ? null : align });
export const alignedTypes = types;
