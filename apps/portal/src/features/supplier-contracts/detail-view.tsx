import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { historyTexts } from '@enlace/contract/documents/history/texts.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { daysLeftText } from '@enlace/contract/supplier-contracts/days-left-texts.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContractDetail } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { supplierContractTexts as texts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { policyTexts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { supplierContractsTexts } from '@enlace/contract/supplier-contracts/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, isNegativeMoney, negateMoney } from '@enlace/domain/money.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import type { ReactNode } from 'react'
import { AttachedFiles, DocumentHistory } from '../../core/document/page/late-parts.tsx'
import { DocumentPage } from '../../core/document/page/document-page.tsx'
import { type DocumentTab, DocumentTabs } from '@enlace/web/document/document-tabs.tsx'
import type { SendPolicy } from './policies/actions.ts'
import { Amendments } from './amendments.tsx'
import { ContractFile } from './files/contract-file.tsx'
import { Imputations } from './imputed/imputations.tsx'
import { Minutes } from './minutes.tsx'
import { Policies } from './policies/policies.tsx'
import { Summary } from './summary.tsx'

type SupplierContractViewProps = {
  contract: SupplierContractDetail
  listHref: string
  mayOpen: (kind: DocumentKind) => boolean
  onSend: SendPolicy
  /** What the company asks for before it pays. */
  required: ReactNode
}

/** One contract: how much is left of it and for how long, and behind tabs all that belongs to it (screens 2.11). */
export function SupplierContractView(props: SupplierContractViewProps) {
  const { contract, listHref } = props
  const title = fill(texts.title, { numero: contract.nro_contrato })
  return (
    <DocumentPage
      description={{ ...contractDocument, amount: 'saldo' }}
      document={contract}
      place={{ title, list: { label: supplierContractsTexts.title, href: listHref } }}
      downloads={
        contract.contrato_file_id && <ContractFile id={contract.contrato_file_id} label={texts.download} />
      }
    >
      {noticesOf(contract).map((notice) => (
        <Banner key={notice} kind="warning">
          {notice}
        </Banner>
      ))}
      <DocumentTabs tabs={partsOf(props)} />
    </DocumentPage>
  )
}

/** What must not be overlooked: that it is about to end, stands still, or that more was executed than agreed. */
function noticesOf({ estado, fecha_fin, dias_restantes, saldo, moneda }: SupplierContractDetail): string[] {
  const fecha = fecha_fin === null ? '' : formatDate(fecha_fin)
  const left = daysLeftText(dias_restantes) ?? ''
  const ending =
    dias_restantes === 0 ? fill(texts.endingNow, { fecha }) : fill(texts.ending, { fecha, dias: left })
  return [
    ...(estado === 'por_vencer' ? [ending] : []),
    ...(estado === 'suspendido' ? [texts.suspended] : []),
    ...(isNegativeMoney(saldo) ? [fill(texts.over, { valor: formatMoney(negateMoney(saldo), moneda) })] : []),
  ]
}

function partsOf({ contract, mayOpen, onSend, required }: SupplierContractViewProps): DocumentTab[] {
  const { amendments, policies, minutes, attachments, imputedTotals } = contract
  return [
    { id: 'resumen', label: texts.summaryTab, content: <Summary contract={contract} /> },
    {
      id: 'otrosies',
      label: texts.amendmentsTab,
      count: amendments.length,
      content: <Amendments contract={contract} />,
    },
    {
      id: 'polizas',
      label: policyTexts.tab,
      count: policies.length,
      content: <Policies contract={contract} onSend={onSend} />,
    },
    {
      id: 'imputaciones',
      label: texts.imputedTab,
      count: imputedTotals.reduce((sum, { rows }) => sum + rows, 0),
      content: <Imputations contract={contract} mayOpen={mayOpen} />,
    },
    { id: 'actas', label: texts.minutesTab, count: minutes.length, content: <Minutes contract={contract} /> },
    { id: 'exigidos', label: texts.requiredTab, isScreenOnly: true, content: required },
    {
      id: 'historial',
      label: historyTexts.title,
      content: (
        <DocumentHistory kind="supplier-contracts" events={contract.history} moneda={contract.moneda} />
      ),
    },
    {
      id: 'archivos',
      label: attachmentTexts.title,
      count: attachments.length,
      content: <AttachedFiles files={attachments} />,
    },
  ]
}
