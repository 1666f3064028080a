import { fill } from '@enlace/contract/core/fill.ts'
import { type IntakeAct, shownLines } from '@enlace/contract/invoices/limits.ts'
import type { InvoiceDocument } from '@enlace/contract/invoices/document-schemas.ts'
import type { InvoiceDetail, InvoiceEvent, InvoiceReturn } from '@enlace/contract/invoices/schemas.ts'
import { planillaAnnex } from '@enlace/contract/invoices/supporting/texts.ts'
import { readTexts } from '@enlace/contract/invoices/texts.ts'
import { fold } from '@enlace/domain/text.ts'
import { refusingFindings } from '../intake/checks.ts'
import type { MunicipalRates } from '../intake/queries.ts'
import type { IntakeRules } from '../intake/settings.ts'
import { presentMatch } from './match-present.ts'
import { presentEstimate, presentTiming } from './forecast-present.ts'
import type { KeptInvoice } from './queries.ts'

const day = 24 * 60 * 60 * 1000

/** Returns an invoice with its sentences, as its supplier sees it. */
export function presentInvoice(
  row: KeptInvoice,
  rules: IntakeRules & MunicipalRates,
  now: Date,
): InvoiceDetail {
  const isOpen = row.guardado === 'borrador' || row.guardado === 'devuelta'
  const anexos = annexesOf(row, rules).map((annex) => ({ ...annex, entregado: isThere(row, annex.nombre) }))
  const impedimentos = isOpen ? impedimentsOf(row, rules) : []
  return {
    id: row.id,
    radicado: row.radicado,
    radicada_at: row.radicada_at,
    estado: row.estado,
    clase: row.clase,
    numero: row.numero,
    cufe: row.cufe,
    fecha_emision: row.fecha_emision,
    moneda: row.moneda,
    valor_total: row.valor_total,
    orden: row.orden,
    cuadre: row.cuadre,
    version_documento: row.version_documento,
    subida_at: row.subida_at,
    estado_erp: row.estado_erp,
    sucursal: row.sucursal,
    documento: shownDocument(row),
    hallazgos: row.hallazgos,
    match: presentMatch(row),
    tiempos: presentTiming(row, rules, now),
    estimado: presentEstimate(row, rules, now),
    archivos: row.archivos,
    anexos,
    versiones: row.versiones,
    historia: row.historia.map(toldToSupplier),
    devolucion: returnOf(row),
    soportes: row.soportes,
    erp: row.erp,
    pendiente_erp: pendingAtErp(row, rules, now),
    impedimentos,
    puede: {
      enviar: row.may_act && isOpen && impedimentos.length === 0,
      corregir: row.may_act && row.guardado === 'devuelta' && row.clase !== 'cuenta_cobro',
      eliminar: row.may_act && row.guardado === 'borrador',
      anexar: row.may_act && isOpen,
    },
  }
}

/** The acts of the company: a supplier learns neither who of the staff did them, nor by which limits a rule did. */
const ofCompany = new Set<IntakeAct>([
  'asignada',
  'aceptada',
  'aceptada_por_regla',
  'devuelta',
  'devuelta_por_regla',
  'soporte',
])

function toldToSupplier(event: InvoiceEvent): InvoiceEvent {
  if (!ofCompany.has(event.acto)) return event
  return { ...event, quien: '', texto: event.acto.endsWith('_por_regla') ? '' : event.texto }
}

/** Why an invoice cannot be handed in, a sentence each. */
export function impedimentsOf(row: KeptInvoice, rules: IntakeRules): string[] {
  return [...refusingFindings(row.hallazgos), ...missingAnnexes(row, rules)]
}

/** Which annexes that the company asks for are missing, a sentence each. */
export const missingAnnexes = (row: KeptInvoice, rules: IntakeRules): string[] =>
  annexesOf(row, rules)
    .filter(({ nombre, obligatorio }) => obligatorio && !isThere(row, nombre))
    .map(({ nombre: anexo }) => fill(readTexts.annexMissing, { anexo }))

/** The names of the annexes that the company asks for and that a document does not have. */
export const absentAnnexes = (row: KeptInvoice, rules: IntakeRules): string[] =>
  annexesOf(row, rules).flatMap(({ nombre }) => (isThere(row, nombre) ? [] : [nombre]))

type AskedHere = { nombre: string; obligatorio: boolean }

/** The annexes that the company asks of a document, each once; that of the social security follows from what is billed. */
function annexesOf({ clase, documento, pedidos }: KeptInvoice, { supporting }: IntakeRules): AskedHere[] {
  const asksPlanilla = supporting.asksPlanilla && documento.cuenta?.suministro === 'servicios'
  const other = clase === 'cuenta_cobro' ? 'facturas' : 'cuentas'
  const asked = new Map<string, AskedHere>()
  for (const { nombre, documentos, obligatorio } of pedidos) {
    if (documentos === other) continue
    const before = asked.get(fold(nombre))
    asked.set(fold(nombre), { nombre, obligatorio: obligatorio || before?.obligatorio === true })
  }
  if (asksPlanilla) asked.set(fold(planillaAnnex), { nombre: planillaAnnex, obligatorio: true })
  return [...asked.values()]
}

const isThere = ({ archivos }: KeptInvoice, name: string) =>
  archivos.some(({ clase, anexo }) => clase === 'anexo' && fold(anexo) === fold(name))

function shownDocument({ documento }: KeptInvoice): InvoiceDocument {
  return { ...documento, lineas: documento.lineas.slice(0, shownLines) }
}

function returnOf({
  motivo,
  motivo_titulo,
  motivo_paso,
  detalle,
  decidida_at,
}: KeptInvoice): InvoiceReturn | null {
  if (motivo === null || decidida_at === null) return null
  return { motivo, titulo: motivo_titulo, paso: motivo_paso, detalle, at: decidida_at }
}

function pendingAtErp(
  { estado, decidida_at: since }: KeptInvoice,
  { erpDays }: IntakeRules,
  now: Date,
): InvoiceDetail['pendiente_erp'] {
  if (estado !== 'aceptada' || since === null) return null
  const dias = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / day))
  return { desde: since, dias, es_tarde: dias >= erpDays }
}
