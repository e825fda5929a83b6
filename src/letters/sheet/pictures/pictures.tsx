import { type ComponentProps, lazy, Suspense } from 'react';

const ShowPictures = lazy(() => import('./show-pictures.tsx'));

/** Only few texts have pictures. */
export function Pictures(props: ComponentProps<typeof ShowPictures>) {
  return (
    props.html.includes('<img') && (
      <Suspense>
        <ShowPictures {...props} />
      </Suspense>
    )
  );
}
