import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import PanelLeft from 'lucide-react/icons/panel-left';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../lib/language.ts';
import { viewerMessages as messages } from './messages.ts';
import { PdfPage } from './pdf-page.tsx';
import { type PDFDocumentProxy, usePdf } from './use-pdf.ts';
import './viewer.css';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const gap = 24;

/** PDF viewer: pages with selectable words, thumbnails, page number and zoom; all by keyboard, too. */
export default function PdfView({ blob, title }: { blob: Blob; title: string }) {
  const { pdf, isFailed } = usePdf(blob);
  if (isFailed) return <Note role="alert">{translate(messages.broken)}</Note>;
  if (!pdf) return <Note role="status">{translate(messages.opening)}</Note>;
  return <Pages pdf={pdf} title={title} />;
}

function Pages({ pdf, title }: { pdf: PDFDocumentProxy; title: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasThumbs, setThumbs] = useState(() => window.innerWidth >= 1200 && pdf.numPages > 1);
  useEffect(() => {
    let isGone = false;
    void pdf.getPage(1).then((first) => {
      const { width, height } = first.getViewport({ scale: 1 });
      if (!isGone) setSize({ width, height });
    });
    return () => {
      isGone = true;
    };
  }, [pdf]);
  useEffect(() => {
    const made = scroller.current;
    if (!made) return;
    const watch = new ResizeObserver(() => setRoom(made.clientWidth));
    watch.observe(made);
    return () => watch.disconnect();
  }, []);
  const scale = size && room > 0 ? Math.max(0.1, ((room - gap * 2) / size.width) * zoom) : 0;

  const frames = () => [...(scroller.current?.querySelectorAll<HTMLElement>('.pdf-page') ?? [])];
  const goTo = (number: number) => {
    const wanted = Math.min(pdf.numPages, Math.max(1, number));
    const frame = frames()[wanted - 1];
    if (frame && scroller.current) scroller.current.scrollTo({ top: frame.offsetTop - gap / 2 });
    setPage(wanted);
  };
  const onScroll = () => {
    const made = scroller.current;
    if (!made) return;
    const middle = made.scrollTop + made.clientHeight / 3;
    const at = frames().findLastIndex((frame) => frame.offsetTop <= middle);
    setPage(Math.max(1, at + 1));
  };
  const step = (by: number) => {
    const at = zooms.findIndex((one) => one >= zoom);
    setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, at + by))] ?? 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const acts = new Map<string, () => void>([
      ['ArrowRight', () => goTo(page + 1)],
      ['ArrowLeft', () => goTo(page - 1)],
      ['Home', () => goTo(1)],
      ['End', () => goTo(pdf.numPages)],
      ['+', () => step(1)],
      ['-', () => step(-1)],
      ['0', () => setZoom(1)],
    ]);
    const act = acts.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="pdf-view" aria-label={title} onKeyDown={onKeyDown}>
      <div className="pdf-tools" role="toolbar" aria-label={translate(messages.tools)}>
        {pdf.numPages > 1 && (
          <Tool
            isRoomy
            label={translate(hasThumbs ? messages.hideThumbs : messages.showThumbs)}
            onClick={() => setThumbs(!hasThumbs)}
          >
            <PanelLeft size={18} strokeWidth={1.6} aria-hidden />
          </Tool>
        )}
        <span className="pdf-grow" />
        <Tool
          isRoomy
          label={translate(messages.previous)}
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        >
          <ChevronUp size={18} strokeWidth={1.6} aria-hidden />
        </Tool>
        <input
          aria-label={translate(messages.page)}
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={() => {
            if (typed) goTo(Number(typed));
            setTyped(null);
          }}
        />
        <span>{translate(messages.of(pdf.numPages))}</span>
        <Tool
          isRoomy
          label={translate(messages.next)}
          disabled={page >= pdf.numPages}
          onClick={() => goTo(page + 1)}
        >
          <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
        </Tool>
        <span className="pdf-grow" />
        <Tool label={translate(messages.smaller)} disabled={zoom <= (zooms[0] ?? 0)} onClick={() => step(-1)}>
          <ZoomOut size={18} strokeWidth={1.6} aria-hidden />
        </Tool>
        <button
          type="button"
          className="pdf-zoom"
          onClick={() => setZoom(1)}
          aria-label={`${Math.round(zoom * 100)}%, ${translate(messages.fit)}`}
          title={translate(messages.fit)}
        >
          {Math.round(zoom * 100)}%
        </button>
        <Tool
          label={translate(messages.larger)}
          disabled={zoom >= (zooms.at(-1) ?? 1)}
          onClick={() => step(1)}
        >
          <ZoomIn size={18} strokeWidth={1.6} aria-hidden />
        </Tool>
      </div>
      <div className="pdf-body">
        {hasThumbs && size && (
          <nav className="pdf-thumbs" aria-label={translate(messages.thumbs)}>
            {numbersTo(pdf.numPages).map((number) => (
              <button
                key={number}
                type="button"
                aria-label={translate(messages.toPage(number))}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => goTo(number)}
              >
                <PdfPage pdf={pdf} number={number} scale={92 / size.width} size={size} />
                <span>{number}</span>
              </button>
            ))}
          </nav>
        )}
        <div
          ref={scroller}
          className="pdf-pages"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          onScroll={onScroll}
          role="document"
          aria-label={title}
        >
          {scale > 0 &&
            size &&
            numbersTo(pdf.numPages).map((number) => (
              <PdfPage key={number} pdf={pdf} number={number} scale={scale} size={size} hasText />
            ))}
        </div>
      </div>
    </section>
  );
}

type ToolProps = {
  label: string;
  disabled?: boolean;
  /** Left out on phones. */
  isRoomy?: boolean;
  onClick: () => void;
  children: React.ReactNode;
};
function Tool({ label, disabled, isRoomy, onClick, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span className={isRoomy ? 'is-roomy' : undefined}>
        {/* `aria-disabled`, not `disabled`: at the limit the button would lose the focus. */}
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={disabled ?? false}
          onClick={disabled ? undefined : onClick}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const Note = styled('p')({ margin: 0, padding: 24, color: 'var(--ink-3)', textAlign: 'center' });
