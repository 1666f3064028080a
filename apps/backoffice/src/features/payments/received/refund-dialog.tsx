import { fill } from '@enlace/contract/core/fill.ts'
import {
  type NewRefund,
  readRefund,
  type ReceivedPaymentDetail,
  RefundForm,
} from '@enlace/contract/payments/desk/schemas.ts'
import { refundLimits } from '@enlace/contract/payments/desk/state-schemas.ts'
import { refundTexts as texts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import { useWritten } from '../use-written.ts'

type RefundDialogProps = {
  payment: Pick<ReceivedPaymentDetail, 'numero' | 'moneda' | 'por_devolver' | 'creado_at'>
  onRefund: (refund: NewRefund) => Promise<void>
  onClose: () => void
}

/** Notes what was given back of a payment. The form has one key, so that sent twice it is one refund. */
export function RefundDialog({ payment, onRefund, onClose }: RefundDialogProps) {
  const [today] = useState(() => todayInBogota(new Date()))
  const [idempotencyKey] = useState(newRequestKey)
  const start: RefundForm = { fecha: today, valor: '', motivo: '', referencia: '', avisar: true }
  const { values, faults, isBusy, change, submit } = useWritten(RefundForm, start, async (written) => {
    const [fecha, valor] = [parseCalendarDate(written.fecha), readRefund(written.valor)]
    // The form's rules have just read both.
    if (fecha === undefined || valor === undefined) return
    await onRefund({ ...written, fecha, valor, idempotencyKey })
    onClose()
  })
  return (
    <Dialog
      isOpen
      title={fill(texts.noteTitle, { numero: payment.numero })}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="regular">
          <Hint>{texts.moneyNote}</Hint>
          <TextInput
            label={texts.value}
            hint={fill(texts.valueHint, { valor: formatMoney(payment.por_devolver, payment.moneda) })}
            error={faults['valor']}
            inputMode="decimal"
            isRequired
            maxLength={30}
            value={values.valor}
            onChange={({ target }) => change({ valor: target.value })}
          />
          <DateInput
            label={texts.date}
            error={faults['fecha']}
            isRequired
            min={todayInBogota(new Date(payment.creado_at))}
            max={today}
            value={values.fecha}
            onChange={({ target }) => change({ fecha: target.value })}
          />
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            error={faults['motivo']}
            isRequired
            rows={3}
            maxLength={refundLimits.reason}
            value={values.motivo}
            onChange={({ target }) => change({ motivo: target.value })}
          />
          <TextInput
            label={texts.reference}
            hint={texts.referenceHint}
            error={faults['referencia']}
            maxLength={refundLimits.reference}
            value={values.referencia}
            onChange={({ target }) => change({ referencia: target.value })}
          />
          <Checkbox
            label={texts.tell}
            checked={values.avisar}
            onChange={({ target }) => change({ avisar: target.checked })}
          />
          <StepUpHint />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isBusy} />
        </Stack>
      </form>
    </Dialog>
  )
}
