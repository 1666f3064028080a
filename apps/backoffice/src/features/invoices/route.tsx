import { listDeskInvoiceRows, listDeskInvoices } from '@enlace/contract/invoices/desk/calls.ts'
import type { DeskInvoice } from '@enlace/contract/invoices/desk/schemas.ts'
import { invoicesDeskListTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { radianTerms } from '@enlace/contract/invoices/limits.ts'
import { radianDeskTexts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { shownIntakeStates } from '@enlace/contract/invoices/schemas.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { MatchChip } from '@enlace/web/invoices/match-panel.tsx'
import { codeColumn, dayColumn, moneyColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import { assigneeFilter, readAssignee } from '../../core/assignee/assignee-filter.tsx'
import { inboxOf } from '../../core/assignee/bulk-inbox.tsx'
import { supplierColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { ageText, isWaiting } from './age.ts'
import { Cutoff } from './cutoff.tsx'
import { Term } from './radian/term.tsx'
import { draftWords } from './draft.ts'
import { assignNow } from './queries.ts'

/** Which invoice was handed in by whom, how long it waits, and how it fits its order. */
export const invoiceColumns: readonly Column<DeskInvoice, { moneda: string }>[] = [
  {
    id: 'radicado',
    header: texts.radicado,
    isSortable: true,
    card: 'number',
    cell: ({ radicado }) => <Unbroken>{radicado ?? ''}</Unbroken>,
  },
  supplierColumn(texts.proveedor, 'submitted-invoice'),
  codeColumn('numero', texts.numero, { priority: 1 }),
  dayColumn('fecha', texts.fecha, { from: 'fecha_emision', priority: 4 }),
  moneyColumn('valor', texts.valor, { from: 'valor_total', isSortable: true }),
  {
    id: 'cuadre',
    header: texts.cuadre,
    cell: ({ cuadre }) => <MatchChip result={cuadre} />,
  },
  {
    id: 'enviada',
    header: texts.enviada,
    isSortable: true,
    card: 'date',
    cell: ({ radicada_at: at, estado }) =>
      at !== null && (
        <>
          <Unbroken>{showInstant(at)}</Unbroken>
          {isWaiting(estado) && <Hint isBlock>{ageText(at, new Date())}</Hint>}
        </>
      ),
  },
  {
    id: 'corte',
    header: texts.corte,
    priority: 3,
    cell: ({ corte }) => corte !== null && <Cutoff day={corte} now={new Date()} />,
  },
  {
    id: 'radian',
    header: radianDeskTexts.column,
    isSortable: true,
    priority: 3,
    cell: ({ radian_limite: at, radian_por_vencer: isSoon }) =>
      at !== null && <Term at={at} isSoon={isSoon} />,
  },
  textColumn('responsable', texts.responsable, { isSortable: true, priority: 3 }),
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    priority: 1,
    cell: ({ estado, tarde_en_erp, borrador_erp: draft }) =>
      draft !== null ? (
        <>
          <StateChip owner="factura_radicada" state={estado} />
          <Hint isBlock>{draftWords(draft)}</Hint>
        </>
      ) : tarde_en_erp ? (
        <StatusChip tone="warning">{texts.late}</StatusChip>
      ) : (
        <StateChip owner="factura_radicada" state={estado} />
      ),
  },
]

const terms = radianTerms.map((value) => ({ value, label: radianDeskTexts.filters[value] }))

const inbox = inboxOf<DeskInvoice>({
  list: listDeskInvoices,
  area: 'invoices',
  columns: invoiceColumns,
  nameOf: ({ numero, proveedor }) => `${numero} · ${proveedor}`,
  isOpen: ({ estado }) => isWaiting(estado),
  counted: texts.counted,
  onAssign: assignNow,
})

/** `/facturas-radicadas`: what suppliers handed in; what waits for a decision first. */
export const invoicesRoute = staffList({
  path: paths.submittedInvoices,
  list: 'staff-invoices',
  texts,
  page: listDeskInvoices,
  rows: listDeskInvoiceRows,
  changes: 'submitted-invoice',
  readers: {
    ...staffReaders,
    status: severalOf(shownIntakeStates),
    asignada: readAssignee,
    radian: oneOf(radianTerms),
  },
  columns: inbox.useColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.submittedInvoice({ id }),
  head: ({ answer }) => <inbox.Chosen answer={answer} />,
  filters: ({ place, answer }) => [
    assigneeFilter({ place, answer }),
    { kind: 'choice', name: 'radian', label: radianDeskTexts.filter, options: terms },
    { kind: 'states', label: texts.states, owner: 'factura_radicada' },
  ],
})
