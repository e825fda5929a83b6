import type { ComponentType } from 'react';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { say } from '../../lib/language.ts';
import { NotFound } from '../shell/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { AlertTest } from './alert-test.tsx';
import { Components } from './components.tsx';
import { Elements } from './elements.tsx';
import { Fixed } from './fixed.tsx';
import { Validation } from './validation.tsx';
import { words } from './words.ts';
import './gallery.css';

const pages = {
  elements: { label: words.elements, Page: Elements },
  components: { label: words.components, Page: Components },
  validation: { label: words.validation, Page: Validation },
  'alert-test': { label: words.alerts, Page: AlertTest },
} satisfies Record<string, { label: { id: string }; Page: ComponentType }>;

/** `/forms/{alert-test,components,elements,validation}`: real parts over one example declaration. */
export default function GalleryPage() {
  const { part = '' } = useParams();
  const shown = Object.entries(pages).find(([name]) => name === part)?.[1];
  if (!shown) return <NotFound />;
  const { label, Page } = shown;
  return (
    <div className="gallery">
      <PageHeader title={`${say(words.title)}: ${say(label)}`} text={say(words.about)} />
      <nav className="gallery-pages" aria-label={say(words.pages)}>
        {Object.entries(pages).map(([name, page]) => (
          <LinkBase key={name} to={`/forms/${name}`} aria-current={name === part ? 'page' : undefined}>
            {say(page.label)}
          </LinkBase>
        ))}
      </nav>
      <Fixed key={part}>
        <Page />
      </Fixed>
    </div>
  );
}
