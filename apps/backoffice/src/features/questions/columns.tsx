import { fill } from '@enlace/contract/core/fill'
import { relatedTexts } from '@enlace/contract/documents/texts'
import { threadTypeTexts } from '@enlace/contract/questions/texts'
import type { DeskQuestion } from '@enlace/contract/questions/desk/schemas'
import { questionsDeskTexts as texts } from '@enlace/contract/questions/desk/texts'
import type { Column } from '@enlace/ui/core/columns'
import { countText, showInstant, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { ReviewerNote } from '../../core/presence/reviewer-note.tsx'
import styles from './questions.module.css'

/** The columns of the inbox: what is asked by whom, about what, and who looks after it. */
export const questionColumns: readonly Column<DeskQuestion, { moneda: string }>[] = [
  {
    id: 'numero',
    header: texts.numero,
    isSortable: true,
    card: 'number',
    cell: ({ numero }) => <Unbroken>{numero}</Unbroken>,
  },
  {
    id: 'extracto',
    header: texts.extracto,
    card: 'text',
    cell: ({ extracto, notas }) => (
      <>
        <span className={styles.excerpt}>{extracto}</span>
        {notas > 0 && <span className={styles.soft}>{countText(texts.withNotes, notas)}</span>}
      </>
    ),
  },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ id, proveedor }) => (
      <>
        {proveedor}
        <ReviewerNote kind="question" id={id} />
      </>
    ),
  },
  { id: 'tipo', header: texts.tipo, isWideOnly: true, cell: ({ tipo }) => threadTypeTexts[tipo] },
  {
    id: 'documento',
    header: texts.documento,
    isWidestOnly: true,
    cell: ({ documento }) =>
      documento === null ? showText(null) : fill(relatedTexts[documento.kind], { numero: documento.numero }),
  },
  {
    id: 'responsable',
    header: texts.responsable,
    isSortable: true,
    isWideOnly: true,
    cell: ({ responsable }) => showText(responsable),
  },
  {
    id: 'ultimo',
    header: texts.ultimo,
    isSortable: true,
    card: 'date',
    cell: ({ ultimo_at, ultimo_de }) =>
      fill(ultimo_de === 'compania' ? texts.lastByCompany : texts.lastBySupplier, {
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
