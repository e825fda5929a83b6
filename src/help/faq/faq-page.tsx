import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import { newTicketPath } from '../../../domain/help/index.ts';
import { translate } from '../../../lib/language.ts';
import { mayActOn } from '../../../resources/access.ts';
import { faq } from '../../../resources/master-data/faq.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { messages } from '../messages.ts';
import { FaqSearch } from './faq-search.tsx';
import { findQuestions } from './find-questions.ts';
import { QuestionItem, questionId } from './question-item.tsx';
import './faq.css';

/** `/faq`: questions and answers by group, searched while typing; `/faq#FAQ-01` opens one. */
export default function FaqPage() {
  const { listQuestions } = useNaskah();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['faq'],
    queryFn: ({ signal }) => listQuestions({ signal }),
    staleTime: 60_000,
  });
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const [open, toggle] = useOpened(data !== undefined);
  const { groups, count } = findQuestions(data ?? [], asked);
  const signed = useSigned();
  const createPath = useCreatePath();
  const mayEdit = signed.data !== undefined && mayActOn(signed.data.viewer, faq.name, 'edit');
  const askPath = newTicketPath({ subject: typed.trim(), kind: 'pertanyaan', page: '/faq' });
  return (
    <div className="faq">
      <PageHeader title={translate(messages.faq)} text={translate(messages.faqAbout)} />
      <FaqSearch typed={typed} onType={setTyped} />
      <p className="sr-only" role="status">
        {asked && data ? translate(messages.found(count)) : ''}
      </p>
      {isPending && <Waiting />}
      {error && !data && (
        <section className="card">
          <EmptyState title={translate(messages.faqFailed)} onRetry={refetch} />
        </section>
      )}
      {data && count === 0 && (
        <section className="card">
          <EmptyState
            title={asked ? translate(messages.faqNothing) : translate(messages.faqEmpty)}
            text={asked ? translate(messages.faqNothingText) : undefined}
            action={
              asked ? <Button onClick={() => setTyped('')}>{translate(messages.clear)}</Button> : undefined
            }
          />
        </section>
      )}
      {groups.map(({ category, label, items }) => (
        <section key={category} className="card faq-group" aria-labelledby={`faq-${category}`}>
          <h2 id={`faq-${category}`}>{label}</h2>
          {items.map((item) => (
            <QuestionItem
              key={item.code}
              question={item}
              asked={asked}
              isOpen={open.has(item.code) || (asked !== '' && item.isInAnswer)}
              onToggle={() => toggle(item.code)}
              editPath={mayEdit ? createPath({ resource: faq.name, type: 'edit', id: item.id }) : undefined}
            />
          ))}
        </section>
      ))}
      {data && (
        <p className="faq-ask">
          <LinkBase to={askPath}>{translate(messages.ask)}</LinkBase>
        </p>
      )}
    </div>
  );
}

/** Open answers. The address names the one opened last, so that it can be shared. */
function useOpened(isThere: boolean): [ReadonlySet<string>, (code: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const named = hashOf(hash);
  useEffect(() => {
    if (!named || !isThere) return;
    setOpen((before) => new Set([...before, named]));
    const button = document.getElementById(questionId(named));
    if (button === document.activeElement) return;
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [named, isThere]);
  const toggle = (code: string) => {
    const next = new Set(open);
    if (!next.delete(code)) next.add(code);
    setOpen(next);
    const place = next.has(code) ? `#${encodeURIComponent(code)}` : '';
    if (place || named === code) navigate({ hash: place }, { replace: true, preventScrollReset: true });
  };
  return [open, toggle];
}

function hashOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function Waiting() {
  return (
    <section className="card faq-group faq-waits" aria-hidden="true">
      {[70, 52, 64, 44, 58].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </section>
  );
}
