import {
  contactListNames,
  type ContactLists,
  type ContactOption,
} from '@enlace/contract/contact-us/lists/schemas.ts'
import { readyContactLists } from '@enlace/domain/company-start/contact-lists.ts'
import { fold } from '@enlace/domain/text.ts'

/** Whether a list offers nothing that visitors could choose. */
export const offersNothing = (options: readonly ContactOption[]): boolean =>
  !options.some(({ activo }) => activo)

/** The lists with the product's suggestions where they offer nothing; what the company chose elsewhere stays as it is. */
export function withSuggested(lists: ContactLists): ContactLists {
  const filled = contactListNames.map((list) => {
    const own = lists.listas[list]
    return [list, offersNothing(own) ? suggestedFor(own, readyContactLists[list]) : own] as const
  })
  return { ...lists, listas: { ...lists.listas, ...Object.fromEntries(filled) } }
}

/** A retired option of a suggested name is offered again: names are unique within a list. */
function suggestedFor(own: readonly ContactOption[], names: readonly string[]): ContactOption[] {
  const suggested = new Set(names.map(fold))
  const known = new Set(own.map(({ nombre }) => fold(nombre)))
  return [
    ...own.map((option) => ({ ...option, activo: suggested.has(fold(option.nombre)) })),
    ...names
      .filter((name) => !known.has(fold(name)))
      .map((nombre, at) => ({ clave: `sugerida-${at}`, nombre, activo: true })),
  ]
}
