import type { DocumentKind } from '@enlace/contract/documents/related.ts'
import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { accountStatementTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DocumentFoot } from '../../core/document/document-foot.tsx'
import { roadOfBusiness } from '../../core/document/road/business-road.ts'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/document-page.tsx'
import { pageValues } from '../../core/document/fields/page-values.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Breakdown } from './road/breakdown.tsx'
import { DaysCell } from './days-cell.tsx'
import { FairTerm } from './terms/fair-term.tsx'
import { roadOf } from './road/timeline.ts'
import { WhenPaid } from './road/when-paid-answer.tsx'
import { whenPaid } from './road/when-paid.ts'

type AccountStatementViewProps = {
  statement: AccountStatementDetail
  parameters: FieldFlags
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
  const days = <DaysCell dias={statement.dias} saldo_total={statement.saldo_total} />
  return (
    <DocumentPage
      list={{ label: accountStatementsTexts.title, href: listHref }}
      document={{ kind: 'account-statements', id: statement.id, numero: statement.factura_cliente }}
      title={fill(texts.title, { numero: statement.factura_cliente })}
      status={<StateChip owner="factura" state={statement.estado} />}
      amount={{
        label: statementDocument.fields.saldo_total.detail,
        value: <Amount value={statement.saldo_total} moneda={statement.moneda} />,
      }}
    >
      <WhenPaid answer={whenPaid(statement, parameters, today)} />
      <DocumentRoad steps={[...before(statement, mayOpen), ...roadOf(statement)]} />
      {statement.plazo_justo && <FairTerm term={statement.plazo_justo} />}
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={pageValues(statementDocument, statement, { dias: days }, parameters)} />
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
