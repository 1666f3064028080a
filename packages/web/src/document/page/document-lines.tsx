import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import type { ReactNode } from 'react'

type DocumentLinesProps<Line, Total> = {
  title: string
  moneda: string
  columns: readonly Column<Line, Total>[]
  lines: readonly Line[]
  total: Total
  /** Stands for the table where there are no lines. */
  none?: ReactNode
}

/** The lines of a document with what they add up to, in its currency. */
export function DocumentLines<Line extends { linea: number }, Total>(props: DocumentLinesProps<Line, Total>) {
  const { title, moneda, columns, lines, total, none } = props
  if (lines.length === 0 && none !== undefined) return <Panel title={title}>{none}</Panel>
  return (
    <Panel title={title} isFlush>
      <DataTable
        caption={title}
        columns={columns}
        rows={lines}
        rowKey={({ linea }) => linea}
        totals={[total]}
        totalLabel={() => fill(tableTexts.total, { moneda })}
        texts={tableTexts}
      />
    </Panel>
  )
}
