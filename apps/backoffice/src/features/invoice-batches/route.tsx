import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceBatch, InvoiceBatches, KeptFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { invoiceBatchTexts as texts } from '@enlace/contract/invoice-batches/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { MakeDialog } from './make-dialog.tsx'
import { batchesQuery, downloadBatch, sendMaking, sendRemoval, sendUndoing } from './queries.ts'
import { InvoiceBatchesView } from './view.tsx'

/** `/facturas-para-erp`: the accepted invoices as files that the ERP loads. */
export const invoiceBatchesRoute = screenRoute({
  path: paths.invoiceBatches.pattern,
  title: texts.title,
  query: batchesQuery,
  Screen: ({ data }) => <InvoiceBatchesScreen batches={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function InvoiceBatchesScreen({ batches }: { batches: InvoiceBatches }) {
  const mayWrite = useMayWrite('invoices')
  const { busy, run, take } = useAct<InvoiceBatches>(batchesQuery().queryKey)
  const [making, setMaking] = useState<{ key: string; faults: Readonly<Record<string, string>> }>()
  const [undone, setUndone] = useState<InvoiceBatch>()
  const [removed, setRemoved] = useState<KeptFormat>()
  const handleMake = (formato: string, hasta: CalendarDate, idempotencyKey: string) =>
    run('make', async () => {
      const made = sendMaking({ formato, hasta, idempotencyKey })
      try {
        await take(made)
      } catch (thrown) {
        const { fields } = failureOf(thrown)
        if (Object.keys(fields).length === 0) throw thrown
        // What is refused with its field is told there; a corrected form is another one.
        setMaking({ key: newRequestKey(), faults: fields })
        return
      }
      const { hecho, pendientes } = await made
      setMaking(undefined)
      const message = fill(texts.made, { numero: hecho.numero, n: hecho.facturas })
      toast({ kind: 'success', message: pendientes.facturas > 0 ? `${message} ${texts.again}` : message })
      await downloadBatch(hecho.id)
    })
  const handleUndo = async ({ id, numero }: InvoiceBatch) => {
    if (await run('undo', () => take(sendUndoing(id)), fill(texts.undoDone, { numero }))) setUndone(undefined)
  }
  const handleRemove = async ({ id }: KeptFormat) => {
    if (await run('remove', () => take(sendRemoval(id)), texts.removed)) setRemoved(undefined)
  }
  return (
    <>
      <InvoiceBatchesView
        {...{ batches, mayWrite }}
        formatHref={(id) => paths.invoiceFormat({ id })}
        onMake={() => setMaking({ key: newRequestKey(), faults: {} })}
        onDownload={(id) => void downloadBatch(id)}
        onUndo={setUndone}
        onRemove={setRemoved}
      />
      {making && (
        <MakeDialog
          formats={batches.formatos}
          faults={making.faults}
          isBusy={busy === 'make'}
          onMake={(format, until) => void handleMake(format, until, making.key)}
          onClose={() => setMaking(undefined)}
        />
      )}
      {undone && (
        <ConfirmDialog
          title={fill(texts.undoTitle, { numero: undone.numero })}
          confirm={texts.undo}
          cancel={texts.cancel}
          closeLabel={texts.cancel}
          isDanger
          isBusy={busy === 'undo'}
          onConfirm={() => void handleUndo(undone)}
          onClose={() => setUndone(undefined)}
        >
          <p>{fill(texts.undoIntro, { n: undone.facturas })}</p>
        </ConfirmDialog>
      )}
      {removed && (
        <ConfirmDialog
          title={fill(texts.removeTitle, { nombre: removed.formato.nombre })}
          confirm={texts.remove}
          cancel={texts.cancel}
          closeLabel={texts.cancel}
          isDanger
          isBusy={busy === 'remove'}
          onConfirm={() => void handleRemove(removed)}
          onClose={() => setRemoved(undefined)}
        >
          <p>{texts.removeIntro}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
