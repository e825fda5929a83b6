import { type Ref, useState } from 'react';
import { LinkBase } from 'react-admin';
import { translate } from '../../lib/language.ts';
import { box, type Layout, type Placed } from './layout.ts';

type Props = {
  layout: Layout;
  /** What stands under an entity's name. */
  countOf: (name: string) => string;
  svg: Ref<SVGSVGElement>;
};

/** Entities in columns, lines to what they refer to; those of the one under pointer or focus stand out. */
export function Drawing({ layout, countOf, svg }: Props) {
  const [held, setHeld] = useState<string>();
  const lines = layout.lines.map((line) => ({ ...line, isHeld: line.from === held || line.to === held }));
  const near = new Set(lines.filter(({ isHeld }) => isHeld).flatMap(({ from, to }) => [from, to]));
  const isDim = (name: string): boolean => held !== undefined && name !== held && !near.has(name);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over all of it
    <svg
      ref={svg}
      className="data-model-drawing"
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      <defs>
        <marker
          id="data-model-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {layout.headings.map(({ x, label }) => (
        <text key={x} className="branch" x={x} y={32}>
          {translate(label)}
        </text>
      ))}
      {lines
        .toSorted((one, other) => Number(one.isHeld) - Number(other.isHeld))
        .map(({ from, to, fields, path, isHeld }) => (
          <path
            key={`${from} ${to}`}
            className="line"
            data-held={isHeld || undefined}
            data-dim={(held !== undefined && !isHeld) || undefined}
            d={path}
            markerEnd="url(#data-model-arrow)"
          >
            <title>{fields.map(translate).join(', ')}</title>
          </path>
        ))}
      {layout.entities.map((entity) => (
        <g key={entity.name} className="entity" data-dim={isDim(entity.name) || undefined}>
          {entity.path ? (
            <LinkBase
              to={entity.path}
              onPointerEnter={() => setHeld(entity.name)}
              onPointerLeave={() => setHeld(undefined)}
              onFocus={() => setHeld(entity.name)}
              onBlur={() => setHeld(undefined)}
            >
              <Box entity={entity} count={countOf(entity.name)} />
            </LinkBase>
          ) : (
            <Box entity={entity} count={countOf(entity.name)} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Characters of a name that a box holds; a longer one is set closer. */
const longest = 23;

function Box({ entity: { x, y, label, isTree }, count }: { entity: Placed; count: string }) {
  const name = translate(label);
  return (
    <>
      <rect x={x} y={y} width={box.width} height={box.height} rx={8} />
      <text
        className="name"
        x={x + 12}
        y={y + 20}
        {...(name.length > longest && { textLength: box.width - 24, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>{' '}
      <text className="count" x={x + 12} y={y + 36}>
        {count}
      </text>
      {isTree && (
        <path className="tree" d={`M${x + box.width - 24} ${y + 28}v8h5m-5 -4h5m2 0h4m-4 4h4m-12 -10h4`} />
      )}
    </>
  );
}
