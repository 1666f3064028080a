import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { writeSearch } from '@enlace/web/search-params.ts'
import { paths } from '../paths.ts'

/** Returns the address of a new cuenta de cobro, with the lines of an order if one is named. */
export function newSupportingPlace(order?: string): string {
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(newRequestKey()) ?? []
  return `${paths.supportingDocument({ id: [a, b, c, d, e].join('-') })}${writeSearch({ order })}`
}
