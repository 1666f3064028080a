import { fill } from '@enlace/contract/core/fill.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import { downloadPaymentLines } from '@enlace/contract/payments-made/calls.ts'
import { paymentMadeTexts as texts } from '@enlace/contract/payments-made/detail-texts.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import type { PaymentMadeDetail } from '@enlace/contract/payments-made/schemas.ts'
import { paymentsMadeTexts } from '@enlace/contract/payments-made/texts.ts'
import { negateMoney } from '@enlace/domain/money.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { DocumentFoot } from '../../core/document/document-foot.tsx'
import { roadOfBusiness } from '../../core/document/road/business-road.ts'
import { sumLines } from '../../core/document/fields/field-columns.tsx'
import { pageValues } from '../../core/document/fields/page-values.tsx'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/document-page.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paymentLineColumns } from './line-columns.tsx'
import { NotPaid } from './summary/not-paid.tsx'

/** What comes after the payment itself, and not at all where its script does not. */
const PaymentWithholdings = latePart(() =>
  import('../../core/certificates/payment-withholdings.tsx').then((part) => part.PaymentWithholdings),
)

type PaymentMadeViewProps = {
  payment: PaymentMadeDetail
  listHref: string
  showsInvoiceDate: boolean
  invoiceHref: (id: string) => string
  mayOpen: (kind: RelatedDocument['kind']) => boolean
  /** Whether what was withheld can be certified line by line. */
  showsWithholdings: boolean
}

/** One payment: whether it arrived, how it was made, what it is made of, and the invoices that it covers. */
export function PaymentMadeView(props: PaymentMadeViewProps) {
  const { payment, listHref, mayOpen } = props
  const { moneda, estado, valor_pagado } = payment
  const label = estado === 'pagado' ? texts.paid : texts.notPaid
  return (
    <DocumentPage
      list={{ label: paymentsMadeTexts.title, href: listHref }}
      document={{ kind: 'payments-made', id: payment.id, numero: payment.comprobante }}
      title={fill(texts.title, { numero: payment.comprobante })}
      status={<StateChip owner="pago" state={estado} />}
      amount={{ label, value: <Amount value={valor_pagado} moneda={moneda} /> }}
      downloads={
        payment.lines.length > 0 && (
          <DownloadButton
            label={linesTexts.xlsx}
            id={payment.id}
            loadCall={async () => downloadPaymentLines}
          />
        )
      }
    >
      <NotPaid estado={estado} motivo={payment.motivo} />
      <DocumentRoad
        steps={roadOfBusiness({
          own: {
            kind: 'payments-made',
            fecha: payment.fecha_pago,
            estado: payment.estado,
            fecha_programada: null,
          },
          related: payment.related,
          mayOpen,
        })}
      />
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={pageValues(paymentDocument, payment)} />
        </Panel>
        <Panel title={texts.breakdown}>
          <TotalsBox
            rows={[
              { label: texts.gross, value: <Amount value={payment.valor_bruto} moneda={moneda} /> },
              {
                label: texts.withheld,
                value: <Amount value={negateMoney(payment.valor_retenciones)} moneda={moneda} />,
              },
              {
                label: texts.discounts,
                value: <Amount value={negateMoney(payment.valor_descuentos)} moneda={moneda} />,
              },
              { label, value: <Amount value={valor_pagado} moneda={moneda} />, isTotal: true },
            ]}
          />
        </Panel>
      </DocumentColumns>
      <PaymentLines {...props} />
      {props.showsWithholdings && <PaymentWithholdings id={payment.id} />}
      <DocumentFoot kind="payments-made" document={payment} mayOpen={mayOpen} />
    </DocumentPage>
  )
}

function PaymentLines({ payment, showsInvoiceDate, invoiceHref }: PaymentMadeViewProps) {
  const { lines, moneda } = payment
  if (lines.length === 0)
    return (
      <Panel title={texts.lines}>
        <p>{texts.noLines}</p>
      </Panel>
    )
  return (
    <Panel title={texts.lines} isFlush>
      <DataTable
        caption={texts.lines}
        columns={paymentLineColumns(moneda, showsInvoiceDate, invoiceHref)}
        rows={lines}
        rowKey={(line) => line.linea}
        totals={[sumLines(paymentDocument.lines, lines)]}
        totalLabel={() => fill(tableTexts.total, { moneda })}
        texts={tableTexts}
      />
    </Panel>
  )
}
