import { fill } from '@enlace/contract/core/fill.ts'
import type {
  NewRefund,
  ReceivedPaymentDetail,
  Refund,
  RefundWithdrawal,
} from '@enlace/contract/payments/desk/schemas.ts'
import { refundTexts as texts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, isZeroMoney } from '@enlace/domain/money.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { useState } from 'react'
import { RefundDialog } from './refund-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type RefundsPanelProps = {
  payment: ReceivedPaymentDetail
  mayWrite: boolean
  onRefund: (refund: NewRefund) => Promise<void>
  onWithdraw: (refund: string, withdrawal: RefundWithdrawal) => Promise<void>
}

/** What the company gave back of a payment, and the ways to note more or to withdraw a wrong note. */
export function RefundsPanel({ payment, mayWrite, onRefund, onWithdraw }: RefundsPanelProps) {
  const { devoluciones, moneda, por_devolver: left } = payment
  const [isNoting, setIsNoting] = useState(false)
  const [wrong, setWrong] = useState<Refund>()
  return (
    <Panel title={texts.title}>
      <Stack gap="regular">
        <Quiet>{texts.moneyNote}</Quiet>
        {devoluciones.length === 0 && <p>{texts.none}</p>}
        {devoluciones.length > 0 && (
          <PlainList label={texts.table}>
            {devoluciones.map((refund) => (
              <li key={refund.id}>
                <NotedRefund
                  {...{ refund, moneda }}
                  {...(mayWrite && refund.retirada_at === null && { onWithdraw: () => setWrong(refund) })}
                />
              </li>
            ))}
          </PlainList>
        )}
        {mayWrite && !isZeroMoney(left) && (
          <Actions>
            <Button onClick={() => setIsNoting(true)}>{texts.note}</Button>
          </Actions>
        )}
      </Stack>
      {isNoting && <RefundDialog {...{ payment, onRefund }} onClose={() => setIsNoting(false)} />}
      {wrong && (
        <WithdrawDialog
          valor={formatMoney(wrong.valor, moneda)}
          onWithdraw={(withdrawal) => onWithdraw(wrong.id, withdrawal)}
          onClose={() => setWrong(undefined)}
        />
      )}
    </Panel>
  )
}

type NotedRefundProps = { refund: Refund; moneda: string; onWithdraw?: () => void }

function NotedRefund({ refund, moneda, onWithdraw }: NotedRefundProps) {
  const { valor, fecha, motivo, referencia, avisada, anotada_por: by, anotada_at: at } = refund
  const noted = fill(texts.notedBy, { quien: by, fecha: showInstant(at) })
  const parts = [
    formatDate(fecha),
    ...(referencia === '' ? [] : [`${texts.reference} ${referencia}`]),
    `${texts.noted} ${noted}`,
    avisada ? texts.wasTold : texts.wasNotTold,
  ]
  return (
    <Row gap="regular">
      <div>
        <strong>
          <Amount value={valor} moneda={moneda} />
        </strong>{' '}
        {motivo}
        <Quiet isSmall>{parts.join(' · ')}</Quiet>
        {refund.retirada_at !== null && (
          <>
            <StatusChip tone="neutral">{texts.isWithdrawn}</StatusChip>
            <Quiet isSmall>
              {fill(texts.withdrawn, {
                quien: refund.retirada_por ?? '',
                fecha: showInstant(refund.retirada_at),
                motivo: refund.retirada_motivo ?? '',
              })}
            </Quiet>
          </>
        )}
      </div>
      {onWithdraw && (
        <Button
          aria-label={fill(texts.withdrawOf, { valor: formatMoney(valor, moneda) })}
          onClick={onWithdraw}
        >
          {texts.withdraw}
        </Button>
      )}
    </Row>
  )
}
