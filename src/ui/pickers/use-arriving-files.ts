import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dateFormat } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { useStable } from '../use-stable.ts';
import { fieldMessages } from './messages.ts';

type Target = {
  isOver: boolean;
  props: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
};

/**
 * Files dropped on an area or pasted anywhere on the page (clipboard pictures have no name). Text pasted into a
 * field is left alone.
 * @param area where several take files: what is pasted goes to the one with the focus or under the pointer
 */
export function useArrivingFiles(
  onFiles: (files: File[]) => void,
  area?: RefObject<HTMLElement | null>,
): Target {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const give = useStable(onFiles);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || (area && !isWorkedIn(area.current))) return;
      event.preventDefault();
      give(files.map(named));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [give, area]);

  const ofFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const enter = (step: 1 | -1) => (event: DragEvent) => {
    if (!ofFiles(event)) return;
    depth.current += step;
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    props: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event) => {
        if (!ofFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event) => {
        if (!ofFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        give([...event.dataTransfer.files]);
      },
    },
  };
}

const isWorkedIn = (area: HTMLElement | null): boolean =>
  area !== null && (area.contains(document.activeElement) || area.matches(':hover'));

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** Browsers call every pasted picture image.png: two of them need two names. */
function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = clock(new Date()).replaceAll(/[.:]/g, '');
  return new File([file], translate(fieldMessages.screenshot(time, file.name.split('.').at(-1) ?? 'png')), {
    type: file.type,
  });
}
