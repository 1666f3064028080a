import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { downloadPaymentLines } from '@enlace/contract/payments-made/calls.ts'
import { paymentMadeTexts as texts } from '@enlace/contract/payments-made/detail-texts.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import type { PaymentMadeDetail } from '@enlace/contract/payments-made/schemas.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { DocumentTotals } from '@enlace/web/document/page/document-totals.tsx'
import { DocumentFoot } from '../../core/document/page/document-foot.tsx'
import { sumLines } from '@enlace/web/document/fields/field-columns.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { BusinessRoad } from '../../core/document/road/document-road.tsx'
import { DocumentLines } from '@enlace/web/document/page/document-lines.tsx'
import type { DocumentViewProps } from '../../core/document/document-route.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/page/document-page.tsx'
import { paymentLineColumns } from './line-columns.tsx'
import { NotPaid } from './summary/not-paid.tsx'

/** What comes after the payment itself, and not at all where its script does not. */
const PaymentWithholdings = latePart(() =>
  import('../../core/certificates/payment-withholdings.tsx').then((part) => part.PaymentWithholdings),
)

type PaymentMadeViewProps = DocumentViewProps<PaymentMadeDetail> & {
  parameters: FieldFlags
  /** Whether what was withheld can be certified line by line. */
  showsWithholdings: boolean
}

/** One payment: whether it arrived, how it was made, what it is made of, and the invoices that it covers. */
export function PaymentMadeView({
  document: payment,
  place,
  mayOpen,
  parameters,
  showsWithholdings,
}: PaymentMadeViewProps) {
  const { moneda, estado, lines } = payment
  const label = estado === 'pagado' ? texts.paid : texts.notPaid
  return (
    <DocumentPage
      description={paymentDocument}
      document={payment}
      place={place}
      amountLabel={label}
      loadLines={lines.length > 0 && (async () => downloadPaymentLines)}
    >
      <NotPaid estado={estado} motivo={payment.motivo} />
      <BusinessRoad description={paymentDocument} document={payment} mayOpen={mayOpen} />
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={pageValues(paymentDocument, payment)} />
        </Panel>
        <Panel title={texts.breakdown}>
          <DocumentTotals description={paymentDocument} document={payment} labels={{ valor_pagado: label }} />
        </Panel>
      </DocumentColumns>
      <DocumentLines
        title={texts.lines}
        moneda={moneda}
        columns={paymentLineColumns({ moneda, lines }, parameters)}
        lines={lines}
        total={sumLines(paymentDocument.lines, lines)}
        none={<p>{texts.noLines}</p>}
      />
      {showsWithholdings && <PaymentWithholdings id={payment.id} />}
      <DocumentFoot kind="payments-made" document={payment} mayOpen={mayOpen} />
    </DocumentPage>
  )
}
