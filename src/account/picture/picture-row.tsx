import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { CurrentUser } from '../../../authProvider/index.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { pictureMessages } from '../messages.ts';
import { useRefreshSigned } from '../use-refresh-signed.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'));

/** The picture as others see it; changed, or taken away. */
export function PictureRow({ user }: { user: CurrentUser }) {
  const notify = useNotify();
  const { removePicture } = useNaskah();
  const refresh = useRefreshSigned();
  const { isPending, failure, submit } = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    if (await submit(removePicture)) {
      notify(translate(pictureMessages.removed), { type: 'success' });
      await refresh();
    }
    setAsking(false);
  };
  return (
    <div className="account-picture">
      <Avatar name={user.personName} picture={user.urlImage} />
      <div className="account-below">
        <Button onClick={() => input.current?.click()}>
          {translate(user.urlImage ? pictureMessages.change : pictureMessages.add)}
        </Button>
        {user.urlImage && (
          <Button variant="text" onClick={() => setAsking(true)}>
            {translate(pictureMessages.remove)}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          // Cancelling the file picker keeps the earlier file.
          setFile((before) => event.target.files?.[0] ?? before);
          // The same file once more is a choice as well.
          event.target.value = '';
        }}
      />
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {file && (
        <Suspense>
          <CropDialog
            key={`${file.name} ${file.lastModified}`}
            file={file}
            onOther={() => input.current?.click()}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate(pictureMessages.askRemove)}
        confirm={translate(pictureMessages.remove)}
        danger
        busy={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
