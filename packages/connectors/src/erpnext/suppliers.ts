import { fieldsOf, isSet, textOf } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { ErpnextStream } from './stream.ts'

const kind = 'third-parties'

/** Suppliers by their tax number. */
export const suppliers: ErpnextStream = {
  doctype: 'Supplier',
  filters: [],
  isOfCompany: false,
  fields: ['name', 'supplier_name', 'tax_id', 'disabled', 'modified'],
  map: async (rows) =>
    mapped(
      rows.map((row) => {
        const id = textOf(row['name']) ?? ''
        const reference = `Supplier ${id}`
        const nit = textOf(row['tax_id'])
        if (nit === null) return { kind, reference, reason: 'supplier-without-nit' }
        const activo = isSet(row['disabled']) ? 'no' : 'si'
        const fields = fieldsOf({ nit, nombre: row['supplier_name'], activo })
        return { kind, reference, id, key: ['nit'], isDeleted: false, ...fields }
      }),
    ),
  tombstone: (document, reference) => {
    const nit = textOf(document['tax_id'])
    if (nit === null) return undefined
    const id = textOf(document['name']) ?? ''
    // Its documents remain, and they need an owner.
    const fields = fieldsOf({ nit, nombre: document['supplier_name'], activo: 'no' })
    return { kind, reference, id, key: ['nit'], isDeleted: false, ...fields }
  },
}
