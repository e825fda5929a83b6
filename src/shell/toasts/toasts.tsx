import { useCallback, useEffect, useState } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';
import { takeFlash } from '../../../authProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';

/** SPEC A5, in milliseconds. */
const lifetime = 5000;
let counted = 0;
type Toast = NotificationPayload & { key: number };

/** Toasts: top right, five seconds, closed on click (SPEC A5); with Urungkan where undo exists. */
export function Toasts() {
  const { notifications, takeNotification, addNotification } = useNotificationContext();
  const [shown, setShown] = useState<Toast[]>([]);
  useEffect(() => {
    const flash = takeFlash();
    if (flash) addNotification({ message: flash.text, type: flash.kind, notificationOptions: {} });
  }, [addNotification]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    counted += 1;
    setShown((before) => [...before.slice(-3), { ...next, key: counted }]);
  }, [notifications, takeNotification]);
  const remove = useCallback(
    (key: number) => setShown((before) => before.filter((toast) => toast.key !== key)),
    [],
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onGone={remove} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onGone }: { toast: Toast; onGone: (key: number) => void }) {
  const translateKey = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { messageArgs, undoable, autoHideDuration = lifetime } = toast.notificationOptions ?? {};
  const close = useCallback(
    (isUndo: boolean) => {
      if (undoable) takeMutation()?.({ isUndo });
      onGone(toast.key);
    },
    [onGone, takeMutation, toast.key, undoable],
  );
  useEffect(() => {
    const timer = setTimeout(() => close(false), autoHideDuration ?? lifetime);
    return () => clearTimeout(timer);
  }, [autoHideDuration, close]);
  return (
    <CloseNotificationContext value={() => close(false)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it goes by itself; clicking only hastens it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={`toast toast-${toast.type ?? 'info'}`} onClick={() => close(false)}>
        <span>
          {typeof toast.message === 'string' ? translateKey(toast.message, messageArgs) : toast.message}
        </span>
        {undoable && (
          <button
            type="button"
            onClick={(event) => {
              event.stopPropagation();
              close(true);
            }}
          >
            {translate(commonMessages.undo)}
          </button>
        )}
      </div>
    </CloseNotificationContext>
  );
}
