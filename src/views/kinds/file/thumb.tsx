import { styled } from '@mui/material/styles';
import ImageOff from 'lucide-react/icons/image-off';
import type { FileAt } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { fileMessages } from './messages.ts';
import { useThumb } from './use-record-file.ts';

type Props = {
  at: FileAt;
  alt: string;
  /** The file on this device, where it was just chosen. */
  local?: Blob | undefined;
  isWanted?: boolean;
  /** As wide as a card, not as a row's. */
  isLarge?: boolean;
};

/** A picture, small; its frame is the parent's size. */
export function Thumb({ at, alt, local, isWanted = true, isLarge = false }: Props) {
  const { address, isError } = useThumb(at, { local, isWanted, isLarge });
  if (isError)
    return (
      <Frame title={translate(fileMessages.unseen)}>
        <ImageOff size={18} strokeWidth={1.6} aria-label={translate(fileMessages.unseen)} />
      </Frame>
    );
  return <Frame>{address && <img src={address} alt={alt} />}</Frame>;
}

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: 'var(--sunken)',
  color: 'var(--ink-3)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});
