import ChevronDown from 'lucide-react/icons/chevron-down';
import { LinkBase } from 'react-admin';
import type { Question } from '../../../domain/calls/help.ts';
import { translate } from '../../../lib/language.ts';
import { Marked } from '../../ui/marked.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { askedMarked } from './asked-in.ts';

export const questionId = (code: string): string => `tanya-${code}`;

type Props = {
  question: Question;
  asked: string;
  isOpen: boolean;
  onToggle: () => void;
  /** For who may change it. */
  editPath: string | undefined;
};

/** A question that opens and closes its answer. */
export function QuestionItem({ question, asked, isOpen, onToggle, editPath }: Props) {
  const id = questionId(question.code);
  return (
    <div className="faq-item">
      <h3>
        <button id={id} type="button" aria-expanded={isOpen} aria-controls={`${id}-jawab`} onClick={onToggle}>
          <span>
            <Marked segments={askedMarked(asked, question.question)} />
          </span>
          <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
        </button>
      </h3>
      <section id={`${id}-jawab`} aria-labelledby={id} hidden={!isOpen} className="faq-answer">
        <p>
          <Marked segments={askedMarked(asked, question.answer)} />
        </p>
        {editPath && (
          <LinkBase to={editPath} className="faq-edit">
            {translate(commonMessages.edit)}
          </LinkBase>
        )}
      </section>
    </div>
  );
}
