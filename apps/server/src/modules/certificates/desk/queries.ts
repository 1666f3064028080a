import { sql } from 'kysely'
import type {
  CertificateRun,
  CertificateYear,
  IssuedCertificate,
  IssuedCertificateDetail,
  IssuedCertificatesQuery,
} from '@enlace/contract/certificates/desk/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { certificateTypes, type CertificateKind } from '@enlace/domain/certificates.ts'
import type { Money } from '@enlace/domain/money.ts'
import { every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

type IssuedFilter = Unpaged<IssuedCertificatesQuery>

/** A certificate from the database; its city is a code. */
export type KeptCertificate = Omit<IssuedCertificate, 'ciudad'> & { municipio: string }

/** The certificates of the open company with their suppliers. */
const certificates = sql`(select p.id, p.numero, c.tipo, c.anio, c.periodo::integer as periodo, c.municipio, c.version,
    t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, c.valor, c.base,
    p.issued_at as emitido_at, c.line_id is not null as "isSingle", c.replaced_by, p.annulled_at, p.annulled_reason, p.codigo,
    is_trial_paper(p.content) as prueba, c.lines_count as lineas, c.account_ids, c.may_reissue, p.content,
    case when p.annulled_at is not null then 'anulado' when c.replaced_by is not null then 'reemplazado'
         else 'disponible' end as estado
  from certificates c
  join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
  join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
 where c.company_id = ${scopeCompany}) as issued`

const sortable: Sortable = {
  numero: 'numero',
  proveedor: 'proveedor',
  valor: 'valor',
  emitido: 'emitido_at',
}

function filtered({ q, from, to }: IssuedFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(emitido_at at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [sql<boolean>`(numero ilike ${pattern} or proveedor ilike ${pattern} or nit ilike ${pattern})`]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

const inStates = ({ status }: IssuedFilter) => oneOf(sql.ref<string>('estado'), status)
const ofKind = ({ tipo }: IssuedFilter) => (tipo ? sql<boolean>`tipo = ${tipo}` : sql<boolean>`true`)
const ofYear = ({ anio }: IssuedFilter) => (anio ? sql<boolean>`anio = ${anio}::integer` : sql<boolean>`true`)

const listed = sql`id, numero, tipo, anio, periodo, municipio, version, proveedor, nit, valor, emitido_at, estado, "isSingle", prueba`

/** The filtered certificates, in order. */
export const issuedRows = (filter: IssuedFilter) =>
  listRows<KeptCertificate>({
    columns: listed,
    from: certificates,
    where: every([filtered(filter), inStates(filter), ofKind(filter), ofYear(filter)]),
    sortable,
    sort: filter.sort ?? '-emitido',
  })

/** Finds a page of certificates, with the counts of each filter. */
export async function findIssued(db: Database, scope: Scope, filter: IssuedCertificatesQuery) {
  const [rows, groups, choices] = await db.readList(scope, [
    issuedRows(filter).page(filter).compile(query),
    sql<{ moneda: string; estado: string; rows: number; valor: Money }>`select 'COP' as moneda, estado,
        count(*)::integer as rows, sum(valor) as valor from ${certificates}
      where ${every([filtered(filter), ofKind(filter), ofYear(filter)])} group by 2`.compile(query),
    sql<{
      tipo: string[]
      anio: string[]
      rows: number
    }>`select array[tipo] as tipo, array[anio::text] as anio,
        count(*)::integer as rows from ${certificates}
      where ${every([filtered(filter), inStates(filter)])} group by 1, 2`.compile(query),
  ])
  return { rows, groups, choices }
}

/** One certificate from the database. */
export type KeptDetail = Omit<IssuedCertificateDetail, 'ciudad' | 'verificacion'> & { municipio: string }

/** Finds one certificate with its predecessors and its replacement; undefined if there is none. */
export async function findIssuedCertificate(
  db: Database,
  scope: Scope,
  id: string,
): Promise<KeptDetail | undefined> {
  const [[found]] = await db.read(scope, [
    sql<KeptDetail>`select issued.*, annulled_at as anulado_at, annulled_reason as motivo, may_reissue as otra_vez,
        coalesce(content -> 'sucursales', '[]') as sucursales,
        (select jsonb_build_object('id', n.id, 'numero', n.numero) from issued_papers n
          where n.company_id = ${scopeCompany} and n.id = issued.replaced_by) as reemplazado_por,
        (select jsonb_build_object('id', o.id, 'numero', o.numero)
           from certificates c join issued_papers o on o.company_id = c.company_id and o.id = c.paper_id
          where c.company_id = ${scopeCompany} and c.replaced_by = issued.id
          order by o.issued_at desc limit 1) as reemplaza_a
      from ${certificates} where id = ${id}`.compile(query),
  ])
  return found
}

/** Finds the file of a certificate. */
export async function findIssuedFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ numero: string; pdf: Buffer }>`select p.numero, p.pdf
      from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
     where c.company_id = ${scopeCompany} and c.paper_id = ${id}`.compile(query),
  ])
  return file
}

/** The state of a kind of certificate in a year. */
export type KindState = CertificateYear['tipos'][number]

const runColumns = sql`id, act as acto, anio, tipos, state as estado, total, done as hechos, made as nuevos,
  failed as fallidos, last_error as error, actor as por,
  ${staffNameOf('actor')} as por_nombre, created_at as at, finished_at as termino_at`

/**
 * Finds the years with withholdings, the state of one of them by kind, and the last runs; trial certificates count
 * during trials.
 */
export async function findYear(db: Database, scope: Scope, anio: number, isTrial: boolean) {
  const [years, kinds, runs] = await db.read(scope, [
    sql<{ anio: number }>`select distinct extract(year from fecha)::integer as anio from withholding_lines
      where company_id = ${scopeCompany} order by anio desc`.compile(query),
    sql<KindState>`
      select k.tipo,
        (select count(distinct w.third_party_id)::integer from withholding_lines w where w.company_id = ${scopeCompany}
            and w.tipo = k.tipo and w.fecha between make_date(${anio}, 1, 1) and make_date(${anio}, 12, 31)) as proveedores,
        count(i.id) filter (where i.estado = 'disponible')::integer as vigentes,
        count(i.id) filter (where i.estado = 'reemplazado')::integer as reemplazados,
        count(i.id) filter (where i.estado = 'anulado')::integer as anulados,
        (select min(r.fecha) from certificate_releases r where r.company_id = ${scopeCompany} and r.tipo = k.tipo
            and r.anio = ${anio}) as desde,
        exists (select 1 from certificate_releases r where r.company_id = ${scopeCompany} and r.tipo = k.tipo
                   and r.anio = ${anio} and r.fecha <= ${today}) as "isReleased",
        (select count(*)::integer from certificate_notices n where n.company_id = ${scopeCompany} and n.anio = ${anio}
            and n.tipo = k.tipo) as avisados
      from unnest(${[...certificateTypes]}::text[]) with ordinality as k (tipo, place)
      left join lateral (select id, estado from ${certificates} where tipo = k.tipo and anio = ${anio}
           and (${isTrial}::boolean or not prueba)) i on true
      group by k.tipo, k.place order by k.place`.compile(query),
    sql<CertificateRun>`select ${runColumns} from certificate_runs
      where company_id = ${scopeCompany} order by created_at desc, id limit 10`.compile(query),
  ])
  return { anios: years.map((row) => row.anio), kinds, runs }
}

/** The kinds withheld in a year. */
export type Kinds = readonly CertificateKind[]

/** Counts the runs in progress. */
export const openRuns = sql<{ count: number }>`select count(*)::integer as count from certificate_runs
  where company_id = ${scopeCompany} and state in ('waiting', 'running')`.compile(query)
