import type { ComponentType } from 'react';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { translate } from '../../lib/language.ts';
import { NotFound } from '../shell/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { AlertTest } from './alert-test.tsx';
import { Components } from './components.tsx';
import { Elements } from './elements.tsx';
import { Fixed } from './fixed.tsx';
import { Kinds } from './kinds.tsx';
import { messages } from './messages.ts';
import { Validation } from './validation.tsx';
import './gallery.css';

const pages = {
  elements: { label: messages.elements, Page: Elements },
  kinds: { label: messages.kinds, Page: Kinds },
  components: { label: messages.components, Page: Components },
  validation: { label: messages.validation, Page: Validation },
  'alert-test': { label: messages.alerts, Page: AlertTest },
} satisfies Record<string, { label: { id: string }; Page: ComponentType }>;

/** `/forms/{alert-test,components,elements,kinds,validation}`: real parts over one example declaration. */
export default function GalleryPage() {
  const { part = '' } = useParams();
  const shown = Object.entries(pages).find(([name]) => name === part)?.[1];
  if (!shown) return <NotFound />;
  const { label, Page } = shown;
  return (
    <div className="gallery">
      <PageHeader
        title={`${translate(messages.title)}: ${translate(label)}`}
        text={translate(messages.about)}
      />
      <nav className="gallery-pages" aria-label={translate(messages.pages)}>
        {Object.entries(pages).map(([name, page]) => (
          <LinkBase key={name} to={`/forms/${name}`} aria-current={name === part ? 'page' : undefined}>
            {translate(page.label)}
          </LinkBase>
        ))}
      </nav>
      <Fixed key={part}>
        <Page />
      </Fixed>
    </div>
  );
}
