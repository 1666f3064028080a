import { contactStates } from '@enlace/contract/contact-us/desk/state-schemas'
import type { DeskContactsQuery } from '@enlace/contract/contact-us/desk/schemas'
import { commonReaders, type FilterReaders, readWritten, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the inbox says after its path. */
export type ContactFilter = Omit<DeskContactsQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const contactReaders: FilterReaders<ContactFilter> = {
  ...readers,
  status: severalOf(contactStates),
  asunto: readWritten,
  asignada: (text) => (/^(mias|sin_asignar|[0-9a-f-]{36})$/.test(text) ? text : undefined),
}
