import { sql, type RawBuilder } from 'kysely'
import {
  query,
  scopeAccounts,
  scopeCompany,
  scopeThirdParty,
  today,
  type Database,
} from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import type { Money } from '@enlace/domain/money.ts'
import { certificateSetting, readCertificateSettings } from './company-settings.ts'
import { daysOf, type CertificateKey } from './key.ts'
import { newDays, type KeptRelease } from './releases.ts'

/** The supplier of withholdings, and the requested branches. */
export interface Whose {
  readonly party: RawBuilder<number>
  readonly accounts: RawBuilder<number[]>
}

/** Withholdings of the supplier's own scope, of one branch or of all that it reads. */
export const ofScope = (sucursal?: number): Whose => ({
  party: sql<number>`${scopeThirdParty}`,
  accounts:
    sucursal === undefined
      ? sql<number[]>`${scopeAccounts}::integer[]`
      : sql<number[]>`array[${sucursal}::integer]`,
})

/** All withholdings of a supplier, in its company's own scope. */
export const ofParty = (party: number): Whose => ({
  party: sql<number>`${party}::integer`,
  accounts: sql<number[]>`(select array_agg(id order by id) from branch_accounts
    where company_id = ${scopeCompany} and third_party_id = ${party} and activo)::integer[]`,
})

/** A stored withholding, with the branch's name. */
export interface KeptLine {
  id: string
  tipo: CertificateKind
  concepto_codigo: string
  concepto: string
  tarifa: string
  base: Money
  operacion: Money | null
  valor: Money
  fecha: CalendarDate
  documento: string
  comprobante: string | null
  municipio: string
  third_id: number
  sucursal: string
}

/** The withholdings of a certificate, or a single one. */
export type Wanted = CertificateKey | { readonly line: string }

const isOf = ({ party, accounts }: Whose) =>
  sql`l.company_id = ${scopeCompany} and l.third_party_id = ${party} and l.third_id = any (${accounts})`

function isWanted(wanted: Wanted) {
  if ('line' in wanted) return sql`l.id = ${wanted.line}`
  const { desde, hasta } = daysOf(wanted)
  const city = wanted.tipo === 'ica' ? sql`and l.municipio = ${wanted.municipio}` : sql``
  return sql`l.tipo = ${wanted.tipo} and l.fecha between ${desde} and ${hasta} ${city}`
}

/**
 * The certified content of a withholding; certificates with the same hash are identical in content. The payment's
 * number is not included: it arrives later, and is not certified.
 */
const told = sql`string_agg(jsonb_build_array(l.erp_key, l.tipo, l.concepto_codigo, l.concepto, l.tarifa, l.base,
  l.operacion, l.valor, l.fecha, l.documento, l.municipio, l.third_id)::text, E'\n' order by l.erp_key)`

/** The withholdings that a certificate sums, oldest first, each with their common hash. */
export const linesOf = (whose: Whose, wanted: Wanted) =>
  sql<KeptLine & { hash: Buffer }>`
    with l as materialized (select l.* from withholding_lines l where ${isOf(whose)} and ${isWanted(wanted)})
    select l.id, l.tipo, l.concepto_codigo, l.concepto, l.tarifa, l.base, l.operacion, l.valor, l.fecha, l.documento,
           l.comprobante, l.municipio, l.third_id, b.nombre as sucursal,
           (select sha256(convert_to(${told}, 'UTF8')) from l) as hash
      from l join branch_accounts b on b.company_id = l.company_id and b.id = l.third_id
     order by l.fecha, l.documento, l.id`.compile(query)

/** The withholdings of one kind, bimester, branch and, for ICA, city. */
export interface LineGroup {
  tipo: CertificateKind
  anio: number
  bimestre: number
  municipio: string
  third_id: number
  lineas: number
  base: Money
  valor: Money
}

/** The years of certificates: one, or those from the first on of which something was released in the last days of `newDays`. */
export type Years = number | 'new'

const firstNew = sql`(select min(anio) from certificate_releases
  where company_id = ${scopeCompany} and fecha > ${today} - ${newDays}::integer)`

const isIn = (years: Years | undefined) =>
  years === undefined
    ? sql``
    : years === 'new'
      ? sql`and l.fecha >= make_date(${firstNew}, 1, 1)`
      : sql`and l.fecha between make_date(${years}, 1, 1) and make_date(${years}, 12, 31)`

/** All withholdings grouped by certificate; of some years, or of all. */
export const groupsOf = (whose: Whose, years?: Years) =>
  sql<LineGroup>`
    select l.tipo, extract(year from l.fecha)::integer as anio,
           ceil(extract(month from l.fecha) / 2)::integer as bimestre,
           case when l.tipo = 'ica' then l.municipio else '' end as municipio, l.third_id,
           count(*)::integer as lineas, sum(l.base) as base, sum(l.valor) as valor
      from withholding_lines l
     where ${isOf(whose)} ${isIn(years)}
     group by 1, 2, 3, 4, 5`.compile(query)

/** The release dates of the scope's company. */
export const releases = sql<KeptRelease>`select tipo, anio, periodo::integer as periodo, municipio, fecha
  from certificate_releases where company_id = ${scopeCompany}`.compile(query)

/** A version that was issued. */
export interface KeptVersion extends CertificateKey {
  id: string
  numero: string
  codigo: string
  version: number
  issued_at: string
  line_id: string | null
  account_ids: number[]
  asked_ids: number[]
  base: Money
  valor: Money
  hash: Buffer
  /** The hash of the current withholdings; null if none are left. */
  hash_now: Buffer | null
  replaced_at: string | null
  replaced_number: string | null
  annulled_at: string | null
  annulled_reason: string | null
  may_reissue: boolean
  /** Nobody of the supplier downloaded it yet. */
  sin_descargar: boolean
  /** A trial, without validity. */
  prueba: boolean
  /** The document, for a single withholding only. */
  documento: string | null
}

/** Versions of certificates, newest first: all of a supplier, or those of one key. */
export const versionsOf = ({ party }: Whose, narrowed: RawBuilder<unknown> = sql`true`) =>
  sql<KeptVersion>`
    select c.paper_id as id, p.numero, p.codigo, c.version, p.issued_at, c.tipo, c.anio, c.periodo::integer as periodo,
           c.municipio, c.line_id, c.account_ids, c.asked_ids, c.base, c.valor, c.lines_hash as hash,
           c.replaced_at, n.numero as replaced_number, p.annulled_at, p.annulled_reason, c.may_reissue,
           c.taken_at is null as sin_descargar, is_trial_paper(p.content) as prueba,
           case when c.line_id is not null then c.lines -> 0 ->> 'documento' end as documento,
           case when c.replaced_by is null then (
             select sha256(convert_to(${told}, 'UTF8')) from withholding_lines l
              where l.company_id = c.company_id and l.third_party_id = c.third_party_id and l.tipo = c.tipo
                and (c.asked_ids = '{}' or l.third_id = any (c.asked_ids))
                and exists (select 1 from branch_accounts b where b.company_id = l.company_id and b.id = l.third_id and b.activo)
                and case when c.line_id is not null then l.id = c.line_id
                         else l.fecha >= make_date(c.anio, greatest(2 * c.periodo - 1, 1), 1)
                          and l.fecha < make_date(c.anio, greatest(2 * c.periodo - 1, 1), 1)
                                        + make_interval(months => case c.periodo when 0 then 12 else 2 end)
                          and (c.tipo <> 'ica' or l.municipio = c.municipio) end) end as hash_now
      from certificates c
      join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
      left join issued_papers n on n.company_id = c.company_id and n.id = c.replaced_by
     where c.company_id = ${scopeCompany} and c.third_party_id = ${party} and ${narrowed}
     order by p.issued_at desc, c.version desc, c.paper_id`.compile(query)

/** The supplier as printed on a certificate, with the address of the requested branch or the first. */
export interface KeptParty {
  id: number
  nombre: string
  documento_numero: string
  documento_dv: number | null
  direccion: string | null
  ciudad: string | null
}

/** The supplier as printed on its certificates. */
export const partyOf = ({ party, accounts }: Whose) =>
  sql<KeptParty>`
    select t.id, t.nombre, t.documento_numero, t.documento_dv, b.direccion, b.ciudad
      from third_parties t
      left join lateral (select direccion, ciudad from branch_accounts b
                          where b.company_id = t.company_id and b.third_party_id = t.id and b.id = any (${accounts})
                          order by b.direccion is null, b.id limit 1) b on true
     where t.company_id = ${scopeCompany} and t.id = ${party}`.compile(query)

const settings = sql<{ value: unknown }>`select value from settings
  where company_id = ${scopeCompany} and name = ${certificateSetting}`.compile(query)

/**
 * Reads all data of a certificate; without withholdings the lines are empty. @throws DatabaseRefusal if the scope does
 * not open.
 */
export async function readCertificate(db: Database, scope: Scope, whose: Whose, wanted: Wanted) {
  const { context, rows } = await db.readWithContext(scope, [
    linesOf(whose, wanted),
    partyOf(whose),
    settings,
    releases,
    sql<{ accounts: number[] | null }>`select ${whose.accounts} as accounts`.compile(query),
  ])
  const [lines, [party], [kept], days, [asked]] = rows
  return {
    context,
    lines,
    party,
    settings: readCertificateSettings(kept?.value),
    releases: days,
    asked: asked?.accounts ?? [],
  }
}

/** Reads the certifiable withholdings, the company's settings, and the issued versions. */
export async function readOverview(db: Database, scope: Scope, whose: Whose, years?: Years) {
  const narrowed =
    years === undefined ? undefined : years === 'new' ? sql`c.anio >= ${firstNew}` : sql`c.anio = ${years}`
  const { context, rows } = await db.readWithContext(scope, [
    groupsOf(whose, years),
    settings,
    releases,
    versionsOf(whose, narrowed),
    sql<{ id: number; nombre: string }>`select id, nombre from branch_accounts
      where company_id = ${scopeCompany} and third_party_id = ${whose.party} order by id`.compile(query),
  ])
  const [groups, [kept], days, versions, branches] = rows
  return {
    context,
    groups,
    settings: readCertificateSettings(kept?.value),
    releases: days,
    versions,
    branches,
  }
}

/** Reads the supplier's name and number for a mail or a list. */
export async function readCertificateParty(
  db: Database,
  scope: Scope,
  whose: Whose,
): Promise<KeptParty | undefined> {
  const [[party]] = await db.read(scope, [partyOf(whose)])
  return party
}

/** A year and kind with withholdings. */
export interface WithheldYear {
  tipo: CertificateKind
  anio: number
}

/** The kinds that the open company withheld, by year. */
export const withheldKinds = sql<WithheldYear>`
  select distinct tipo, extract(year from fecha)::integer as anio from withholding_lines
   where company_id = ${scopeCompany} order by anio desc, tipo`.compile(query)
