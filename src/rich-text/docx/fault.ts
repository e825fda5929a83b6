import { type Message, translate } from '../../../lib/language.ts';

/** Why a document was not taken, in one sentence. */
export class DocxFault extends Error {
  constructor(message: Message) {
    super(translate(message));
  }
}
