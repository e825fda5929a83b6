import { styled } from '@mui/material/styles';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { translate } from '../../lib/language.ts';
import { partMessages } from './messages.ts';
import { pageLinks } from './page-links.ts';

type Props = {
  page: number;
  pages: number;
  /** How many numbers there is room for. */
  most?: number;
  onPage: (page: number) => void;
  /** Labels of the first-page and last-page buttons; without them there are none. */
  words?: {
    all: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    first?: string;
    last?: string;
  };
};

const usualWords = (): NonNullable<Props['words']> => ({
  all: translate(partMessages.pages),
  previous: translate(partMessages.previous),
  next: translate(partMessages.next),
  page: (page) => translate(partMessages.page(page)),
});

/** Five page numbers between back and forth (SPEC A5, LOOK Table). */
export function PageLinks({ page, pages, most = 5, onPage, words = usualWords() }: Props) {
  return (
    <Links aria-label={words.all}>
      {words.first && (
        <button type="button" aria-label={words.first} disabled={page <= 1} onClick={() => onPage(1)}>
          <ChevronsLeft size={15} strokeWidth={1.6} aria-hidden />
        </button>
      )}
      <button type="button" aria-label={words.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={15} strokeWidth={1.6} aria-hidden />
      </button>
      {pageLinks(page, pages, most).map((link) => (
        <button
          key={link}
          type="button"
          aria-label={words.page(link)}
          aria-current={link === page ? 'page' : undefined}
          onClick={() => onPage(link)}
        >
          {link}
        </button>
      ))}
      <button type="button" aria-label={words.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={15} strokeWidth={1.6} aria-hidden />
      </button>
      {words.last && (
        <button type="button" aria-label={words.last} disabled={page >= pages} onClick={() => onPage(pages)}>
          <ChevronsRight size={15} strokeWidth={1.6} aria-hidden />
        </button>
      )}
    </Links>
  );
}

const Links = styled('nav')({
  display: 'flex',
  gap: 2,
  marginLeft: 'auto',
  '& button': {
    minWidth: 30,
    height: 30,
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--hover)' },
  '& button:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& button:disabled': { color: 'var(--ink-3)', background: 'none', cursor: 'default' },
  '& [aria-current]': {
    background: 'var(--surface)',
    boxShadow: 'inset 0 0 0 1px var(--line-2)',
    color: 'var(--ink)',
  },
  '@media (pointer: coarse)': { '& button': { minWidth: 44, height: 44 } },
});
