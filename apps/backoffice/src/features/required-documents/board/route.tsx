import { listDocumentBoard, listDocumentBoardRows } from '@enlace/contract/required-documents/board/calls.ts'
import type { BoardRow } from '@enlace/contract/required-documents/board/schemas.ts'
import { mostAtOnce } from '@enlace/contract/required-documents/limits.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { narrowed, toggled } from '@enlace/web/list/filters.ts'
import { ValueFilter } from '@enlace/web/list/value-filter.tsx'
import { SheetMenu } from '../../../core/export/sheet-menu.tsx'
import { staffList, staffReaders } from '../../../core/list/staff-list.tsx'
import { paths } from '../../../core/paths.ts'
import { selectionColumn } from '../../../core/selection/selection-column.tsx'
import { createSelection } from '../../../core/selection/selection.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { BulkRemind } from './bulk-remind.tsx'
import { boardColumns } from './columns.tsx'
import { Figures } from './figures.tsx'
import { boardKey, downloadBoard, sendReminders } from './queries.ts'

const reminded = createSelection(mostAtOnce)

/** Of what a supplier can be reminded: what it has at hand, or has sent, needs nothing of it. */
const isOwed = ({ estado }: BoardRow) => estado !== 'vigente' && estado !== 'en_revision'

const columnsToRemind = [
  ...boardColumns,
  selectionColumn<BoardRow>(reminded, {
    nameOf: ({ documento, proveedor }) => `${documento} · ${proveedor}`,
    isOffered: isOwed,
  }),
]

function useBoardColumns() {
  return useMayWrite('documents') ? columnsToRemind : boardColumns
}

/** `/cumplimiento`: who lacks which document, over all suppliers. */
export const documentBoardRoute = staffList({
  path: paths.documentBoard,
  list: 'staff-document-board',
  texts,
  page: listDocumentBoard,
  rows: listDocumentBoardRows,
  changes: 'required-document',
  readers: { ...staffReaders, documento: (text) => (/^[0-9a-f-]{36}$/.test(text) ? text : undefined) },
  columns: useBoardColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.supplier({ id: id.split('.')[0] ?? '' }),
  filters: ({ place, answer }) => {
    const names = new Map(answer?.choices.documento.map(({ value, nombre }) => [value, nombre]))
    return [
      {
        kind: 'part',
        name: 'documento',
        part: (
          <ValueFilter
            label={texts.documento}
            name="documento"
            any={texts.anyDocument}
            choices={answer?.choices.documento}
            chosen={place.filter.documento}
            textOf={(value) => names.get(value) ?? texts.documento}
            place={place}
          />
        ),
      },
      { kind: 'states', label: texts.estado, owner: 'documento_exigido' },
    ]
  },
  head: ({ place, answer }) => (
    <>
      <Figures
        counts={answer?.counts}
        suppliers={answer?.resumen}
        chosen={place.filter.status ?? []}
        onToggle={(state) =>
          place.onFilter(narrowed(place.filter, { status: toggled(place.filter.status, state) }))
        }
      />
      <BulkRemind
        onRemind={sendReminders}
        listKey={boardKey()}
        selection={reminded}
        page={(answer?.rows ?? []).filter(isOwed).map(({ id }) => id)}
      />
    </>
  ),
  more: ({ place, answer }) =>
    answer && answer.total > 0 && <SheetMenu onFile={(format) => void downloadBoard(place.filter, format)} />,
})
