import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../../../dataProvider/index.ts';
import type { ContractArticles as Compared } from '../../../../../domain/calls/letters/shapes/contract-articles.ts';
import { articleHeadOf } from '../../../../../domain/letters/contract-articles.ts';
import type { Letter } from '../../../../../domain/letters/letter.ts';
import { translate } from '../../../../../lib/language.ts';
import { useIsPhone } from '../../../../shell/index.ts';
import { commonMessages } from '../../../../ui/messages.ts';
import { SoftChip } from '../../../../ui/soft-chip.tsx';
import { keys } from '../../../cache.ts';
import { ArticleDifference } from './article-difference.tsx';
import { articleMessages } from './messages.ts';
import './contract-articles.css';

type Article = Compared['articles'][number];

/** A contract's articles beside the master data's (DOMAIN 9): what Legal looks for first. */
export default function ContractArticles({ letter }: { letter: Letter }) {
  const { contractArticles } = useNaskah();
  // The text is under another tab there.
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<Article | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: keys.articles(letter.id, letter.version),
    queryFn: ({ signal }) => contractArticles(letter.id, { signal }),
    retry: false,
  });
  if (data && !data.isContract) return null;
  return (
    <section className="contract-articles">
      <h2>{translate(articleMessages.title)}</h2>
      {!data && !isError && (
        <Skeleton
          role="status"
          variant="rounded"
          height={64}
          animation={false}
          aria-label={translate(articleMessages.loading)}
        />
      )}
      {isError && (
        <p>
          {translate(articleMessages.notLoaded)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {translate(commonMessages.retry)}
          </Button>
        </p>
      )}
      {data && (
        <>
          <p>{summaryOf(data, letter.contentMode === 'upload')}</p>
          {data.stated.length > 0 && <p>{translate(articleMessages.stated(data.stated.join(', ')))}</p>}
          {data.missing.length > 0 && (
            <p className="contract-articles-missing">
              {translate(articleMessages.missing(data.missing.join(', ')))}
            </p>
          )}
          <ol>
            {data.articles.map((article, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may have two of one number and title
              <li key={at}>
                {isPhone ? (
                  <span>{nameOf(article)}</span>
                ) : (
                  <button type="button" onClick={() => showInText(at)}>
                    {nameOf(article)}
                  </button>
                )}
                {article.likeness === 'changed' && (
                  <button
                    type="button"
                    aria-label={translate(articleMessages.showDifference(nameOf(article)))}
                    onClick={() => setOpen(article)}
                  >
                    <SoftChip tone="warn">{translate(articleMessages.changed)}</SoftChip>
                  </button>
                )}
                {article.likeness === 'own' && <SoftChip>{translate(articleMessages.own)}</SoftChip>}
              </li>
            ))}
          </ol>
        </>
      )}
      {open && (
        <ArticleDifference name={nameOf(open)} blocks={open.difference} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

const nameOf = ({ no, title }: Article): string => translate(articleMessages.article(no, title));

function summaryOf({ articles }: Compared, isUploaded: boolean): string {
  if (isUploaded) return translate(articleMessages.uploaded);
  const all = articles.length;
  if (all === 0) return translate(articleMessages.none);
  const count = (likeness: Article['likeness']) => articles.filter((one) => one.likeness === likeness).length;
  const same = count('template');
  if (same === all) return translate(articleMessages.all(all));
  const told = [
    same > 0 && articleMessages.asTemplate(same),
    count('changed') > 0 && articleMessages.changedOnes(count('changed')),
    count('own') > 0 && articleMessages.ownOnes(count('own')),
  ].flatMap((one) => (one ? [translate(one)] : []));
  return translate(articleMessages.some(all, told.join(', ')));
}

/** Brings the article of that place in the order of the text into sight, where the text is on the screen. */
function showInText(at: number): void {
  const blocks = document.querySelectorAll<HTMLElement>('.letter-sheet :is(h1, h2, h3, h4, h5, h6, p)');
  const heads = [...blocks].filter(({ outerHTML }) => articleHeadOf(outerHTML));
  heads[at]?.scrollIntoView({ block: 'center' });
}
