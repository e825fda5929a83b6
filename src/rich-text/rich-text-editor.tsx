import { styled } from '@mui/material/styles';
import { Editor } from '@tiptap/core';
import {
  type CSSProperties,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { withChips } from '../../domain/letters/placeholders.ts';
import { translate } from '../../lib/language.ts';
import { oncePainted } from '../first-load/index.ts';
import { cleanHtml } from '../letters/sheet/index.ts';
import { lazyPart } from '../shell/index.ts';
import { addTeller } from '../ui/tell-typed.ts';
import { type Caret, caretIn } from './caret.ts';
import { caretLeft, leaveCaret } from './caret-kept.ts';
import { type ChipWords, showChipWords } from './chips/chip-node.ts';
import type { Chips } from './chips/chips.ts';
import { SuggestList } from './chips/suggest-list.tsx';
import { paperLook } from './look/paper-look.ts';
import { textLook } from './look/text-look.ts';
import { messages } from './messages.ts';
import { fromOffice } from './paste/from-office.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { leaveText, takeUp, withoutPending } from './pictures/send-pictures.ts';
import { htmlOfPlain } from './plain.ts';
import { type Extent, extensionsFor } from './schema/extensions.ts';
import { LeaveHint } from './tools/leave-hint.tsx';
import { Toolbar } from './tools/toolbar.tsx';

const loadFindBar = () => import('./find/find-bar.tsx');
const FindBar = lazyPart(loadFindBar);
const PictureDialog = lazyPart(() => import('./pictures/picture-dialog.tsx'));
const DocxMenu = lazyPart(() => import('./docx/docx-menu.tsx'));

type Props = {
  id: string;
  /** Accessible name: the text itself, or the id of the naming element. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** Initial text only; the editor holds it afterwards. Change the key to load another text. */
  text: string;
  /** HTML, or with the extent "plain" the text itself, chips as `{{name}}`. */
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Told whenever the cursor or the text before it moves. */
  onCaret?: (at: Caret | null) => void;
  inputRef?: (handle: { focus: () => void } | null) => void;
  extent?: Extent;
  chips?: Chips;
  /** Without it the text takes no pictures. */
  pictures?: PictureStore;
  /** Present values of chips; default: their labels. */
  chipWords?: ChipWords;
  /** Texts may come from Word: the most characters there may be, and where the button stands. */
  fromWord?: { most: number; place: Element | null };
  /** The look of the paper that is written on: variables of sheetStyle, beside which the text is set as there. */
  paper?: CSSProperties;
  /** Fills its pane, is one field of a form, or a part of the sheet that `around` lays. */
  shape?: 'pane' | 'field' | 'sheet';
  isInvalid?: boolean;
  /** Below the text: what is still missing. */
  footer?: ReactNode;
  /** Lays the text among what stands around it on the same sheet. */
  around?: (text: ReactNode) => ReactNode;
};

/** The editor of formatted text, in the letter's own typeface. */
export function RichTextEditor({
  id,
  label,
  labelledBy,
  describedBy,
  text,
  onChange,
  onBlur,
  onCaret,
  inputRef,
  extent = 'whole',
  chips,
  pictures,
  chipWords,
  fromWord,
  paper,
  shape = 'pane',
  isInvalid,
  footer,
  around = (field) => field,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isFinding, setFinding] = useState(false);
  /** Place of the picture that is asked about. */
  const [asked, setAsked] = useState<number | null>(null);
  // When React mounts the editor again, it starts with the text typed so far.
  const leaveWords = translate(messages.leave);
  const latest = useRef({ text, onChange, onBlur, onCaret, chips, pictures, leaveWords });
  latest.current = { text, onChange, onBlur, onCaret, chips, pictures, leaveWords };

  useEffect(() => {
    const { text: first, chips: begun, pictures: store } = latest.current;
    const html =
      (store && takeUp(store, id, first)) ?? (extent === 'plain' ? htmlOfPlain(first) : cleanHtml(first));
    // After the key is drawn: writing the whole text out as HTML takes longer than a key.
    const telling = oncePainted(() => {
      latest.current.text = written(made, extent);
      latest.current.onChange(latest.current.text);
    });
    // A key may send or leave what is written.
    const tellFirst = () => {
      telling.finish();
      return false;
    };
    const made = new Editor({
      element: place.current,
      extensions: extensionsFor(extent, begun, store),
      content: begun ? withChips(html, begun.nameFor) : html,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          lang: 'id',
          ...(label && { 'aria-label': label }),
          ...(labelledBy && { 'aria-labelledby': labelledBy }),
          ...(describedBy && { 'aria-describedby': describedBy }),
          'aria-description': latest.current.leaveWords,
        },
        handleDOMEvents: {
          keydown: inTurn(
            tellFirst,
            leaveByKey(),
            findByKey(() => {
              // Words are typed at once: until the field is there they must not go into the text.
              made.commands.blur();
              setFinding(true);
            }),
          ),
        },
        transformPastedHTML: fromOffice,
      },
      onUpdate: () => telling.begin(),
      onSelectionUpdate: ({ editor: now }) => latest.current.onCaret?.(caretIn(now)),
      onBlur: () => {
        telling.finish();
        latest.current.onBlur?.();
      },
    });
    const caret = caretLeft(id, made.state.doc);
    if (caret !== undefined) made.chain().setTextSelection(caret).scrollIntoView().run();
    if (made.storage.picture) made.storage.picture.ask = setAsked;
    setEditor(made);
    const leaveTellers = addTeller(telling.finish);
    if (extent === 'whole') void loadFindBar().catch(() => undefined);
    return () => {
      setEditor(null);
      setAsked(null);
      telling.finish();
      leaveTellers();
      leaveCaret(id, made.state);
      if (store) leaveText(store, id, { without: written(made, extent), html: made.getHTML() });
      made.destroy();
    };
  }, [id, label, labelledBy, describedBy, extent]);

  const toggleFinding = useCallback(() => setFinding((now) => !now), []);

  useEffect(() => {
    if (editor?.storage.tag) showChipWords(editor.storage.tag, chipWords);
  }, [editor, chipWords]);

  useEffect(() => {
    if (isInvalid) editor?.view.dom.setAttribute('aria-invalid', 'true');
    else editor?.view.dom.removeAttribute('aria-invalid');
  }, [editor, isInvalid]);

  useImperativeHandle(inputRef, () => ({ focus: () => editor?.commands.focus() }), [editor]);

  const hint = editor && <LeaveHint editor={editor} extent={extent} />;
  return (
    <Pane data-shape={shape} data-error={isInvalid || undefined}>
      {editor && <Toolbar {...{ editor, extent, chips, pictures, isFinding }} onFind={toggleFinding} />}
      {editor && isFinding && (
        <Suspense>
          <FindBar editor={editor} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      {around(
        <Text
          ref={place}
          data-extent={extent}
          data-paper={paper && ''}
          style={{ '--page-break': JSON.stringify(translate(messages.pageBreak)), ...paper } as CSSProperties}
          onClick={(event) => event.target === place.current && editor?.commands.focus('end')}
        />,
      )}
      {!footer && hint}
      {editor && asked !== null && (
        <Suspense>
          <PictureDialog editor={editor} at={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {editor &&
        fromWord?.place &&
        createPortal(
          <Suspense>
            <DocxMenu
              {...{ editor, chips, most: fromWord.most }}
              onRestore={(html) => latest.current.onChange(html)}
            />
          </Suspense>,
          fromWord.place,
        )}
      {editor && chips && <SuggestList editor={editor} chips={chips} />}
      {footer && (
        <Foot>
          {footer}
          {hint}
        </Foot>
      )}
    </Pane>
  );
}

type KeyHandler = (view: unknown, event: KeyboardEvent) => boolean;

/**
 * Tab belongs to the text; after Escape it leaves the editor, so that the keyboard focus is never trapped.
 */
function leaveByKey(): KeyHandler {
  let isLeaving = false;
  return (_, { key }) => {
    const leaves = isLeaving && key === 'Tab';
    isLeaving = key === 'Escape' || (isLeaving && key === 'Shift');
    return leaves;
  };
}

/** Ctrl F finds in the text while the cursor is in it. */
const findByKey =
  (find: () => void): KeyHandler =>
  (_, event) => {
    const isAsked = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isAsked) return false;
    event.preventDefault();
    find();
    return true;
  };

const inTurn =
  (...handlers: KeyHandler[]): KeyHandler =>
  (view, event) =>
    handlers.some((handle) => handle(view, event));

function written(editor: Editor, extent: Extent): string {
  if (extent === 'plain') return editor.getText({ blockSeparator: '\n' });
  return editor.isEmpty ? '' : withoutPending(editor.getHTML());
}

const Pane = styled('section')({
  background: 'var(--surface)',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '&[data-shape=pane], &[data-shape=sheet]': { flex: 1 },
  '&[data-shape=field]': {
    border: '1px solid var(--field)',
    borderRadius: 8,
    overflow: 'hidden',
    containerType: 'inline-size',
    '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '&[data-error]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
  },
});
const Foot = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  borderTop: '1px solid var(--line)',
  '& > :first-child': { flex: 1, minWidth: 0 },
});
const Text = styled('div')({
  ...textLook,
  flex: 1,
  minHeight: 120,
  overflow: 'auto',
  cursor: 'text',
  '& .ProseMirror': {
    ...textLook['& .ProseMirror'],
    minHeight: '100%',
    maxWidth: 760,
    margin: '0 auto',
    padding: '24px 32px',
    fontSize: '1rem',
    lineHeight: '26px',
  },
  '&[data-paper]': paperLook,
  '[data-shape=pane] > &:focus-within': { boxShadow: 'inset 0 2px 0 var(--focus)' },
  // As wide as the sheet's measure, so that lines end where they do on paper.
  '[data-shape=sheet] &&': {
    overflow: 'visible',
    minHeight: 0,
    '& .ProseMirror': { margin: 0, padding: 0, minHeight: 150 },
    '@container (min-width: 460px)': {
      '& .ProseMirror': { fontSize: 'clamp(0.8125rem, calc(100cqw / var(--letter-measure)), 1.0625rem)' },
    },
  },
  '[data-shape=field] > &': { minHeight: 120, maxHeight: '60vh', '& .ProseMirror': { padding: '12px 16px' } },
  // A letterhead is set in the interface's own typeface.
  '&[data-extent=lines] .ProseMirror, &[data-extent=lines] :is(h2, h3)': { fontFamily: 'var(--ui)' },
  '&[data-extent=lines]': {
    '& p, & h2, & h3': { margin: '0 0 4px' },
    '& .ProseMirror': { fontSize: '0.875rem', lineHeight: '22px' },
  },
  '[data-shape=field] > &[data-extent=plain]': { minHeight: 76, '& p': { margin: 0 } },
  '@container (max-width: 600px)': { '& .ProseMirror': { padding: '16px' } },
});
