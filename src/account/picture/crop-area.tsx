import Slider from '@mui/material/Slider';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { pictureMessages } from '../messages.ts';
import { mostZoom, moved, type View, zoomed } from './crop.ts';
import { drawOn } from './draw-on.ts';

/** Canvas pixels; the displayed size follows the room available. */
const size = 320;
const step = 0.04;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

type Props = { image: ImageBitmap; view: View; onChange: (view: View) => void };

/** Crop of a picture, in the circle others see: dragged, or moved and zoomed by keys. */
export function CropArea({ image, view, onChange }: Props) {
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawOn(canvas.current, image, view);
  }, [image, view]);
  const byKey = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    const nearer = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }[event.key];
    if (!way && !nearer) return;
    event.preventDefault();
    onChange(way ? moved(image, view, way[0], way[1]) : zoomed(image, view, view.zoom * (nearer ?? 1)));
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    onChange(moved(image, view, -event.movementX / shown, -event.movementY / shown));
  };
  return (
    <div className="account-crop">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture that is placed by hand */}
      <canvas
        ref={canvas}
        width={size}
        height={size}
        tabIndex={0}
        role="application"
        aria-label={translate(pictureMessages.area)}
        aria-describedby={hint}
        onKeyDown={byKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => onChange(zoomed(image, view, view.zoom * (event.deltaY < 0 ? 1.05 : 1 / 1.05)))}
      />
      <Slider
        aria-label={translate(pictureMessages.zoom)}
        min={1}
        max={mostZoom}
        step={0.05}
        value={view.zoom}
        onChange={(_, zoom) => onChange(zoomed(image, view, Number(zoom)))}
      />
      <small id={hint}>{translate(pictureMessages.hint)}</small>
    </div>
  );
}
