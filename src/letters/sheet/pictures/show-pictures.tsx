import { type RefObject, useEffect } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { pictureAddress } from './picture-addresses.ts';

type Props = { within: RefObject<HTMLElement | null>; letterId: string; html: string };

/** Shows the pictures of a text: they are read with the session's rights, so no address in the text can. */
export default function ShowPictures({ within, letterId, html }: Props) {
  const { attachmentBlob } = useNaskah();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another text the pictures are other elements
  useEffect(() => {
    for (const picture of within.current?.querySelectorAll<HTMLImageElement>('img[data-picture]') ?? []) {
      const id = picture.dataset.picture ?? '';
      pictureAddress(letterId, id, () => attachmentBlob(letterId, id)).then(
        (address) => {
          picture.src = address;
        },
        // The alternative text stands in its place.
        () => undefined,
      );
    }
  }, [letterId, html]);
  return null;
}
