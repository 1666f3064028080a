import type { ToldBranchRow } from '@enlace/database/load/tables/third-parties.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Findings } from '../../core/findings/finding.ts'
import type { AccountsBySupplier } from '../../core/documents/known-supplier.ts'
import { readFlag } from '../../core/documents/listed-fields.ts'
import type { PartMapping } from '../../core/mapping/mapping.ts'
import { readRecords, type CountRead } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'
import { readContact } from '../../core/documents/contact.ts'

/** The branch accounts of a file. One of an unknown supplier or with a repeated key is refused. */
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
