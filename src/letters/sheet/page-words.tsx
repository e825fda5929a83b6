import { Fragment, useEffect, useRef } from 'react';
import type { Drawn, LinePlace } from './drawn.ts';

type Props = Pick<Drawn['pages'][number], 'width' | 'height' | 'words'> & { here: LinePlace | null };

/**
 * A page's words over its picture, unseen, each as long as it is drawn: found by the browser's search, selected and
 * heard where they stand.
 */
export function PageWords({ width, height, words, here }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no others
    <svg className="paper-words" viewBox={`0 0 ${width} ${height}`} role="group">
      {words.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may say the same
        <text key={index}>
          {paragraph.map(({ text, x, y, length, size }) => (
            <Fragment key={`${x} ${y}`}>
              <tspan {...{ x, y }} fontSize={size} textLength={length} lengthAdjust="spacingAndGlyphs">
                {text.replace(/\n$/, '')}
              </tspan>
              {text.endsWith('\n') && ' '}
            </Fragment>
          ))}
        </text>
      ))}
      {here && <Here {...here} />}
    </svg>
  );
}

/** A bar beside the line, brought into sight where it goes. */
function Here({ x, y, size }: LinePlace) {
  const bar = useRef<SVGRectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it moves
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, [x, y]);
  return (
    <rect
      ref={bar}
      className="paper-here"
      aria-hidden
      x={x - 8}
      y={y - size}
      width={2}
      height={size * 1.35}
      rx={1}
    />
  );
}
