import { randomUUID } from 'node:crypto'
import type { BuiltBranch, BuiltCompany } from './builders.ts'
import { type Admin, type Fields, insert, ownerOf } from './document-row.ts'

/** Creates a withholding of a branch; by default 2.5 % of a purchase of a million in March 2025. */
export async function buildWithholding(
  server: Admin,
  branch: BuiltBranch,
  fields: Fields = {},
): Promise<string> {
  const id = randomUUID()
  await insert(server, 'withholding_lines', {
    ...ownerOf(branch),
    id,
    erp_key: id,
    tipo: 'fuente',
    concepto_codigo: 'compras_declarante',
    concepto: 'Compras generales (declarante)',
    tarifa: '2.5',
    base: '1000000',
    valor: '25000',
    fecha: '2025-03-10',
    documento: `FE-${id.slice(0, 8)}`,
    municipio: '11001',
    ...fields,
  })
  return id
}

/**
 * Creates the day from which a company's certificates are available; by default those of renta of 2025, from a past
 * day.
 */
export async function buildRelease(server: Admin, company: BuiltCompany, fields: Fields = {}): Promise<void> {
  await insert(server, 'certificate_releases', {
    company_id: company.id,
    tipo: 'fuente',
    anio: 2025,
    periodo: 0,
    municipio: '',
    fecha: '2026-03-31',
    ...fields,
  })
}
