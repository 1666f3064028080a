import {
  beginCertificateRun,
  cancelCertificateRun,
  downloadIssuedCertificate,
  getCertificateYear,
  getIssuedCertificate,
  listToldSuppliers,
  revokeIssuedCertificate,
} from '@enlace/contract/certificates/desk/calls.ts'
import type { RunAct } from '@enlace/contract/certificates/desk/state-schemas.ts'
import type { CertificateYear, NewRun, Revocation } from '@enlace/contract/certificates/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { ToldSearch } from './actions.ts'

/** Milliseconds between two looks at a year while something is being done for all suppliers. */
const watchEvery = 2000

/** One issued certificate. */
export const certificateQuery = (id: string) => ({
  ...callQuery(getIssuedCertificate, { params: { id } }),
  staleTime: 0,
})

const isUnderWay = ({ procesos }: CertificateYear) =>
  procesos.some(({ estado }) => estado === 'waiting' || estado === 'running')

/** How a year stands; looked at again and again while something is being done for all suppliers. */
export const yearQuery = (anio: number | undefined) => ({
  ...callQuery(getCertificateYear, { query: { anio } }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: CertificateYear | undefined } }) =>
    data && isUnderWay(data) ? watchEvery : false,
})

/** Who was told of the certificates of a year. */
export const toldQuery = (search: ToldSearch) => ({
  ...callQuery(listToldSuppliers, { query: search }),
  staleTime: 0,
})

/** Begins something for all suppliers, after a step-up. @throws CallFailure */
export const beginRun = (body: NewRun) => withStepUp(() => send(beginCertificateRun, { body }))

/** Ends it. @throws CallFailure */
export const stopRun = (acto: RunAct, anio: number) => send(cancelCertificateRun, { body: { acto, anio } })

/** Takes a certificate back, after a step-up. @throws CallFailure */
export const revoke = (id: string, body: Revocation) =>
  withStepUp(() => send(revokeIssuedCertificate, { params: { id }, body }))

/** Gets the file of a certificate to the person. */
export const downloadFile = (id: string) => download(downloadIssuedCertificate, { params: { id } })
