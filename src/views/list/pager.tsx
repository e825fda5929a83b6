import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useListContext } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { useSay } from '../say.ts';
import { listWords } from '../words.ts';
import { pageLinks, rangeWords } from './paging.ts';

/** Count at the left, five page links at the right (LOOK, Table). */
export function Pager({ resource }: { resource: Resource }) {
  const say = useSay();
  const { page, perPage, total = 0, meta, setPage, setPerPage } = useListContext();
  const isTiny = useMediaQuery('(max-width: 359px)');
  const pages = Math.max(1, Math.ceil(total / perPage));
  const isEstimated = meta?.totalIsEstimated === true;
  return (
    <Line>
      <span aria-live="polite">
        {say(rangeWords({ page, perPage, total, isEstimated, one: resource.one }))}
      </span>
      {total > 10 && (
        <Select
          variant="standard"
          disableUnderline
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          inputProps={{ 'aria-label': say(listWords.perPage) }}
          sx={{ fontSize: 'inherit' }}
        >
          {[10, 25, 50].map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </Select>
      )}
      {pages > 1 && (
        <Links aria-label={say(listWords.pages)}>
          <button
            type="button"
            aria-label={say(listWords.previous)}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft size={15} strokeWidth={1.6} aria-hidden />
          </button>
          {pageLinks(page, pages, isTiny ? 3 : 5).map((link) => (
            <button
              key={link}
              type="button"
              aria-label={say(listWords.page(link))}
              aria-current={link === page ? 'page' : undefined}
              onClick={() => setPage(link)}
            >
              {link}
            </button>
          ))}
          <button
            type="button"
            aria-label={say(listWords.next)}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={15} strokeWidth={1.6} aria-hidden />
          </button>
        </Links>
      )}
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  minHeight: 30,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-2)',
});
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
