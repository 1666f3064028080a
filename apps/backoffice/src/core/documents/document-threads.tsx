import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { DocumentThread } from '@enlace/contract/documents/desk/thread-schemas.ts'
import { deskDocumentTexts as texts } from '@enlace/contract/documents/desk/texts.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { instantColumn, stateColumn } from '@enlace/web/list/column-presets.tsx'
import { paths } from '../paths.ts'
import { useMayRead } from '../session/staff-session.ts'

const columnsOf = (mayOpen: boolean): readonly Column<DocumentThread>[] => [
  {
    id: 'numero',
    header: texts.questionNumber,
    card: 'number',
    cell: ({ id, numero }) => (mayOpen ? <Link href={paths.question({ id })}>{numero}</Link> : numero),
  },
  {
    id: 'asunto',
    header: texts.questionSubject,
    card: 'text',
    cell: ({ tipo }) => threadTypeTexts[tipo],
  },
  instantColumn('ultimo', texts.lastMessage, { from: 'ultimo_at', card: 'date' }),
  stateColumn(texts.questionState, 'consulta'),
]

/** What the supplier asked about a document, each with the way to where it is answered. */
export function DocumentThreads({ threads }: { threads: readonly DocumentThread[] }) {
  const mayOpen = useMayRead('questions')
  return (
    <Panel title={texts.questions} isFlush={threads.length > 0}>
      {threads.length === 0 ? (
        <Quiet>{texts.noQuestions}</Quiet>
      ) : (
        <DataTable
          caption={texts.questions}
          columns={columnsOf(mayOpen)}
          rows={threads}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      )}
    </Panel>
  )
}
