import { FileChild, XmlAttributeComponent, XmlComponent } from 'docx';
import { frameTag } from '../../../domain/letters/docx-frame-tag.ts';

/**
 * What a letter's kind prints around its text, as one content control: Word keeps it together, and the document taken
 * in again leaves it out.
 */
export const framed = (children: readonly FileChild[]): FileChild[] =>
  children.length > 0 ? [new Frame(children)] : [];

class Frame extends FileChild {
  constructor(children: readonly FileChild[]) {
    super('w:sdt');
    this.root.push(
      new Part('w:sdtPr', [new Part('w:tag', [new Value({ val: frameTag })])]),
      new Part('w:sdtContent', children),
    );
  }
}

class Part extends XmlComponent {
  constructor(name: string, children: readonly (XmlComponent | Value)[]) {
    super(name);
    this.root.push(...children);
  }
}

class Value extends XmlAttributeComponent<{ val: string }> {
  protected override readonly xmlKeys = { val: 'w:val' };
}
