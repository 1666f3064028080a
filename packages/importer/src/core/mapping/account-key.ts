import type { MappingRules } from './mapping.ts'

/** The ERP key of the only branch account of a supplier whose source has no branches. */
export function accountKey(
  supplier: string,
  { branch }: { branch: Pick<MappingRules['branch'], 'codigo'> },
): string {
  return `${supplier}-${branch.codigo}`
}
