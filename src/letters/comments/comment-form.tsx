import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { type CommentPerson, commentLimit } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useIdFor } from '../../ui/use-id-for.ts';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useRequest } from '../../ui/use-request.ts';
import { mentionedIn, withMention, writtenMention } from './mentions.ts';
import { commentMessages } from './messages.ts';

type Props = {
  label: string;
  verb: string;
  people: CommentPerson[];
  initial?: string;
  /** Key under which the typed text is stored in this tab until it is submitted or discarded. */
  keptAs?: string;
  autoFocus?: boolean;
  /** Sent without words too. */
  mayBeEmpty?: boolean;
  /**
   * @param id the same as long as the words are, so that a repeated try makes no second comment
   * @returns true when it was taken
   */
  onSend: (text: string, mentions: string[], id: string) => Promise<boolean>;
  onCancel?: () => void;
};

/** Form for a comment, an answer or a change; `@` offers the people on the letter. */
export function CommentForm(props: Props) {
  const { label, verb, people, initial, keptAs, autoFocus, mayBeEmpty = false, onSend, onCancel } = props;
  const [text, setText] = useKeptText(keptAs, initial);
  const id = useIdFor(text);
  const { isPending, request } = useRequest();
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = writtenMention(text);
  const offered =
    mention === null
      ? []
      : people
          .filter(({ personName }) => personName.toLowerCase().includes(mention.toLowerCase()))
          .slice(0, 5);
  const send = async () => {
    if (!text.trim() && !mayBeEmpty) return;
    await request(async () => {
      if (await onSend(text.trim(), mentionedIn(text, people), id)) setText('');
    });
  };
  const cancel =
    onCancel &&
    (() => {
      setText('');
      onCancel();
    });
  return (
    <div className="comment-form">
      <TextField
        size="small"
        hiddenLabel
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        autoFocus={autoFocus}
        inputRef={field}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            // Gives no paraf.
            event.stopPropagation();
            void send();
          }
          if (event.key === 'Escape' && cancel) {
            // Ends the answer only, not the panel around it.
            event.stopPropagation();
            cancel();
          }
        }}
        slotProps={{ htmlInput: { maxLength: commentLimit, 'aria-label': label } }}
      />
      {offered.length > 0 && (
        <ul className="comment-mentions" aria-label={translate(commentMessages.mention)}>
          {offered.map((person) => (
            <li key={person.userId}>
              <button
                type="button"
                onClick={() => {
                  setText(withMention(text, person.personName));
                  field.current?.focus();
                }}
              >
                {person.personName} <small>{person.positionName}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="comment-actions">
        <Button
          size="small"
          variant="contained"
          color="primary"
          loading={isPending}
          disabled={!text.trim() && !mayBeEmpty}
          onClick={() => void send()}
        >
          {verb}
        </Button>
        {cancel && (
          <Button size="small" variant="text" onClick={cancel}>
            {translate(commonMessages.cancel)}
          </Button>
        )}
      </div>
    </div>
  );
}
