import { getAccountStatement } from '@enlace/contract/account-statements/calls.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readBoot } from '../../core/company/boot.ts'
import { documentRoute } from '../../core/document/document-route.tsx'
import { AccountStatementView } from './detail-view.tsx'

export const accountStatementRoute = documentRoute({
  call: getAccountStatement,
  document: statementDocument,
  list: accountStatementsTexts.title,
  View: (props) => (
    <AccountStatementView {...props} parameters={readBoot().parameters} today={todayInBogota(new Date())} />
  ),
})
