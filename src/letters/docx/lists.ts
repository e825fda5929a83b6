import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import { listMark } from '../../../domain/letters/list-marks.ts';
import { face, mm, size } from './measures.ts';

/** Where a list's items stand: its numbering, the level in it, and where their text begins. */
export type ListPlace = { reference: string; level: number; left: number };

type Numbering = { reference: string; marks: string[]; levels: ILevelsOptions[] };

/** Word has no more. */
const deepest = 8;
const bullets = ['•', '–'];

/** The numberings of a document: one for each outermost list, whose levels its inner lists take. */
export class Lists {
  private readonly numberings: Numbering[] = [];

  /** @param inner what the list stands in; omitted for an outermost one */
  placeOf(list: Element, inner: { place?: ListPlace | undefined; indent: number }): ListPlace {
    const { place: above, indent } = inner;
    const level = Math.min(deepest, above ? above.level + 1 : 0);
    const mark = markOf(list, level);
    const start = Number(list.getAttribute('start')) || 1;
    const outer = this.numberings.find(({ reference }) => reference === above?.reference);
    if (outer && outer.marks[level] === mark && start === 1 && isFirstIn(list))
      return { reference: outer.reference, level, left: leftOf(outer.levels[level]) };
    return this.begin({ level, mark, start, left: above?.left ?? indent });
  }

  /** A list of names: 1. 2. 3. @param points their size, in half points */
  named(points = size.text): ListPlace {
    return this.begin({ level: 0, mark: '1.', start: 1, left: 0 }, points);
  }

  get options(): INumberingOptions {
    return { config: this.numberings.map(({ reference, levels }) => ({ reference, levels })) };
  }

  private begin(
    first: { level: number; mark: string; start: number; left: number },
    points = size.text,
  ): ListPlace {
    const reference = `list-${this.numberings.length + 1}`;
    const marks: string[] = [];
    const levels: ILevelsOptions[] = [];
    let { left } = first;
    for (let level = 0; level <= deepest; level += 1) {
      const mark = level <= first.level ? first.mark : followingMark(marks[level - 1] ?? first.mark, level);
      const hanging = mm(mark.startsWith('(') ? 9 : 7);
      // Levels above the first are not used by this numbering.
      if (level >= first.level) left += hanging;
      marks.push(mark);
      levels.push({
        level,
        ...formatOf(mark, level),
        start: level === first.level ? first.start : 1,
        alignment: AlignmentType.LEFT,
        style: { run: { font: face, size: points }, paragraph: { indent: { left, hanging } } },
      });
    }
    this.numberings.push({ reference, marks, levels });
    return { reference, level: first.level, left: leftOf(levels[first.level]) };
  }
}

const leftOf = (level: ILevelsOptions | undefined): number =>
  Number(level?.style?.paragraph?.indent?.left ?? 0);

/** A second list of an item would go on counting. */
const isFirstIn = (list: Element): boolean =>
  [...(list.parentElement?.children ?? [])].find(({ tagName }) => tagName === list.tagName) === list;

const markOf = (list: Element, level: number): string =>
  list.tagName === 'UL'
    ? (bullets[level % 2] ?? '•')
    : (list.getAttribute('data-mark') ?? `${list.getAttribute('type') ?? '1'}.`);

const followingMark = (above: string, level: number): string =>
  bullets.includes(above) ? (bullets[level % 2] ?? '•') : listMark('1', above);

const formats: Record<string, ILevelsOptions['format']> = {
  1: LevelFormat.DECIMAL,
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
};

function formatOf(mark: string, level: number): Pick<ILevelsOptions, 'format' | 'text'> {
  const [, open = '', sign = '', close = ''] = /^(\(?)([1aAiI])([.)])$/.exec(mark) ?? [];
  return sign === ''
    ? { format: LevelFormat.BULLET, text: mark }
    : { format: formats[sign], text: `${open}%${level + 1}${close}` };
}
