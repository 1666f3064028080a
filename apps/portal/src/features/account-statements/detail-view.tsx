import type { DocumentKind } from '@enlace/contract/documents/related.ts'
import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { accountStatementTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { accountStatementsTexts, statementColumnTexts } from '@enlace/contract/account-statements/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DocumentFoot } from '../../core/document/document-foot.tsx'
import { roadOfBusiness } from '../../core/document/road/business-road.ts'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/document-page.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Breakdown } from './breakdown.tsx'
import type { StatementFlags } from './columns.tsx'
import { DaysCell } from './days-cell.tsx'
import { FairTerm } from './fair-term.tsx'
import { roadOf } from './timeline.ts'
import { WhenPaid } from './when-paid-answer.tsx'
import { whenPaid } from './when-paid.ts'

type AccountStatementViewProps = {
  statement: AccountStatementDetail
  parameters: StatementFlags
  today: CalendarDate
  listHref: string
  mayOpen: MayOpen
}

type MayOpen = (kind: DocumentKind) => boolean

/** One invoice: when it is paid, how far it has come, what it is made of, and what belongs to it. */
export function AccountStatementView({
  statement,
  parameters,
  today,
  listHref,
  mayOpen,
}: AccountStatementViewProps) {
  return (
    <DocumentPage
      list={{ label: accountStatementsTexts.title, href: listHref }}
      document={{ kind: 'account-statements', id: statement.id, numero: statement.factura_cliente }}
      title={fill(texts.title, { numero: statement.factura_cliente })}
      status={<StateChip owner="factura" state={statement.estado} />}
      amount={{
        label: texts.balance,
        value: <Amount value={statement.saldo_total} moneda={statement.moneda} />,
      }}
    >
      <WhenPaid answer={whenPaid(statement, parameters, today)} />
      <DocumentRoad steps={[...before(statement, mayOpen), ...roadOf(statement)]} />
      {statement.plazo_justo && <FairTerm term={statement.plazo_justo} />}
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={valuesOf(statement, parameters)} />
        </Panel>
        <Breakdown statement={statement} />
      </DocumentColumns>
      <DocumentFoot kind="account-statements" document={statement} mayOpen={mayOpen} />
    </DocumentPage>
  )
}

/** The order and the entry from which the invoice followed, where they are known. */
function before({ related, fecha_factura, estado }: AccountStatementDetail, mayOpen: MayOpen) {
  const own = { kind: 'account-statements' as const, fecha: fecha_factura, estado, fecha_programada: null } // the kind is the type
  return roadOfBusiness({ own, related, mayOpen }).filter(({ id }) => id.startsWith('purchase-'))
}

function valuesOf(statement: AccountStatementDetail, flags: StatementFlags) {
  const columns = statementColumnTexts
  return [
    { label: columns.compania, value: statement.compania },
    { label: documentTexts.branch, value: statement.sucursal },
    ...(flags.date_invoice > 0
      ? [{ label: columns.fecha_factura, value: showDay(statement.fecha_factura) }]
      : []),
    { label: columns.fecha_proveedor, value: showDay(statement.fecha_proveedor) },
    { label: columns.condicion, value: showText(statement.condicion_pago) },
    { label: texts.due, value: showDay(statement.fecha_vencimiento) },
    { label: columns.dias, value: <DaysCell dias={statement.dias} saldo_total={statement.saldo_total} /> },
    ...(flags.date_payment > 0
      ? [{ label: columns.pago, value: showDay(statement.fecha_estimada_pago) }]
      : []),
    ...(flags.status_payment > 0
      ? [
          {
            label: columns.estado,
            value: <StateChip owner="estado_programacion_pago" state={statement.estado_programacion_pago} />,
          },
        ]
      : []),
  ]
}
