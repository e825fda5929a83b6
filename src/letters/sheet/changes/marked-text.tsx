import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fillTags, type TagValues } from '../../../../domain/letters/tags.ts';
import { type PaperRules, paperHtml } from '../clean-html.ts';
import { Pictures } from '../pictures/pictures.tsx';
import { type ChangedPlace, hostPlaces, type MarkedText as Marked, markAttributes } from './mark-changes.ts';

type Props = {
  letterId: string;
  marked: Marked;
  tagValues: TagValues;
  unfilled: 'mark' | 'blank';
  rules: Omit<PaperRules, 'kept'>;
  tell: (place: ChangedPlace) => ReactNode;
};

/** Sheet text with changes marked; each note follows its change, among the paragraphs. */
export function MarkedText({ letterId, marked, tagValues, unfilled, rules, tell }: Props) {
  const text = useMemo(() => {
    const filled = paperHtml(fillTags(marked.html, tagValues, { unfilled }), {
      ...rules,
      kept: markAttributes,
    });
    return { __html: hostPlaces(filled, marked.places) };
  }, [marked, tagValues, unfilled, rules]);
  const body = useRef<HTMLDivElement>(null);
  const [hosts, setHosts] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another text the places are other elements
  useLayoutEffect(() => {
    setHosts([...(body.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]);
  }, [text]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list just above */}
      <div ref={body} className="letter-sheet-body" dangerouslySetInnerHTML={text} />
      <Pictures within={body} letterId={letterId} html={text.__html} />
      {hosts.map((host) => {
        const place = marked.places.find(({ id }) => String(id) === host.dataset.place);
        return place && createPortal(tell(place), host, String(place.id));
      })}
    </>
  );
}
