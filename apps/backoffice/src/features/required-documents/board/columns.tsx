import { fill } from '@enlace/contract/core/fill.ts'
import type { BoardRow } from '@enlace/contract/required-documents/board/schemas.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { RequiredDocumentChip } from '@enlace/web/document/required-document-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { dayColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { nitColumn } from '../../../core/list/columns.tsx'
import styles from './board.module.css'

/** Which supplier has, lacks or is about to lack which document. */
export const boardColumns: readonly Column<BoardRow, { moneda: string }>[] = [
  textColumn('proveedor', texts.proveedor, { isSortable: true, card: 'number' }),
  nitColumn(texts.nit, { priority: 3 }),
  textColumn('documento', texts.documento, { isSortable: true, card: 'text' }),
  textColumn('contrato', texts.contrato, { priority: 4 }),
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: ({ estado, obligatorio, plazo }) => (
      <>
        <RequiredDocumentChip {...{ estado, obligatorio }} />
        {estado === 'en_gracia' && plazo !== null && (
          <span className={styles.note}>{fill(texts.until, { fecha: formatDate(plazo) })}</span>
        )}
      </>
    ),
  },
  dayColumn('vence', texts.vence, { isSortable: true, card: 'date' }),
  { id: 'dias', header: texts.dias, align: 'end', priority: 3, cell: ({ dias }) => dias ?? '' },
  {
    id: 'al_dia',
    header: texts.alDia,
    priority: 3,
    cell: ({ al_dia, exigidos }) => fill(texts.share, { al_dia, exigidos }),
  },
  {
    id: 'recordado_at',
    header: texts.recordado,
    isSortable: true,
    priority: 4,
    cell: ({ recordado_at: at }) => (at === null ? '' : showInstant(at)),
  },
]
