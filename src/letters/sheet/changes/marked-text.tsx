import { useMemo, useRef } from 'react';
import { fillTags, type TagValues } from '../../../../domain/letters/tags.ts';
import { type PaperRules, paperHtml } from '../clean-html.ts';
import { Pictures } from '../pictures/pictures.tsx';
import { markAttributes, showChanges } from './mark-changes.ts';
import { markPassages, type Passage, partMark, type TextPart } from './passages.ts';

type Props = {
  letterId: string;
  /** With its changes marked, where they are shown. */
  html: string;
  part: TextPart;
  passages: readonly Passage[];
  tagValues: TagValues;
  unfilled: 'mark' | 'blank';
  rules: Omit<PaperRules, 'kept'>;
};

/** Sheet text for who reviews it: changes marked, passages to comment on. */
export function MarkedText({ letterId, html, part, passages, tagValues, unfilled, rules }: Props) {
  const text = useMemo(() => {
    const filled = paperHtml(fillTags(html, tagValues, { unfilled }), { ...rules, kept: markAttributes });
    const own = passages.filter((passage) => passage.part === part);
    return { __html: markPassages(showChanges(filled), own) };
  }, [html, part, passages, tagValues, unfilled, rules]);
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={body}
        className="letter-sheet-body"
        {...{ [partMark]: part }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list just above
        dangerouslySetInnerHTML={text}
      />
      <Pictures within={body} letterId={letterId} html={text.__html} />
    </>
  );
}
