import { fill } from '@enlace/contract/core/fill.ts'
import type { ArrivedInvoice } from '@enlace/contract/account-statements/arrived/schemas.ts'
import { arrivedTexts as texts } from '@enlace/contract/account-statements/arrived/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showCount, showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { WhenPaid } from '../road/when-paid-answer.tsx'
import { whenPaid } from '../road/when-paid.ts'

type ArrivedInvoicesProps = {
  invoices: readonly ArrivedInvoice[]
  parameters: FieldFlags
  today: CalendarDate
  hrefOf: (id: string) => string
}

/** The invoices that arrived under a number: where each stands, and when it is paid. */
export function ArrivedInvoices({ invoices, parameters, today, hrefOf }: ArrivedInvoicesProps) {
  return (
    <Stack>
      {invoices.length > 1 && <p>{fill(texts.yesSeveral, { n: showCount(invoices.length) })}</p>}
      {invoices.map((invoice) => (
        <Panel
          key={invoice.id}
          title={fill(invoice.estado === 'rechazada' ? texts.refused : texts.yes, {
            numero: invoice.factura_cliente,
          })}
          actions={<StateChip owner="factura" state={invoice.estado} />}
        >
          <Stack>
            <WhenPaid answer={whenPaid(invoice, parameters, today)} level={3} />
            <DefinitionList items={factsOf(invoice)} />
            <div>
              <ButtonLink href={hrefOf(invoice.id)}>{texts.open}</ButtonLink>
            </div>
          </Stack>
        </Panel>
      ))}
    </Stack>
  )
}

function factsOf(invoice: ArrivedInvoice) {
  const { moneda } = invoice
  return [
    { label: texts.received, value: showDay(invoice.fecha_recibida) },
    { label: texts.own, value: showDay(invoice.fecha_proveedor) },
    { label: texts.branch, value: invoice.sucursal },
    { label: texts.value, value: <Amount value={invoice.valor_facturado} moneda={moneda} /> },
    { label: texts.balance, value: <Amount value={invoice.saldo_total} moneda={moneda} isStrong /> },
  ]
}
