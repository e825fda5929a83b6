import { useEffect, useRef, useState } from 'react';
import { type PageViewport, TextLayer } from 'unpdf/pdfjs';
import type { PDFDocumentProxy } from './use-pdf.ts';

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  /** Points to pixels of the screen. */
  scale: number;
  /** As large as it is taken to be until it is seen. */
  size: { width: number; height: number };
  /** Words that can be selected lie over the picture. */
  hasText?: boolean;
};

/** One page, drawn when it comes near the part that is seen. */
export function PdfPage({ pdf, number, scale, size, hasText = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [own, setOwn] = useState(size);
  useEffect(() => {
    const made = frame.current;
    if (!made) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '600px 0px',
    });
    watch.observe(made);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const place = frame.current;
    if (!isNear || !place) return;
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isGone) return;
      const viewport = page.getViewport({ scale });
      const natural = page.getViewport({ scale: 1 });
      setOwn({ width: natural.width, height: natural.height });
      const canvas = canvasFor(viewport);
      const context = canvas.getContext('2d');
      if (!context) return;
      const ratio = canvas.width / viewport.width;
      const work = page.render({
        canvas,
        canvasContext: context,
        viewport,
        transform: [ratio, 0, 0, ratio, 0, 0],
      });
      stop = () => work.cancel();
      await work.promise;
      if (isGone) return;
      place.replaceChildren(canvas);
      if (!hasText) return;
      const layer = document.createElement('div');
      layer.className = 'pdf-text';
      place.append(layer);
      const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport });
      stop = () => text.cancel();
      await text.render();
    };
    // A page that cannot be drawn stays white; the others may be fine.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [isNear, pdf, number, scale, hasText]);
  return (
    <div
      ref={frame}
      className="pdf-page"
      data-page={number}
      style={{
        width: Math.floor(own.width * scale),
        height: Math.floor(own.height * scale),
        ['--total-scale-factor' as string]: scale,
      }}
    />
  );
}

/** Sharp on dense screens, but never more than browsers can hold. */
function canvasFor({ width, height }: PageViewport): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(16_000_000 / (width * height)));
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  canvas.style.width = '100%';
  canvas.style.height = '100%';
  return canvas;
}
