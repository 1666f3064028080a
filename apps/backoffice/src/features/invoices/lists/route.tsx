import {
  InvoiceLists,
  type KeptInvoiceLists,
  type ReturnReason,
  type RulePreview,
} from '@enlace/contract/invoices/lists/schemas.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { Preview } from './preview.tsx'
import { askPreview, invoiceListsQuery, sendLists } from './queries.ts'
import { InvoiceListsView } from './view.tsx'

/** `/motivos-y-anexos`: for what documents are returned, and which annexes suppliers are asked for. */
export const invoiceListsRoute = screenRoute({
  path: paths.invoiceLists.pattern,
  title: texts.title,
  query: invoiceListsQuery,
  Screen: ({ data }) => <Lists kept={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const isTyped = (read: object) =>
  ['motivos', 'anexos'].every((name) => Array.isArray(Reflect.get(read, name)))

function Lists({ kept }: { kept: KeptInvoiceLists }) {
  const { version, ...lists } = kept
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(invoiceListsQuery().queryKey)
  const over = useTypedOver<InvoiceLists>('invoice-lists', { typed: lists, version }, isTyped)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const handleSave = async () => {
    const work = async () => {
      try {
        await take(sendLists({ ...over.typed, version }))
      } catch (thrown) {
        setRefused(failureOf(thrown).fields)
        throw thrown
      }
    }
    if (await run('save', work, texts.saved)) over.discard()
  }
  const [seen, setSeen] = useState<{ preview: RulePreview; reasons: readonly ReturnReason[] }>()
  const faults = faultsOf(over.typed)
  const handlePreview = () => {
    const reasons = over.typed.motivos
    return run('preview', async () => setSeen({ preview: await askPreview(reasons), reasons }))
  }
  return (
    <InvoiceListsView
      lists={over.typed}
      faults={{ ...refused, ...faults }}
      isChanged={over.isChanged}
      isStale={over.isStale}
      isSaving={busy === 'save'}
      mayWrite={mayWrite}
      onChange={(typed) => {
        setRefused({})
        over.change(typed)
      }}
      onDiscard={over.discard}
      onSave={() => void handleSave()}
      preview={
        <Preview
          seen={seen}
          isBusy={busy === 'preview'}
          isBlocked={Object.keys(faults).length > 0}
          onAsk={() => void handlePreview()}
        />
      }
    />
  )
}

const faultsOf = (lists: InvoiceLists) =>
  Object.fromEntries(
    InvoiceLists.safeParse(lists).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )
