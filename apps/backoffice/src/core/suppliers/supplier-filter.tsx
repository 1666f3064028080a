import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import type { NamedSupplier } from '@enlace/contract/documents/desk/schemas.ts'
import { deskDocumentTexts as texts } from '@enlace/contract/documents/desk/texts.ts'
import { supplierChoiceTexts } from '@enlace/contract/suppliers/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { FilterSearch } from '@enlace/ui/filter-search.tsx'
import { narrowed } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { findSuppliers, supplierLabel } from './find-suppliers.ts'

type SupplierFilterProps = {
  /** Whose rows are shown; null for everybody's, undefined while that is not known. */
  supplier: NamedSupplier | null | undefined
  place: Pick<ListPlace, 'filter' | 'onFilter'>
}

const labelOf = ({ nombre, nit }: NamedSupplier) => supplierLabel({ nombre, nit: formatWholeNit(nit) })

/** Narrows a list to one supplier, found by name or NIT; the address names it by its id. */
export function SupplierFilter({ supplier, place: { filter, onFilter } }: SupplierFilterProps) {
  return (
    <FilterSearch
      label={texts.supplier}
      placeholder={texts.findSupplier}
      chosen={supplier ? { value: String(supplier.id), label: labelOf(supplier) } : null}
      onChoose={(proveedor) => onFilter(narrowed(filter, { proveedor }))}
      clearLabel={fill(filterTexts.removeOf, { filter: texts.supplier })}
      search={findSuppliers}
      minLength={2}
      texts={supplierChoiceTexts.combobox}
    />
  )
}
