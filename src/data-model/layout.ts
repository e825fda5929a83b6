import type { DataModel, Entity, Relation } from '../../resources/data-model.ts';

export const box = { width: 176, height: 46, gap: 12 };
const gutter = 50;
const edge = 18;
const heading = 34;

export type Placed = Entity & { x: number; y: number; column: number };
export type Line = Relation & { path: string };
export type Layout = {
  width: number;
  height: number;
  headings: { x: number; label: DataModel['branches'][number]['label'] }[];
  entities: Placed[];
  lines: Line[];
};

const xOf = (column: number): number => edge + column * (box.width + gutter);

/** Columns by branch; in each, entities stand near those they are connected to, so that fewer lines cross. */
export function layoutOf({ branches, relations }: DataModel): Layout {
  const columns = ordered(
    branches.map(({ entities }) => entities),
    relations,
  );
  const entities = columns.flatMap((column, at) =>
    column.map((entity, row) => ({
      ...entity,
      column: at,
      x: xOf(at),
      y: edge + heading + row * (box.height + box.gap),
    })),
  );
  const tallest = Math.max(1, ...columns.map(({ length }) => length));
  return {
    width: xOf(columns.length) - gutter + edge + 24,
    height: edge + heading + tallest * (box.height + box.gap) - box.gap + edge,
    headings: branches.map(({ label }, column) => ({ x: xOf(column), label })),
    entities,
    lines: linesOf(entities, relations),
  };
}

/** Sorts each column by the mean place of its entities' neighbours, a few times over. */
function ordered(columns: Entity[][], relations: readonly Relation[]): Entity[][] {
  let now = columns;
  for (let sweep = 0; sweep < 8; sweep += 1) {
    const places = new Map(
      now.flatMap((column) => column.map(({ name }, row) => [name, row / column.length])),
    );
    const pull = ({ name }: Entity): number => {
      const near = relations.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []));
      const sum = near.reduce((total, other) => total + (places.get(other) ?? 0), 0);
      return near.length === 0 ? 1 : (sum + (places.get(name) ?? 0)) / (near.length + 1);
    };
    now = now.map((column) => column.toSorted((one, other) => pull(one) - pull(other)));
  }
  return now;
}

type Side = 'left' | 'right';
type End = { entity: Placed; side: Side; other: Placed };

function linesOf(entities: readonly Placed[], relations: readonly Relation[]): Line[] {
  const named = new Map(entities.map((entity) => [entity.name, entity]));
  const drawn = relations.flatMap((relation) => {
    const [from, to] = [named.get(relation.from), named.get(relation.to)];
    // A tree is marked in its box.
    if (!from || !to || from === to) return [];
    const leaves: Side = from.column > to.column ? 'left' : 'right';
    const comes: Side = from.column < to.column ? 'left' : 'right';
    return [
      {
        relation,
        start: { entity: from, side: leaves, other: to },
        end: { entity: to, side: comes, other: from },
      },
    ];
  });
  const ends = drawn.flatMap(({ start, end }) => [start, end]);
  return drawn.map(({ relation, start, end }, nth) => {
    const [a, b] = [pointOf(start, ends), pointOf(end, ends)];
    const between = passed(start.entity, end.entity).map((column) =>
      passage(column, entities, { a, b, aside: ((nth % 3) - 1) * 3 }),
    );
    const isLoop = start.entity.column === end.entity.column;
    const reach = isLoop ? 18 + Math.min(26, Math.abs(a.y - b.y) / 12) : gutter * 0.7;
    const forth = end.entity.column < start.entity.column ? -reach : reach;
    const stops = [...between.flat(), b];
    const curves = stops.map((stop, at) => {
      const before = stops[at - 1] ?? a;
      // Straight through a column, bent between two.
      if (at % 2 === 1) return `L${stop.x} ${stop.y}`;
      const arrives = isLoop ? stop.x + reach : stop.x - forth;
      return `C${before.x + forth} ${before.y} ${arrives} ${stop.y} ${stop.x} ${stop.y}`;
    });
    return { ...relation, path: `M${a.x} ${a.y}${curves.join('')}` };
  });
}

type Point = { x: number; y: number };

/** The columns that a line crosses, in its direction. */
function passed(from: Placed, to: Placed): number[] {
  const step = Math.sign(to.column - from.column);
  const count = Math.max(0, Math.abs(to.column - from.column) - 1);
  return Array.from({ length: count }, (_, at) => from.column + step * (at + 1));
}

/** Where a line enters and leaves a column: between two boxes, so that it seems to end at none. */
function passage(
  column: number,
  entities: readonly Placed[],
  { a, b, aside }: { a: Point; b: Point; aside: number },
): [Point, Point] {
  const left = xOf(column);
  const right = left + box.width;
  const wanted = a.y + ((b.y - a.y) * (left + box.width / 2 - a.x)) / (b.x - a.x);
  const [top, step] = [edge + heading, box.height + box.gap];
  const rows = entities.filter((entity) => entity.column === column).length;
  const gap = Math.max(0, Math.round((wanted - top) / step));
  const y = Math.round(gap > rows ? wanted : top + gap * step - box.gap / 2 + aside);
  const ends: [Point, Point] = [
    { x: left, y },
    { x: right, y },
  ];
  return b.x < a.x ? [ends[1], ends[0]] : ends;
}

/** Lines at one side of a box stand apart, in the order of where they lead. */
function pointOf(end: End, ends: readonly End[]): Point {
  const beside = ends
    .filter(({ entity, side }) => entity === end.entity && side === end.side)
    .toSorted((one, other) => one.other.y - other.other.y);
  const step = (box.height - 12) / (beside.length + 1);
  return {
    x: end.entity.x + (end.side === 'right' ? box.width : 0),
    y: Math.round(end.entity.y + 6 + step * (beside.indexOf(end) + 1)),
  };
}
