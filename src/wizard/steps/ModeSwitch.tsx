import { useNavigate } from 'react-router';
import type { ContentMode } from '../../../resources/naskah-dinas/letter.ts';
import { useDesk } from '../frame/desk.ts';
import { viewOf } from '../frame/place.ts';
import { Segments } from './Segments.tsx';

/** Written here, or a ready document (SPEC A1: konten-naskah and konten-naskah-alt). Neither loses the other's. */
export const ModeSwitch = () => {
  const { draft, change, place } = useDesk();
  const navigate = useNavigate();
  return (
    <Segments<ContentMode>
      label="Cara mengisi"
      value={draft.contentMode}
      choices={[
        { value: 'editor', label: 'Tulis di sini' },
        { value: 'upload', label: 'Unggah dokumen siap' },
      ]}
      onChange={(contentMode) => {
        change({ contentMode });
        navigate(place.hrefOf(viewOf('konten-naskah', contentMode)), { replace: true });
      }}
    />
  );
};
