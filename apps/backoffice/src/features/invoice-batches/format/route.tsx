import { useQuery } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  BatchFormat,
  type InvoiceBatches,
  type KeptFormat,
} from '@enlace/contract/invoice-batches/schemas.ts'
import {
  type BatchStart,
  batchStarts,
  startingFormat,
} from '@enlace/contract/invoice-batches/starting-formats.ts'
import { batchFormatTexts as texts } from '@enlace/contract/invoice-batches/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import { useSettled } from '../../../core/forms/use-settled.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { batchesQuery } from '../queries.ts'
import { previewQuery, sendFormat } from './queries.ts'
import { InvoiceFormatView } from './view.tsx'

/** `/facturas-para-erp/formatos/$id`: one format, or a new one by the name of what it starts with. */
export const invoiceFormatRoute = screenRoute({
  path: paths.invoiceFormat.pattern,
  title: texts.newTitle,
  params: z.object({ id: z.string() }),
  query: () => batchesQuery(),
  Screen: ({ data, params }) => <FormatScreen key={params.id} batches={data} id={params.id} />,
  Pending: () => <ScreenSkeleton title={texts.newTitle} />,
})

const isStart = (id: string): id is BatchStart => batchStarts.some((start) => start === id)
const isTyped = (read: object) => BatchFormat.safeParse(read).success

function FormatScreen({ batches, id }: { batches: InvoiceBatches; id: string }) {
  const kept = batches.formatos.find((format) => format.id === id)
  if (!kept && !isStart(id)) {
    // It was removed meanwhile.
    location.replace(paths.invoiceBatches())
    return null
  }
  return <FormatEditor id={id} kept={kept} start={isStart(id) ? id : 'separado'} />
}

function FormatEditor({ id, kept, start }: { id: string; kept: KeptFormat | undefined; start: BatchStart }) {
  const mayWrite = useMayWrite('invoices')
  const { busy, run, take } = useAct<InvoiceBatches>(batchesQuery().queryKey)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const base = kept?.formato ?? startingFormat(start)
  const over = useTypedOver<BatchFormat>(
    `invoice-format-${id}`,
    { typed: base, version: String(kept?.version ?? 0) },
    isTyped,
  )
  const read = BatchFormat.safeParse(over.typed)
  const own = read.success ? {} : faultsOf(read.error.issues)
  const settled = useSettled(over.typed)
  const preview = useQuery(previewQuery(settled, isTyped(settled)))
  const handleSave = async () => {
    const isDone = await run(
      'save',
      async () => {
        try {
          await take(sendFormat(over.typed, kept))
        } catch (thrown) {
          setRefused(failureOf(thrown).fields)
          throw thrown
        }
      },
      texts.saved,
    )
    if (!isDone) return
    over.discard()
    location.assign(paths.invoiceBatches())
  }
  return (
    <InvoiceFormatView
      title={kept ? fill(texts.title, { nombre: kept.formato.nombre }) : texts.newTitle}
      format={over.typed}
      faults={{ ...refused, ...own }}
      isStale={over.isStale}
      mayWrite={mayWrite}
      backHref={paths.invoiceBatches()}
      preview={preview.data}
      previewFault={preview.error ? failureOf(preview.error) : undefined}
      save={
        mayWrite && (
          <SaveActions
            isChanged={over.isChanged || !kept}
            isSaving={busy === 'save'}
            isBlocked={!read.success}
            onDiscard={over.discard}
            onSave={() => void handleSave()}
          />
        )
      }
      onChange={(changed) => {
        setRefused({})
        over.change({ ...over.typed, ...changed })
      }}
    />
  )
}

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
