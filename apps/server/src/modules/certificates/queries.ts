import { sql } from 'kysely'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { invoiceKey } from '@enlace/domain/invoice-number.ts'
import type { CertificateKey } from './releases/key.ts'
import { ofScope, versionsOf, type KeptLine } from './releases/queries.ts'

/** The portal's documents of withholdings. */
export interface Links {
  invoice: (documento: string) => string | null
  payment: (comprobante: string | null) => string | null
}

/** Finds the invoices and payments of withholdings by number, in the scope. */
export async function findLinks(
  db: Database,
  scope: Scope,
  lines: readonly Pick<KeptLine, 'documento' | 'comprobante'>[],
): Promise<Links> {
  const keys = [...new Set(lines.map(({ documento }) => invoiceKey(documento)))]
  const vouchers = [...new Set(lines.flatMap(({ comprobante }) => comprobante ?? []))]
  const [invoices, payments] = await db.read(scope, [
    sql<{ key: string; id: string }>`select factura_clave as key, id from account_statements
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and factura_clave = any (${keys}::text[])
      order by id`.compile(query),
    sql<{ key: string; id: string }>`select comprobante as key, id from payments_made
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and comprobante = any (${vouchers}::text[])
      order by id`.compile(query),
  ])
  const invoiceIds = new Map(invoices.map(({ key, id }) => [key, id]))
  const paymentIds = new Map(payments.map(({ key, id }) => [key, id]))
  return {
    invoice: (documento) => invoiceIds.get(invoiceKey(documento)) ?? null,
    payment: (comprobante) => (comprobante === null ? null : (paymentIds.get(comprobante) ?? null)),
  }
}

/** Finds the versions of one certificate that the scope may see, newest first. */
export async function findVersionsOfKey(db: Database, scope: Scope, key: CertificateKey) {
  const narrowed = sql`c.line_id is null and c.tipo = ${key.tipo} and c.anio = ${key.anio}
    and c.periodo = ${key.periodo} and c.municipio = ${key.municipio}`
  const [versions] = await db.read(scope, [versionsOf(ofScope(), narrowed)])
  return versions
}

/** The versions of the certificate of one withholding. */
export async function findVersionsOfLine(db: Database, scope: Scope, line: string) {
  const [versions] = await db.read(scope, [versionsOf(ofScope(), sql`c.line_id = ${line}`)])
  return versions
}

/**
 * Finds one version of the scope with its file and its withholdings at that time; undefined if there is none with that
 * id.
 */
export async function findVersionFile(db: Database, scope: Scope, id: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<
      CertificateKey & {
        pdf: Buffer
        lines: KeptLine[]
        line_id: string | null
        numero: string
        version: number
        retenedor: { nombre: string; nit: string }
        retenido: { nombre: string; nit: string }
      }
    >`
      select c.tipo, c.anio, c.periodo::integer as periodo, c.municipio, c.lines, c.line_id, c.version, p.numero, p.pdf,
             jsonb_build_object('nombre', coalesce(p.content ->> 'compania', ''), 'nit', p.content ->> 'compania_nit') as retenedor,
             jsonb_build_object('nombre', p.content ->> 'proveedor', 'nit', p.content ->> 'proveedor_nit') as retenido
        from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
       where c.company_id = ${scopeCompany} and c.third_party_id = ${scopeThirdParty} and c.paper_id = ${id}`.compile(
      query,
    ),
  ])
  const [[version]] = rows
  return version && { ...version, company: context.company_id }
}

/** Finds the withholdings of a payment of the scope; undefined if it has none with that id. */
export async function findPaymentWithholdings(db: Database, scope: Scope, payment: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{ id: string }>`select id from payments_made
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and id = ${payment}`.compile(
      query,
    ),
    sql<KeptLine>`
      select l.id, l.tipo, l.concepto_codigo, l.concepto, l.tarifa, l.base, l.operacion, l.valor, l.fecha, l.documento,
             l.comprobante, l.municipio, l.third_id, b.nombre as sucursal
        from payments_made p
        join withholding_lines l on l.company_id = p.company_id and l.third_party_id = p.third_party_id
         and (l.comprobante = p.comprobante or (l.comprobante is null and exists (
               select 1 from payments_made_lines d where d.company_id = p.company_id and d.payment_id = p.id
                  and d.factura = l.documento)))
        join branch_accounts b on b.company_id = l.company_id and b.id = l.third_id
       where p.company_id = ${scopeCompany} and p.third_party_id = ${scopeThirdParty} and p.id = ${payment}
       order by l.documento, l.tipo, l.fecha, l.id`.compile(query),
  ])
  const [[found], lines] = rows
  return found && { company: context.company_id, lines }
}
