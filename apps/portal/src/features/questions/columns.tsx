import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/texts.ts'
import type { Question } from '@enlace/contract/questions/schemas.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { questionsTexts as texts } from '@enlace/contract/questions/screen-texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

/** The columns of the threads. */
export const questionColumns: readonly Column<Question>[] = [
  { id: 'numero', header: texts.numero, card: 'number', cell: ({ numero }) => numero },
  { id: 'tipo', header: texts.tipo, card: 'text', cell: ({ tipo }) => threadTypeTexts[tipo] },
  {
    id: 'documento',
    header: texts.documento,
    cell: ({ documento }) => documento && fill(relatedTexts[documento.kind], { numero: documento.numero }),
  },
  { id: 'extracto', header: texts.extracto, isWideOnly: true, cell: ({ extracto }) => firstLine(extracto) },
  {
    id: 'mensajes',
    header: texts.mensajes,
    align: 'end',
    isWideOnly: true,
    cell: ({ mensajes }) => mensajes,
  },
  {
    id: 'ultimo',
    header: texts.ultimo,
    card: 'date',
    cell: ({ ultimo_at, ultimo_de }) =>
      fill(ultimo_de === 'compania' ? texts.byCompany : texts.bySupplier, {
        at: showInstant(ultimo_at),
      }),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="consulta" state={estado} />,
  },
]

const longestShown = 80

function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line
}
