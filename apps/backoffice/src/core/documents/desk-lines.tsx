import type { DocumentDescription, DocumentFields } from '@enlace/contract/documents/description.ts'
import { deskDocumentTexts as texts } from '@enlace/contract/documents/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { lineColumns, sumLines } from '@enlace/web/document/fields/field-columns.tsx'
import { DocumentLines } from '@enlace/web/document/page/document-lines.tsx'
import { DocumentTotals } from '@enlace/web/document/page/document-totals.tsx'
import { paths } from '../paths.ts'
import type { ReadDocument } from './read-document.ts'

type Line = ReadDocument['lines'][number]

type DeskLinesProps = { description: DocumentDescription; document: ReadDocument }

/** The lines of a document, what they add up to, and how its amount comes about; a line of an invoice leads to it. */
export function DeskLines({ description, document }: DeskLinesProps) {
  const { moneda, lines } = document
  const fields: DocumentFields = description.lines
  // A line has the fields of its description, of which none is derived.
  const columns = lineColumns(fields, document, {} as never) as unknown as readonly Column<Line, object>[]
  // The same lines, added up.
  const total = sumLines(fields, lines as never)
  return (
    <Stack gap="regular">
      <DocumentLines
        title={texts.lines}
        moneda={moneda}
        columns={columns.map((column) => (column.card === 'number' ? linkedColumn(column) : column))}
        lines={lines}
        total={total}
        none={<Quiet>{texts.noLines}</Quiet>}
      />
      {description.totals && <DocumentTotals description={description} document={document} />}
    </Stack>
  )
}

const linkedColumn = (column: Column<Line, object>): Column<Line, object> => ({
  ...column,
  cell: (line) => {
    const words = column.cell(line)
    const { account_statement_id: id } = line
    return id ? <Link href={paths.invoice({ id })}>{words}</Link> : words
  },
})
