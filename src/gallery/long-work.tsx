import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { translate } from '../../lib/language.ts';
import { beginWork } from '../shell/index.ts';
import { messages } from './messages.ts';

const steps = 20;

/** Long work as the top bar shows it: progress, cancel, result. */
export function LongWork() {
  const running = useRef(new Set<() => void>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all) stop();
    };
  }, []);
  const begin = (end: 'done' | 'failed') => {
    let done = 0;
    const stop = () => {
      clearInterval(clock);
      running.current.delete(stop);
      work.end('cancelled');
    };
    const work = beginWork(translate(messages.longWork), stop);
    const clock = setInterval(() => {
      done += 1;
      work.progress(translate(messages.far(done, steps)), done / steps);
      if (done < steps) return;
      clearInterval(clock);
      running.current.delete(stop);
      work.end(end, translate(end === 'done' ? messages.success : messages.error));
    }, 250);
    running.current.add(stop);
  };
  return (
    <div className="gallery-line">
      <Button onClick={() => begin('done')}>{translate(messages.beginWork)}</Button>
      <Button onClick={() => begin('failed')}>{translate(messages.beginFailing)}</Button>
    </div>
  );
}
