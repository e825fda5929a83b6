import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { isListOfTerms } from '../../../domain/letters/table-columns.ts';
import { markingPlugin } from './marking-plugin.ts';

/** Marks tables that paper sets without lines ("Menimbang : …"), and measures the widest label of all of them. */
export const ListOfTerms = Extension.create({
  name: 'listOfTerms',
  addProseMirrorPlugins: () => [markingPlugin(marked, fitLabels)],
});

function marked(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'table' && hasTerms(node))
      marks.push(Decoration.node(at, at + node.nodeSize, { 'data-terms': '' }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, marks);
}

function hasTerms(table: Node): boolean {
  const map = TableMap.get(table);
  if (map.width !== 3) return false;
  const middle = [...new Set(map.map)].filter((cell) => {
    const { left, right } = map.findCell(cell);
    return left === 1 && right === 2;
  });
  return isListOfTerms(
    map.width,
    middle.map((cell) => table.nodeAt(cell)?.textContent ?? ''),
  );
}

const labels = '[data-terms] > table > tbody > tr > :first-child:not([colspan]) > :is(p, h2, h3)';

/** Colons of all lists stand under each other, as on paper: CSS alone knows one table at a time. */
function fitLabels(view: EditorView) {
  let known = '';
  const measure = () => {
    const shown = [...view.dom.querySelectorAll(labels)].map((label) => label.innerHTML);
    // Asking for the style costs each key a layout: not in letters without such a list.
    if (shown.length === 0) return;
    const { fontFamily, fontSize } = getComputedStyle(view.dom);
    const now = [fontFamily, ...shown].join('\n');
    if (now === known) return;
    const gauge = document.createElement('div');
    gauge.style.cssText =
      'position:absolute;visibility:hidden;width:max-content;white-space:nowrap;text-rendering:geometricPrecision';
    Object.assign(gauge.style, { fontFamily, fontSize });
    gauge.innerHTML = shown.map((label) => `<div>${label}</div>`).join('');
    view.dom.after(gauge);
    const width = gauge.getBoundingClientRect().width / Number.parseFloat(fontSize);
    gauge.remove();
    // Not in sight yet: measured with the next change.
    if (!(width > 0)) return;
    known = now;
    view.dom.style.setProperty('--term-width', `${width.toFixed(3)}em`);
  };
  const again = () => {
    known = '';
    measure();
  };
  document.fonts?.addEventListener('loadingdone', again);
  measure();
  return { update: measure, destroy: () => document.fonts?.removeEventListener('loadingdone', again) };
}
