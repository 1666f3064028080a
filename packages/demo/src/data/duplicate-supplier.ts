import { createHash } from 'node:crypto'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { CompanyDocuments } from './company-documents.ts'

/** The supplier that the company entered a second time. */
const writtenTwice = 'Montajes Electromecánicos Sabana S.A.S.'

/** Invoices booked under the second record before the error was noticed. */
const booked = 1

/**
 * Duplicates a supplier in the documents, as in real ERPs: the second time in capitals, with the check digit as part of
 * the number, a branch of its own and some invoices. A company without that supplier has no duplicate.
 */
export function withDuplicate(documents: CompanyDocuments): CompanyDocuments {
  const party = documents.parties.find(({ nombre }) => nombre === writtenTwice)
  const branch = documents.accounts.find(({ third_party_key }) => third_party_key === party?.erp_key)
  if (!party || !branch) return documents
  const number = `${party.documento_numero}${party.documento_dv}`
  const account = `${number}-${branch.codigo}`
  const newest = documents.statements
    .filter(({ account_key, estado }) => account_key === branch.erp_key && estado !== 'pagada')
    .toSorted((one, other) => (one.fecha_proveedor < other.fecha_proveedor ? 1 : -1))
    .slice(0, booked)
  return {
    ...documents,
    parties: [
      ...documents.parties,
      {
        ...party,
        erp_key: number,
        documento_numero: number,
        documento_dv: checkDigit(number) ?? 0,
        nombre: inCapitals(party.nombre),
        sigla: null,
        web_site: null,
        observacion_tercero: null,
      },
    ],
    accounts: [
      ...documents.accounts,
      {
        ...branch,
        erp_key: account,
        third_party_key: number,
        nombre: inCapitals(branch.nombre),
      },
    ],
    statements: [
      ...documents.statements,
      ...newest.map((statement) => ({
        ...statement,
        erp_key: `${account}-${statement.factura_cliente}B`,
        account_key: account,
        factura_cliente: `${statement.factura_cliente}B`,
        cufe: statement.cufe && createHash('sha384').update(`${account} ${statement.cufe}`).digest('hex'),
      })),
    ],
  }
}

/** A name as old programs write it: `MONTAJES ELECTROMECANICOS SABANA SAS`. */
function inCapitals(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toUpperCase()
}
