import { newCertificates } from '@enlace/contract/certificates/calls.ts'
import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What the start page shows of the selected account. */
export const startPageQuery = () => callQuery(getStartPage)

/** How many certificates are new; asked again whenever the page is opened, because a download makes them fewer. */
export const newCertificatesQuery = () => ({
  ...callQuery(newCertificates),
  staleTime: 0,
  meta: { isQuiet: true },
})
