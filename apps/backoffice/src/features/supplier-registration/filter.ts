import { deadlines } from '@enlace/contract/supplier-registration/limits'
import type { DeskRegistrationsQuery } from '@enlace/contract/supplier-registration/desk/schemas'
import { requestStates } from '@enlace/contract/supplier-registration/states'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the inbox says after its path. */
export type RegistrationFilter = Omit<DeskRegistrationsQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const registrationReaders: FilterReaders<RegistrationFilter> = {
  ...readers,
  status: severalOf(requestStates),
  tipo: oneOf(['1', '2']),
  plazo: oneOf(deadlines),
  asignada: (text) => (/^(mias|sin_asignar|[0-9a-f-]{36})$/.test(text) ? text : undefined),
}
