import { LinkBase } from 'react-admin';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import type { DueUnit, ProposalUnit } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { retentionMessages as messages } from './messages.ts';

/** Heads a table of filing units, up to their state. */
export function UnitHeadings() {
  return (
    <>
      <th scope="col">{translate(messages.filingUnit)}</th>
      <th scope="col">{translate(messages.classification)}</th>
      <th scope="col">{translate(messages.processingUnit)}</th>
      <th scope="col" className="is-number">
        {translate(messages.year)}
      </th>
      <th scope="col" className="is-number">
        {translate(messages.archiveItems)}
      </th>
      <th scope="col">{translate(messages.until)}</th>
      <th scope="col">{translate(messages.state)}</th>
    </>
  );
}

/** What a row says under these, but for the state. */
export function UnitCells({ unit }: { unit: DueUnit | ProposalUnit }) {
  return (
    <>
      <td className="is-name">
        <LinkBase to={`${filingPages.list}/${unit.id}`}>{unit.title}</LinkBase>
        <small>{unit.code}</small>
      </td>
      <td>{unit.classification.label}</td>
      <td>{unit.unit.label}</td>
      <td className="is-number" data-label={translate(messages.year)}>
        {unit.year}
      </td>
      <td className="is-number" data-label={translate(messages.archiveItems)}>
        {formatNumber(unit.itemCount)}
      </td>
      <td className="is-short">{unit.until && formatDate(unit.until)}</td>
    </>
  );
}
