import type { Acceptance } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Words } from '@enlace/ui/words.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showText } from '@enlace/web/document/shown.ts'

const texts = legalTextsTexts.acceptances

/** The columns of the acceptances. */
export const acceptanceColumns: readonly Column<Acceptance>[] = [
  {
    id: 'fecha',
    header: texts.accepted,
    card: 'date',
    cell: (row) => formatInstant(new Date(row.acceptedAt)),
  },
  {
    id: 'persona',
    header: texts.person,
    card: 'number',
    cell: (row) => (
      <Words>
        {row.person && <>{row.person} · </>}
        {row.email}
      </Words>
    ),
  },
  {
    id: 'texto',
    header: texts.text,
    card: 'text',
    cell: (row) => legalTextsTexts.names[row.code],
  },
  {
    id: 'version',
    header: texts.version,
    card: 'text',
    cell: (row) => row.version ?? texts.versionOwn,
  },
  { id: 'origen', header: texts.origin, card: 'text', cell: (row) => texts.origins[row.origin] },
  { id: 'proveedor', header: texts.supplier, isWideOnly: true, cell: (row) => showText(row.supplier) },
  { id: 'ip', header: texts.address, isWideOnly: true, cell: (row) => showText(row.address) },
  {
    id: 'navegador',
    header: texts.browser,
    isWidestOnly: true,
    cell: (row) => <Words>{showText(row.browser)}</Words>,
  },
]
