import { getCertificateReadiness } from '@enlace/contract/certificates/settings/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What the company's certificates still lack; asked again by each page, for another page is where it is mended. */
export const readinessQuery = () => ({ ...callQuery(getCertificateReadiness), staleTime: 0 })
