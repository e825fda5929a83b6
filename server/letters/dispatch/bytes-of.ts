import { translate } from '../../../lib/language.ts';
import { invalid } from '../../http/index.ts';

/**
 * Accepts base64 or a data URL.
 * @throws Refusal 422 on `content`
 */
export function bytesOf(content: string): Buffer {
  const text = content.replace(/^data:[^,]{0,200};base64,/, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw invalid({
      content: [
        translate({ id: 'Isi berkas rusak. Unggah kembali.', en: 'The file is damaged. Upload it again.' }),
      ],
    });
  return Buffer.from(text, 'base64');
}
