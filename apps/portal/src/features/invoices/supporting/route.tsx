import { useQueryClient } from '@tanstack/react-query'
import { getCities } from '@enlace/contract/catalogues/shown/calls.ts'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { getSupportingDraft, saveSupportingDraft } from '@enlace/contract/invoices/supporting/calls.ts'
import type { SupportingDraft, SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import { supportingFormTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { invoicesTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { send } from '../../../core/http/client.ts'
import { billedOrderIn } from '../../../core/invoices/billing-place.ts'
import { paths } from '../../../core/paths.ts'
import { SupportingFormView } from './form.tsx'

/** The form of a cuenta de cobro: a new one, a draft, or one that was returned. */
export const supportingDocumentRoute = screenRoute({
  path: paths.supportingDocument.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  search: (search) => ({ order: billedOrderIn(search) }),
  query: ({ id }, { order }) => ({
    ...callQuery(getSupportingDraft, { params: { id }, query: { order } }),
    staleTime: 0,
  }),
  title: texts.title,
  Screen: ({ data, params: { id } }) => <Supporting key={id} id={id} draft={data} />,
  Pending: () => <DocumentSkeleton list={{ label: invoicesTexts.title, href: paths.invoices() }} />,
})

/** The municipalities that a text names, by their codes. @throws CallFailure */
async function findCities(textSearch: string, signal: AbortSignal) {
  const { data } = await send(getCities, { query: { textSearch } }, { signal })
  return data.map(({ id, nombre }) => ({ value: id, label: nombre }))
}

function Supporting({ id, draft }: { id: string; draft: SupportingDraft }) {
  const { guardada } = draft
  const client = useQueryClient()
  const { isSending, problem, run } = useSending()
  const handleSave = async (body: SupportingForm) => {
    if (!(await run(() => send(saveSupportingDraft, { params: { id }, body })))) return
    await client.invalidateQueries()
    toast({ kind: 'success', message: texts.saved })
    location.assign(paths.invoice({ id }))
  }
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[{ label: invoicesTexts.title, href: paths.invoices() }, { label: texts.title }]}
        />
        <PageHeading title={texts.title} description={texts.intro} />
      </Stack>
      <SupportingFormView
        draft={draft}
        backHref={guardada ? paths.invoice({ id }) : paths.invoices()}
        isSending={isSending}
        problem={problem}
        findCities={findCities}
        onSave={(form) => void handleSave(form)}
      />
    </Stack>
  )
}
