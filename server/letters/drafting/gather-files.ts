import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import type { PutOptions } from '../../files/index.ts';
import { invalid } from '../../http/index.ts';
import { uploadedFile } from '../uploads/upload.ts';
import type { DraftFile } from './draft.ts';
import type { DraftInput } from './draft-input.ts';

/** The draft's files, and a callback that stores new ones once the rest of the call is valid. */
export type Gathered = { files: DraftFile[]; store: () => Promise<void> };

/**
 * Files by id, as base64 (SPEC A3) or by `uploadId`. Unnamed ones leave the letter; shared content stays stored.
 * @throws Refusal 422 on `attachments`: unknown id or upload, nothing sent, not base64, too large, of a kind not
 * accepted, two documents
 */
export async function gatherFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  actor: Actor,
  attachments: DraftInput['attachments'],
  stored: readonly DraftFile[] = [],
): Promise<Gathered> {
  if (attachments.filter((attachment) => attachment.isDocument).length > 1)
    throw refusal(
      translate({
        id: 'Hanya satu berkas yang dapat menjadi dokumen naskah.',
        en: 'Only one file can be the document of the letter.',
      }),
    );
  const known = new Map(stored.map((file) => [file.id, file]));
  const gathered: DraftFile[] = [];
  const brought: Brought[] = [];
  for (const attachment of attachments) {
    const { title, positionOrder: order, isDocument } = attachment;
    if (attachment.id) {
      const own = known.get(attachment.id.toLowerCase());
      // Other letters' file ids are unknown here: naming one must not copy it onto this letter.
      if (!own || !known.delete(own.id))
        throw refusal(
          translate({
            id: `Lampiran "${title}" tidak dikenal.`,
            en: `The attachment "${title}" is not known.`,
          }),
        );
      gathered.push({ ...own, title, order, isDocument });
    } else if (attachment.uploadId) {
      const file = await uploadedFile(db, actor.userId, attachment.uploadId);
      if (!file)
        throw refusal(
          translate({
            id: `Unggahan lampiran "${title}" belum selesai atau sudah kedaluwarsa. Unggah kembali.`,
            en: `The upload of the attachment "${title}" is incomplete or has expired. Upload it again.`,
          }),
        );
      gathered.push({ id: newId(), title, ...file, order, isDocument });
    } else {
      const file = broughtBy(attachment);
      const { hash, name, size, mimeType } = files.viewOf(file.content, file.options);
      brought.push(file);
      gathered.push({
        id: newId(),
        title,
        fileName: name,
        mimeType,
        size,
        fileHash: hash,
        order,
        isDocument,
      });
    }
  }
  const store = async () => {
    for (const { content, options } of brought) await files.putFile(content, options);
  };
  return { files: gathered, store };
}

type Brought = { content: Uint8Array; options: PutOptions };

function broughtBy({ title, content, fileName }: DraftInput['attachments'][number]): Brought {
  if (!content || !fileName)
    throw refusal(
      translate({
        id: `Berkas lampiran "${title}" belum disertakan.`,
        en: `The file of the attachment "${title}" is missing.`,
      }),
    );
  // A browser's FileReader gives data: URLs.
  const text = content.replace(/^data:[^,]{0,200};base64,/, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw refusal(
      translate({
        id: `Isi lampiran "${title}" rusak. Unggah kembali.`,
        en: `The attachment "${title}" is damaged. Upload it again.`,
      }),
    );
  const options = { name: fileName, maxBytes: attachmentLimits.bytes, field: 'attachments' };
  return { content: Buffer.from(text, 'base64'), options };
}

const refusal = (message: string): Error => invalid({ attachments: [message] });
