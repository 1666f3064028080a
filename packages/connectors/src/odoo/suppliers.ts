import { fieldsOf, isSet, textOf } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import { idOf } from './links.ts'
import type { OdooStream } from './stream.ts'

const kind = 'third-parties'

/** Suppliers: partners with purchases, without the contacts of companies. */
export const suppliers: OdooStream = {
  model: 'res.partner',
  domain: [
    ['supplier_rank', '>', 0],
    ['parent_id', '=', false],
  ],
  fields: ['name', 'vat', 'active', 'write_date'],
  map: async (rows) =>
    mapped(
      rows.map((row) => {
        const reference = `res.partner ${idOf(row)} (${textOf(row['name']) ?? ''})`
        const nit = textOf(row['vat'])
        if (nit === null) return { kind, reference, reason: 'supplier-without-nit' }
        return {
          kind,
          reference,
          id: idOf(row),
          key: ['nit'],
          isDeleted: false,
          ...fieldsOf({ nit, nombre: row['name'], activo: isSet(row['active']) ? 'si' : 'no' }),
        }
      }),
    ),
}
