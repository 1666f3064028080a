import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { PaymentNews } from '@enlace/contract/payments/desk/schemas.ts'
import { receivedPaymentTexts as texts } from '@enlace/contract/payments/desk/texts.ts'
import { paymentStateTexts } from '@enlace/contract/payments/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { textColumn } from '@enlace/web/list/column-presets.tsx'

const columns: readonly Column<PaymentNews, unknown>[] = [
  { id: 'at', header: texts.at, card: 'date', cell: ({ at }) => showInstant(at) },
  { id: 'clase', header: texts.source, card: 'number', cell: ({ clase }) => texts.sources[clase] },
  {
    id: 'cambio',
    header: texts.change,
    card: 'text',
    cell: ({ antes, despues }) => {
      const estado = paymentStateTexts[despues].label
      return antes === despues
        ? fill(texts.same, { estado })
        : fill(texts.changed, { antes: paymentStateTexts[antes].label, despues: estado })
    },
  },
  textColumn('palabra', texts.word, { priority: 3 }),
  textColumn('transaccion', texts.transaction, { priority: 4 }),
]

/** What became known of a payment, the newest first. */
export const HistoryPanel = ({ news }: { news: readonly PaymentNews[] }) => (
  <Panel title={texts.history} isFlush>
    <DataTable
      caption={texts.historyTable}
      columns={columns}
      rows={news}
      rowKey={({ id }) => id}
      texts={tableTexts}
    />
  </Panel>
)
