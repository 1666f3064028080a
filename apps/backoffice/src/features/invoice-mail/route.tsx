import { listInvoiceMailRows, listInvoiceMails } from '@enlace/contract/invoice-mail/desk/calls.ts'
import type { InvoiceMail } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { invoiceMailsTexts as texts, waitingReasonTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import { invoiceMailStates } from '@enlace/contract/invoice-mail/limits.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Words } from '@enlace/ui/words.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { countColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { severalOf } from '@enlace/web/list/read-filter.ts'
import { reviewedColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { useMayRead, useMayWrite } from '../../core/session/staff-session.ts'
import { readNow } from './queries.ts'

/** Who sent what, whose it is, and why it waits. */
export const invoiceMailColumns: readonly Column<InvoiceMail, { moneda: string }>[] = [
  stateColumn(texts.estado, 'correo_factura'),
  reviewedColumn('remitente', texts.remitente, 'invoice-mail', { card: 'number' }),
  {
    id: 'asunto',
    header: texts.asunto,
    isSortable: true,
    card: 'text',
    cell: ({ asunto }) => <Words>{asunto || texts.noSubject}</Words>,
  },
  countColumn('adjuntos', texts.adjuntos, { priority: 4 }),
  textColumn('proveedor', texts.proveedor, { isSortable: true, priority: 3 }),
  {
    id: 'motivo',
    header: texts.motivo,
    cell: ({ motivo }) => motivo !== null && waitingReasonTexts[motivo].titulo,
  },
  instantColumn('recibido', texts.recibido, { from: 'recibido_at', isSortable: true, card: 'date' }),
]

/** `/correo-facturas`: the mails of the mailbox of invoices; what nobody could assign first. */
export const invoiceMailsRoute = staffList({
  path: paths.invoiceMails,
  list: 'staff-invoice-mails',
  texts,
  page: listInvoiceMails,
  rows: listInvoiceMailRows,
  changes: 'invoice-mail',
  readers: { ...staffReaders, status: severalOf(invoiceMailStates) },
  columns: invoiceMailColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.invoiceMail({ id }),
  head: ({ answer }) => answer && <Standing isOn={answer.encendido} />,
  filters: () => [{ kind: 'states', label: texts.states, owner: 'correo_factura' }],
})

/** Whether the mailbox is read, and the way to read it now or to set it up. */
function Standing({ isOn }: { isOn: boolean }) {
  const mayWrite = useMayWrite('invoices')
  const maySet = useMayRead('settings')
  const { busy, run } = useAct()
  if (!isOn)
    return (
      <Banner kind="info">
        {texts.off}
        {maySet && <ButtonLink href={paths.invoiceMailbox()}>{texts.configure}</ButtonLink>}
      </Banner>
    )
  if (!mayWrite) return null
  return (
    <Actions>
      <Button isBusy={busy === 'read'} onClick={() => void run('read', readNow, texts.asked)}>
        {texts.readNow}
      </Button>
    </Actions>
  )
}
