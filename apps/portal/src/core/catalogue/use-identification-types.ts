import { getIdentificationTypes } from '@enlace/contract/catalogues/shown/calls.ts'
import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types.ts'
import { useAnswer } from '@enlace/web/http/use-answer.ts'

/**
 * The kinds of identity documents that the company takes; those of the DIAN while they are on their way, and where nobody
 * answers. What somebody holds already is among them, also where the company retired it.
 */
export function useIdentificationTypes(held = ''): readonly Option[] {
  const { answer } = useAnswer(getIdentificationTypes, {})
  const offered = answer?.data ?? identificationTypes
  if (held === '' || offered.some(({ id }) => id === held)) return offered
  return [...offered, identificationTypes.find(({ id }) => id === held) ?? { id: held, nombre: held }]
}
