import { randomUUID } from 'node:crypto'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { BuiltBranch } from './builders.ts'
import { type Admin, type Fields, insert, ownerOf } from './document-row.ts'

/**
 * Creates a contract of a branch as a load does; by default one of goods for ten million pesos that runs for half a
 * year.
 */
export async function buildContract(
  server: Admin,
  branch: BuiltBranch,
  fields: Fields = {},
): Promise<string> {
  const id = randomUUID()
  const today = todayInBogota(new Date())
  await insert(server, 'supplier_contracts', {
    ...ownerOf(branch),
    id,
    erp_key: id,
    nro_contrato: `CT-${id.slice(0, 8)}`,
    objeto: 'Suministro de tornillos',
    tipo: 'bienes',
    fecha_inicio: addDays(today, -90),
    fecha_fin: addDays(today, 180),
    valor: '10000000.00',
    valor_ejecutado: '4000000.00',
    ...fields,
  })
  return id
}

/** Creates a risk that a contract requires to be covered; by default without a policy. */
export async function buildPolicy(
  server: Admin,
  branch: BuiltBranch,
  contract: string,
  fields: Fields = {},
): Promise<string> {
  const id = randomUUID()
  await insert(server, 'supplier_contracts_policies', {
    ...ownerOf(branch),
    id,
    erp_key: id,
    contract_id: contract,
    amparo: 'Cumplimiento',
    valor_exigido: '1000000.00',
    ...fields,
  })
  return id
}

/** Links one document to another, as a load does: the later one refers to the earlier. */
export async function linkDocuments(
  server: Admin,
  branch: BuiltBranch,
  from: { kind: string; id: string },
  to: { kind: string; id: string },
): Promise<void> {
  await insert(server, 'document_links', {
    ...ownerOf(branch),
    from_kind: from.kind,
    from_id: from.id,
    to_kind: to.kind,
    to_id: to.id,
  })
}
