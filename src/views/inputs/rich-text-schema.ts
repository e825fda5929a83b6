import StarterKit from '@tiptap/starter-kit';

/** What formatted text may hold here; the server cleans by its own allow list, which is wider. */
export const richTextExtensions = [StarterKit.configure({ codeBlock: false, link: { openOnClick: false } })];
