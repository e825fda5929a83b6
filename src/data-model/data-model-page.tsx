import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useMemo, useRef } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { dataModelFor } from '../../resources/data-model.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { useSigned } from '../shell/index.ts';
import { FaultLine } from '../ui/fault-line.tsx';
import { formatNumber } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Drawing } from './drawing.tsx';
import { EntityList } from './entity-list.tsx';
import { layoutOf } from './layout.ts';
import { messages } from './messages.ts';
import { svgFile } from './svg-file.ts';
import './data-model.css';

/** `/pengaturan/model-data`: what the viewer may read of the declared entities, drawn; a list where it is narrow. */
export default function DataModelPage() {
  const naskah = useNaskah();
  const { data: signed } = useSigned();
  const svg = useRef<SVGSVGElement>(null);
  const model = useMemo(() => (signed ? dataModelFor(signed.viewer) : undefined), [signed]);
  const layout = useMemo(() => model && layoutOf(model), [model]);
  const counts = useQuery({
    queryKey: ['record-counts'],
    queryFn: ({ signal }) => naskah.recordCounts({ signal }),
  });
  const countOf = (name: string): string => {
    const found = counts.data?.find(({ resource }) => resource === name);
    if (!found) return '';
    const count = formatNumber(found.count);
    return translate(messages.records(found.isMore ? translate(messages.orMore(count)) : count));
  };
  return (
    <>
      <PageHeader
        title={translate(messages.title)}
        breadcrumb={[{ label: translate(settingsPage.label), to: settingsPage.path }]}
        text={translate(messages.about)}
        actions={
          <Button
            className="data-model-export"
            variant="outlined"
            startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => svg.current && saveFile(svgFile(svg.current), 'model-data.svg')}
          >
            {translate(messages.export)}
          </Button>
        }
      />
      {counts.isError && <FaultLine text={translate(messages.countsFailed)} />}
      {model && layout && (
        <>
          <section className="card data-model" aria-label={translate(messages.drawing)}>
            <Drawing layout={layout} countOf={countOf} svg={svg} />
          </section>
          <div className="data-model-list">
            <EntityList model={model} countOf={countOf} />
          </div>
        </>
      )}
    </>
  );
}
