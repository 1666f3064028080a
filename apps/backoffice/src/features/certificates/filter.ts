import { issuedStates } from '@enlace/contract/certificates/desk/state-schemas'
import type { IssuedCertificatesQuery } from '@enlace/contract/certificates/desk/schemas'
import { certificateTypes } from '@enlace/domain/certificates'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type IssuedFilter = Omit<IssuedCertificatesQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const issuedReaders: FilterReaders<IssuedFilter> = {
  ...readers,
  status: severalOf(issuedStates),
  tipo: oneOf(certificateTypes),
  anio: (text) => (/^20\d\d$/.test(text) ? text : undefined),
}
