import { sql } from 'kysely'
import type { IntakeState, InvoiceOrigin } from '@enlace/contract/invoices/limits.ts'
import type { ErpInvoice, MatchedDocument } from '@enlace/contract/invoices/match-schemas.ts'
import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import type {
  InvoiceEvent,
  InvoiceFile,
  InvoicesQuery,
  InvoiceVersion,
  IssuedSupporting,
  PendingAnnex,
  SubmittedInvoice,
} from '@enlace/contract/invoices/schemas.ts'
import type { Match } from '@enlace/domain/invoice-match/match.ts'
import type { Money } from '@enlace/domain/money.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { commonFilters, every, isInScope, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'
import type { KeptDocument } from '../document/document.ts'
import type { Reading } from '../intake/queries.ts'

/** The row of the ERP that is an invoice `i`, as `erp`: by CUFE, else by the supplier's number. */
export const joinErp = sql`left join lateral (
    select s.id, s.estado, s.estado_programacion_pago, s.motivo, s.fecha_causada, s.fecha_estimada_pago, s.fecha_pagada,
           s.saldo_total
      from account_statements s
     where s.company_id = i.company_id and s.third_party_id = i.third_party_id and i.radicado is not null
       and i.clase not in ('nota_credito', 'nota_debito') and (s.cufe = i.cufe or s.factura_clave = i.numero_clave)
       and (s.cufe is null or i.cufe is null or s.cufe = i.cufe)
     order by s.cufe nulls last, s.id limit 1) erp on true`

/** The running term to accept or claim of an invoice `i`, as `radian`. */
export const joinRunningTerm = sql`left join lateral (
    select e.limite_at from radian_events e
     where e.company_id = i.company_id and e.invoice_id = i.id and e.version_documento = i.version_documento
       and e.codigo = '032' and e.estado <> 'rechazado' and e.limite_at > now()
       and not exists (select 1 from radian_events o
                        where o.company_id = e.company_id and o.invoice_id = e.invoice_id
                          and o.version_documento = e.version_documento and o.codigo in ('033', '031')
                          and o.estado <> 'rechazado')
     limit 1) radian on true`

/** The columns of an invoice in lists; an invoice that the ERP has is `causada`, unless the ERP refused it. */
export const listColumns = sql`i.id, i.radicado, i.radicada_at, i.clase, i.numero, i.cufe, i.fecha_emision, i.moneda, i.valor_total,
    i.orden, i.cuadre, i.version_documento, i.created_at as subida_at, erp.estado as estado_erp,
    case when i.estado in ('radicada', 'en_revision', 'aceptada') and erp.estado not in ('rechazada', 'anulada')
         then 'causada' else i.estado end as estado`

const invoices = sql`(select i.company_id, i.third_party_id, i.third_id, ${listColumns}
    from submitted_invoices i ${joinErp} where i.company_id = ${scopeCompany}) as invoices`

const sortable: Sortable = {
  subida: 'subida_at',
  radicado: { by: sql.ref('radicado') },
  numero: 'numero',
  fecha: { by: sql.ref('fecha_emision') },
  valor: { by: sql.ref('valor_total'), isMoney: true },
}

const filtered = (scope: Scope, filter: Unpaged<InvoicesQuery & { days: number }>) =>
  every([
    isInScope(scope),
    commonFilters(filter, {
      text: ['numero', 'radicado', 'orden', 'cufe'],
      date: 'fecha_emision',
      amount: 'valor_total',
    }),
  ])

/** Returns a page of the scope's invoices, with the counts of each state and whether the user may hand any in. */
export async function findInvoices(db: Database, scope: Scope, asked: InvoicesQuery) {
  const filter = { ...asked, days: 0 }
  const list = listRows<SubmittedInvoice>({
    columns: sql`id, radicado, radicada_at, clase, numero, cufe, fecha_emision, moneda, valor_total, orden, cuadre,
      version_documento, subida_at, estado_erp, estado`,
    from: invoices,
    where: every([filtered(scope, filter), oneOf(sql.ref<string>('estado'), filter.status)]),
    sortable,
    sort: filter.sort ?? '-subida',
  })
  const [rows, groups, [may], annexes] = await db.read(scope, [
    list.page(filter).compile(query),
    sql<{
      estado: string
      moneda: string
      rows: number
      valor_total: Money
    }>`select estado, moneda, count(*)::integer as rows, sum(valor_total) as valor_total
      from ${invoices} where ${filtered(scope, filter)} group by 1, 2`.compile(query),
    sql<{ act: boolean }>`select scope_may_act() as act`.compile(query),
    sql<PendingAnnex>`select nombre, documentos, obligatorio from invoice_annexes_of(scope_third_party())`.compile(
      query,
    ),
  ])
  return { rows, groups, mayAct: may?.act === true, annexes }
}

/** An invoice as stored, with what belongs to it. */
export interface KeptInvoice extends SubmittedInvoice {
  company_id: number
  third_party_id: number
  third_id: number
  sucursal: string
  /** The stored state, without the ERP's. */
  guardado: IntakeState
  enviada_at: string | null
  enviada_por: string | null
  origen: InvoiceOrigin
  documento: KeptDocument
  hallazgos: InvoiceFinding[]
  match: Match | null
  motivo: string | null
  motivo_titulo: string
  motivo_paso: string
  detalle: string
  decidida_por: string | null
  decidida_at: string | null
  regla: string | null
  assignee_id: string | null
  version: number
  regimen: string | null
  actividad: string | null
  /** Of the branch, as the company knows it. */
  ciudad: string | null
  proveedor: string
  nit: string
  erp: ErpInvoice | null
  pedido: (MatchedDocument & { valor: Money }) | null
  entradas: MatchedDocument[]
  archivos: (InvoiceFile & { storage_key: string })[]
  versiones: InvoiceVersion[]
  historia: InvoiceEvent[]
  soportes: (IssuedSupporting & { hallazgos: string[] })[]
  /** The annexes that the company asks of its supplier. */
  pedidos: PendingAnnex[]
  may_act: boolean
}

/** Whole invoices with their files, versions and history; `wanted` narrows `i`. */
export const wholeInvoices = (wanted: ReturnType<typeof sql>) =>
  sql<KeptInvoice>`select i.company_id, i.third_party_id, i.third_id, ${listColumns}, b.nombre as sucursal,
      i.estado as guardado, i.enviada_at, i.enviada_por, i.origen, i.documento, i.hallazgos, i.match, i.motivo,
      i.motivo_titulo, i.motivo_paso, i.detalle,
      i.decidida_por, i.decidida_at, i.regla, i.assignee_id, i.version, t.regimen_tributario_id as regimen,
      t.id_actividad_economica as actividad, b.ciudad, t.nombre as proveedor,
      t.documento_numero || coalesce('-' || t.documento_dv, '') as nit,
      case when erp.id is not null then to_jsonb(erp) || jsonb_build_object('saldo_total', erp.saldo_total::text) end as erp,
      (select jsonb_build_object('id', o.id, 'numero', o.nro_orden, 'fecha', o.fecha, 'moneda', o.moneda,
                'valor', o.valor_neto::text)
         from purchase_order o where o.company_id = i.company_id and o.id = i.purchase_order_id) as pedido,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'numero', p.nro_entrada, 'fecha', p.fecha, 'moneda', p.moneda,
                  'valor', p.valor_neto::text) order by p.fecha desc, p.id)
         from (select * from purchase_tickets p where p.company_id = i.company_id
                  and p.purchase_order_id = i.purchase_order_id and p.estado <> 'reversada'
                order by p.fecha desc, p.id limit 20) p), '[]') as entradas,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'clase', f.clase, 'anexo', f.anexo, 'nombre', f.name,
                  'media_type', f.media_type, 'bytes', f.size, 'version_documento', f.version_documento,
                  'subido_at', f.subido_at, 'subido_por', f.subido_por, 'storage_key', f.storage_key)
                  order by f.version_documento desc, f.clase = 'anexo', f.subido_at, f.id)
         from submitted_invoice_files f where f.company_id = i.company_id and f.invoice_id = i.id), '[]') as archivos,
      coalesce((select jsonb_agg(jsonb_build_object('version', v.version, 'numero', v.numero, 'cufe', v.cufe,
                  'valor_total', v.valor_total::text, 'moneda', v.moneda, 'enviada_at', v.enviada_at,
                  'enviada_por', v.enviada_por) order by v.version desc)
         from submitted_invoice_versions v where v.company_id = i.company_id and v.invoice_id = i.id), '[]') as versiones,
      coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'acto', e.acto, 'quien', e.quien, 'texto', e.texto)
                  order by e.at, e.id)
         from submitted_invoice_events e where e.company_id = i.company_id and e.invoice_id = i.id), '[]') as historia,
      coalesce((select jsonb_agg(jsonb_build_object('tipo', d.tipo, 'numero', d.numero, 'fecha', d.fecha, 'cuds', d.cuds,
                  'informado_at', d.informado_at, 'hallazgos', d.hallazgos) order by d.tipo, d.informado_at)
         from issued_supporting_documents d where d.company_id = i.company_id and d.invoice_id = i.id), '[]') as soportes,
      coalesce((select jsonb_agg(to_jsonb(a)) from invoice_annexes_of(i.third_party_id) a), '[]') as pedidos,
      coalesce(scope_may_act(), false) as may_act
    from submitted_invoices i
    join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
    join branch_accounts b on b.company_id = i.company_id and b.id = i.third_id
    ${joinErp}
   where i.company_id = ${scopeCompany} and ${wanted}`

/** Finds invoices of the open scope by id, in the order of the ids. */
export async function findWholeIn(tx: Reading, ids: readonly string[]): Promise<KeptInvoice[]> {
  const rows = await tx.run(wholeInvoices(sql`i.id = any (${[...ids]}::uuid[])`).compile(query))
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** Finds a stored file of an invoice of the open scope. */
export async function findInvoiceFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from submitted_invoice_files where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return file
}
