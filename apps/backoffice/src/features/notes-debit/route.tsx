import { objectionMotiveTexts } from '@enlace/contract/acts/texts.ts'
import { listDeskObjectionRows, listDeskObjections } from '@enlace/contract/notes-debit/desk/calls.ts'
import type { DeskObjection } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { objectionStates } from '@enlace/contract/notes-debit/desk/state-schemas.ts'
import { objectionsDeskTexts as texts } from '@enlace/contract/notes-debit/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showText } from '@enlace/web/document/shown.ts'
import { codeColumn, instantColumn, moneyColumn, stateColumn } from '@enlace/web/list/column-presets.tsx'
import { severalOf } from '@enlace/web/list/read-filter.ts'
import { supplierColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'

/** Which note who does not take, why, and how much of it. */
export const objectionColumns: readonly Column<DeskObjection, { moneda: string }>[] = [
  codeColumn('nota', texts.nota, { isSortable: true, card: 'number' }),
  supplierColumn(texts.proveedor, 'objection'),
  {
    id: 'motivo',
    header: texts.motivo,
    priority: 3,
    cell: ({ motivo }) => showText(motivo && objectionMotiveTexts[motivo]),
  },
  moneyColumn('valor', texts.valor, { isSortable: true }),
  instantColumn('at', texts.at, { isSortable: true, card: 'date' }),
  stateColumn(texts.estado, 'objecion'),
]

/** `/objeciones`: debit notes that suppliers do not take; what waits for a decision first. */
export const objectionsRoute = staffList({
  path: paths.objections,
  list: 'staff-objections',
  texts,
  page: listDeskObjections,
  rows: listDeskObjectionRows,
  changes: 'objection',
  readers: { ...staffReaders, status: severalOf(objectionStates) },
  columns: objectionColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.objection({ id }),
  filters: () => [{ kind: 'states', label: texts.states, owner: 'objecion' }],
})
