import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import {
  type CommentAnchor,
  commentLimit,
  type LetterComments,
  proposalLimit,
} from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useIdFor } from '../../ui/use-id-for.ts';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { commentMessages } from './messages.ts';

type Props = {
  letterId: string;
  anchor: CommentAnchor;
  send: (verb: () => Promise<LetterComments>) => Promise<void>;
  onDone: () => void;
};

/** Other words for a passage, with a reason if wanted. */
export function SuggestionForm({ letterId, anchor, send, onDone }: Props) {
  const { addComment } = useNaskah();
  const id = useId();
  const [words, setWords] = useKeptText(`suggestion.${letterId}.${anchor.quote.slice(0, 80)}`, anchor.quote);
  const [why, setWhy] = useKeptText(`suggestion.why.${letterId}`);
  const commentId = useIdFor(words, why);
  const { errors, failure, isPending, submit, refuse, clear } = useSubmit('proposal', 'text');
  const end = () => {
    setWords('');
    setWhy('');
    onDone();
  };
  const run = () => {
    if (words === anchor.quote) return refuse({ proposal: translate(commentMessages.sameText) });
    return submit(async () => {
      await send(() =>
        addComment(letterId, {
          id: commentId,
          text: why.trim(),
          mentions: [],
          anchor,
          proposal: words.trim(),
        }),
      );
      end();
    });
  };
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.stopPropagation();
          void run();
        }
        if (event.key === 'Escape') {
          event.stopPropagation();
          end();
        }
      }}
    >
      <div className="comment-fields">
        <Labelled id={id} label={translate(commentMessages.insteadOf)}>
          <TextField
            id={id}
            size="small"
            hiddenLabel
            fullWidth
            multiline
            maxRows={8}
            autoFocus
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              clear('proposal');
            }}
            error={Boolean(errors.proposal)}
            helperText={errors.proposal ?? translate(commentMessages.insteadHint)}
            slotProps={{ htmlInput: { maxLength: proposalLimit } }}
          />
        </Labelled>
        <Labelled id={`${id}-why`} label={translate(commentMessages.why)} isOptional>
          <TextField
            id={`${id}-why`}
            size="small"
            hiddenLabel
            fullWidth
            multiline
            maxRows={6}
            value={why}
            onChange={(event) => {
              setWhy(event.target.value);
            }}
            error={Boolean(errors.text)}
            helperText={errors.text}
            slotProps={{ htmlInput: { maxLength: commentLimit } }}
          />
        </Labelled>
      </div>
      {failure && <FaultLine text={failure} />}
      <div className="comment-actions">
        <Button size="small" type="submit" variant="contained" loading={isPending}>
          {translate(commentMessages.sendSuggestion)}
        </Button>
        <Button size="small" variant="text" onClick={end}>
          {translate(commonMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}
