import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { accountStatementTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import type { DocumentViewProps } from '../../core/document/document-route.tsx'
import { DocumentFoot } from '../../core/document/page/document-foot.tsx'
import { ownOf, roadOfBusiness } from '../../core/document/road/business-road.ts'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/page/document-page.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { Breakdown } from './road/breakdown.tsx'
import { DaysCell } from './days-cell.tsx'
import { FairTerm } from './terms/fair-term.tsx'
import { roadOf } from './road/timeline.ts'
import { WhenPaid } from './road/when-paid-answer.tsx'
import { whenPaid } from './road/when-paid.ts'

type AccountStatementViewProps = DocumentViewProps<AccountStatementDetail> & {
  parameters: FieldFlags
  today: CalendarDate
}

/** One invoice: when it is paid, how far it has come, what it is made of, and what belongs to it. */
export function AccountStatementView({
  document: statement,
  place,
  parameters,
  today,
  mayOpen,
}: AccountStatementViewProps) {
  const days = <DaysCell dias={statement.dias} saldo_total={statement.saldo_total} />
  return (
    <DocumentPage description={statementDocument} document={statement} place={place}>
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
function before(statement: AccountStatementDetail, mayOpen: AccountStatementViewProps['mayOpen']) {
  const own = ownOf(statementDocument, statement)
  const { related } = statement
  return roadOfBusiness({ own, related, mayOpen }).filter(({ id }) => id.startsWith('purchase-'))
}
