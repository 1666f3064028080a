import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { questionSearch } from '@enlace/contract/dashboard/start/links.ts'
import type { StartFigures, StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { startTexts } from '@enlace/contract/dashboard/start/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { newOnly } from '../../core/certificates/lists.ts'
import { readBoot } from '../../core/company/boot.ts'
import { useMayEnter, useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { newCertificatesQuery, startPageQuery } from './queries.ts'
import { StartView } from './view.tsx'

/** The start page behind the logo (screens 2.1). */
export const startPageRoute = screenRoute({
  path: paths.startPage.pattern,
  title: startTexts.title,
  query: startPageQuery,
  Screen: ({ data }) => <Start start={data} />,
  Pending: () => <Start start={undefined} />,
})

const always = ['receivable', 'overdue', 'dueSoon', 'paidThisMonth'] as const

function Start({ start }: { start: StartPage | undefined }) {
  const mayOpen = useMayOpen()
  const hasCertificates = useMayEnter()(placeAccess.certificates)
  const found = useQuery({ ...newCertificatesQuery(), enabled: hasCertificates })
  // Where the number does not come, the page is whole without it.
  const certificates =
    hasCertificates && !(found.isError && found.data === undefined)
      ? { count: found.data?.nuevos, href: paths.certificates({}, { lista: newOnly }) }
      : undefined
  const shown: (keyof StartFigures)[] = [
    ...always,
    ...(mayOpen('purchase-order') ? (['ordersToConfirm'] as const) : []),
    ...(mayOpen('purchase-tickets') ? (['ticketsToInvoice'] as const) : []),
  ]
  return (
    <StartView
      start={start}
      showsPayment={readBoot().parameters.date_payment > 0}
      shown={shown}
      questionsHref={paths.questions({}, questionSearch.open)}
      documentsHref={paths.supplierQualificationDocuments()}
      certificates={certificates}
      attentionHrefs={{
        questionsToAnswer: paths.questions({}, questionSearch.toAnswer),
        communiquesToRead: paths.blog(),
        documentsWrong: paths.supplierQualificationDocuments(),
        documentsMissing: paths.supplierQualificationDocuments(),
        bankAccountsMissing: paths.profileBankAccounts(),
      }}
    />
  )
}
