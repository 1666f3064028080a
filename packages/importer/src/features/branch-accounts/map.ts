import type { ToldBranchRow } from '@enlace/database/load/tables/third-parties.ts'
import { accountKey } from '../../core/account-key.ts'
import type { Findings } from '../../core/finding.ts'
import type { AccountsBySupplier } from '../../core/known-supplier.ts'
import { readFlag } from '../../core/listed-fields.ts'
import type { PartMapping } from '../../core/mapping.ts'
import { readRecords, type CountRead } from '../../core/record-reader.ts'
import type { SourceTable } from '../../core/source-table.ts'
import type { FieldOf } from '../../core/targets.ts'
import { readContact } from '../../core/contact.ts'

/** The branch accounts of a file. One of an unknown supplier is refused, a key that comes twice too. */
export function mapBranches(
  table: SourceTable,
  part: PartMapping,
  suppliers: ReadonlySet<string>,
  branches: AccountsBySupplier,
  findings: Findings,
  onRead?: CountRead,
): ToldBranchRow[] {
  const seen = new Set<string>()
  return readRecords<FieldOf<'branch-accounts'>, ToldBranchRow>(
    table,
    part,
    findings,
    (record) => {
      const { documento_numero: supplier } = record.required('nit', record.nit('nit'))
      if (!suppliers.has(supplier)) record.refuse('supplier-unknown', { field: 'nit', value: supplier })
      const codigo = record.required('codigo', record.code('codigo'))
      const known = branches.get(supplier)?.get(codigo)
      const key = record.code('clave') ?? known ?? accountKey(supplier, { branch: { codigo } })
      if (seen.has(key)) record.refuse('key-repeated', { field: 'codigo', value: codigo })
      const row = {
        erp_key: key,
        third_party_key: supplier,
        codigo,
        nombre: record.required('nombre', record.text('nombre')),
        activo: readFlag(record, 'activo') ?? true,
        ...readContact(record),
      }
      seen.add(key)
      record.keptAs('branch_accounts', key)
      return row
    },
    onRead,
  )
}
