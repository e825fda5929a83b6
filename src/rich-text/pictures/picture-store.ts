/** Where the pictures of one text are kept. */
export type PictureStore = {
  /**
   * Keeps a picture.
   * @returns its id, by which the text names it
   * @throws with the words for who inserted it
   */
  send: (file: File) => Promise<string>;
  /** The address that shows a kept picture. */
  addressOf: (id: string) => Promise<string>;
  /** Whether the text may name it: pictures of other letters stay theirs. */
  has: (id: string) => boolean;
  /**
   * Puts a text with its pictures in place of the same one without them: they were kept after its editor was left.
   * @param field id of the editor
   * @returns false where the text is another by now
   */
  putIn: (field: string, without: string, whole: string) => boolean;
  /** Tells what became of pictures that are not kept. */
  tell: (message: string) => void;
};
