import { fill } from '@enlace/contract/core/fill.ts'
import { sheetTexts } from '@enlace/contract/exports/texts.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { column } from '../exports/index.ts'
import type { AcceptanceRow } from './queries.ts'

const texts = legalTextsTexts.acceptances

/** Exports the acceptances: a company's proof of authorisation on request. */
export function acceptanceSheet(
  company: { nombre: string; nit: string },
  rows: AsyncIterable<readonly AcceptanceRow[]>,
  moment: Date,
): Sheet<AcceptanceRow> {
  return {
    title: texts.sheet,
    facts: [`${company.nombre} · ${company.nit}`, fill(sheetTexts.made, { instant: formatInstant(moment) })],
    columns: [
      column('accepted', texts.accepted, 'text', (row) => formatInstant(new Date(row.accepted_at))),
      column('text', texts.text, 'text', (row) => legalTextsTexts.names[row.code]),
      column('version', texts.version, 'text', (row) => row.version?.toString() ?? texts.versionOwn),
      column('person', texts.person, 'text', (row) => row.person),
      column('email', texts.email, 'text', (row) => row.email),
      column('supplier', texts.supplier, 'text', (row) => row.supplier),
      column('origin', texts.origin, 'text', (row) => texts.origins[row.origin]),
      column('address', texts.address, 'text', (row) => row.address),
      column('browser', texts.browser, 'text', (row) => row.browser),
    ],
    rows,
    currencyOf: () => 'COP',
    totalLabel: () => '',
  }
}
