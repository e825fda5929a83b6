import type { Message, Messages } from '../../../lib/language.ts';

/** What the editor says about pictures. */
export const pictureMessages = {
  insert: { id: 'Gambar dan halaman', en: 'Pictures and pages' },
  picture: { id: 'Gambar…', en: 'Picture…' },
  ofPicture: { id: 'Gambar', en: 'Picture' },
  width: (percent: number): Message => ({ id: `Lebar ${percent}%`, en: `Width ${percent}%` }),
  altAndCaption: { id: 'Teks alternatif dan keterangan…', en: 'Alternative text and caption…' },
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
