import { pictureWidthRange } from '../../../domain/letters/text-pictures.ts';
import type { Message, Messages } from '../../../lib/language.ts';

/** What the editor says about pictures. */
export const pictureMessages = {
  insert: { id: 'Gambar dan halaman', en: 'Pictures and pages' },
  picture: { id: 'Gambar…', en: 'Picture…' },
  ofPicture: { id: 'Gambar', en: 'Picture' },
  width: (percent: number): Message => ({ id: `Lebar ${percent}%`, en: `Width ${percent}%` }),
  altAndCaption: { id: 'Teks alternatif, keterangan, lebar…', en: 'Alternative text, caption, width…' },
  remove: { id: 'Hapus gambar', en: 'Remove picture' },
  giveAlt: { id: 'Beri teks alternatif', en: 'Give an alternative text' },
  sending: { id: 'Mengunggah gambar…', en: 'Uploading the picture…' },
  notShown: { id: 'Gambar tidak dapat ditampilkan.', en: 'The picture cannot be shown.' },
  alt: { id: 'Teks alternatif', en: 'Alternative text' },
  altHint: {
    id: 'Apa yang terlihat, untuk pembaca yang tidak melihat gambarnya.',
    en: 'What is seen, for readers who do not see the picture.',
  },
  altMissing: { id: 'Isi teks alternatif.', en: 'Enter an alternative text.' },
  widthLabel: { id: 'Lebar, dalam persen', en: 'Width, in per cent' },
  widthHint: {
    id: 'Dari lebar teks. Di teks: seret tepi gambar, atau pilih gambar lalu Shift + panah kiri atau kanan.',
    en: 'Of the text’s width. In the text: drag its edge, or select the picture, then Shift + left or right arrow.',
  },
  widthFault: {
    id: `Isi angka bulat ${pictureWidthRange.least} sampai ${pictureWidthRange.most}.`,
    en: `Enter a whole number from ${pictureWidthRange.least} to ${pictureWidthRange.most}.`,
  },
  caption: { id: 'Keterangan di bawah gambar', en: 'Caption below the picture' },
  otherKind: {
    id: 'Gambar dalam teks harus PNG atau JPEG.',
    en: 'A picture in the text must be a PNG or JPEG.',
  },
  lost: (count: number): Message => ({
    id: `${count} gambar tidak ikut tertempel karena peramban tidak memberikan berkasnya. Sisipkan dari berkas gambar.`,
    en:
      count === 1
        ? 'One picture was not pasted, as the browser did not give its file. Insert it from a picture file.'
        : `${count} pictures were not pasted, as the browser did not give their files. Insert them from picture files.`,
  }),
  leftBehind: {
    id: 'Gambar yang tadi diunggah tidak jadi masuk karena teksnya sudah diganti. Sisipkan lagi bila masih perlu.',
    en: 'The picture uploaded before was not put in, as the text was replaced meanwhile. Insert it again if it is still needed.',
  },
} satisfies Messages;
