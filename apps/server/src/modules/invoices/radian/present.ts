import { fill } from '@enlace/contract/core/fill.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { listProgramRadian } from '@enlace/contract/invoices/radian/program-calls.ts'
import type {
  DeskRadian,
  DeskRadianEvent,
  RadianEvent,
  RadianStatus,
} from '@enlace/contract/invoices/radian/schemas.ts'
import {
  claimConceptTexts,
  radianEventTexts,
  radianStandTexts as texts,
} from '@enlace/contract/invoices/radian/texts.ts'
import { formatDate, formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types.ts'
import { claimConcepts, type RadianCode, type RadianStand, termEndsBy } from '@enlace/domain/radian/radian.ts'
import type { KeptRadianEvent, RadianInvoice } from './queries.ts'
import { standOfInvoice } from './rules.ts'

/** Returns the events of an invoice and how it stands, as its supplier sees it. */
export function presentRadian(invoice: RadianInvoice, now: Date): RadianStatus {
  return { ...statusOf(invoice, standOfInvoice(invoice, now)), eventos: invoice.eventos.map(presentEvent) }
}

/** Returns the events of an invoice for the desk, which is warned some business days before the term ends. */
export function presentDeskRadian(
  invoice: RadianInvoice,
  { now, warnDays, ...known }: { now: Date; warnDays: number } & Pick<DeskRadian, 'persona' | 'hay_software'>,
): DeskRadian {
  const stand = standOfInvoice(invoice, now)
  return {
    ...statusOf(invoice, stand),
    eventos: invoice.eventos.map(presentDeskEvent),
    siguientes: stand?.siguientes ?? [],
    tardios: stand?.tardios ?? [],
    por_vencer:
      stand?.estado === 'en_plazo' && stand.limite !== null && stand.limite <= termEndsBy(now, warnDays),
    ...known,
    tipos_documento: identificationTypes.map(({ id, nombre }) => ({ id, nombre })),
    conceptos: claimConcepts.map((id) => ({ id, nombre: claimConceptTexts[id] })),
  }
}

function statusOf(invoice: RadianInvoice, stand: RadianStand | undefined): Omit<RadianStatus, 'eventos'> {
  if (!stand) return { estado: null, texto: '', limite: null }
  const { estado, limite } = stand
  return { estado, texto: sentenceOf(invoice, stand), limite: limite && limite.toISOString() }
}

function sentenceOf({ eventos }: RadianInvoice, { estado, limite }: RadianStand): string {
  const counted = (code: RadianCode) =>
    eventos.find((one) => one.codigo === code && one.estado !== 'rechazado')
  const fecha = limite ? formatDate(todayInBogota(limite)) : ''
  const dated = (event: KeptRadianEvent | undefined) => (event ? formatInstant(new Date(event.at)) : '')
  if (estado === 'aceptada') return fill(texts.aceptada, { fecha: dated(counted('033')) })
  if (estado !== 'reclamada') return fill(texts[estado], { fecha })
  const claim = counted('031')
  return fill(texts.reclamada, { fecha: dated(claim), concepto: conceptOf(claim) ?? '' })
}

const conceptOf = (event: KeptRadianEvent | undefined) =>
  event?.concepto ? claimConceptTexts[event.concepto] : null

function presentEvent(event: KeptRadianEvent): RadianEvent {
  const { id, codigo, at, persona, nota, estado, respuesta, respuesta_at } = event
  return {
    id,
    codigo,
    nombre: radianEventTexts[codigo],
    at: new Date(at).toISOString(),
    persona: `${persona.nombres} ${persona.apellidos}`,
    cargo: persona.cargo,
    concepto: conceptOf(event),
    nota,
    estado,
    respuesta,
    respuesta_at: respuesta_at && new Date(respuesta_at).toISOString(),
  }
}

function presentDeskEvent(event: KeptRadianEvent): DeskRadianEvent {
  const { numero, quien, persona, respuesta_por } = event
  const type = identificationTypes.find(({ id }) => id === persona.tipo_documento)?.nombre
  return {
    ...presentEvent(event),
    numero,
    quien,
    registrado_at: new Date(event.registrado_at).toISOString(),
    documento: [type, persona.documento].filter(Boolean).join(' '),
    respuesta_por,
    firmado: event.firmado,
  }
}

/** Returns the events of an invoice for the program that transmits them. */
export function presentProgramRadian(
  invoice: RadianInvoice,
  hasSoftware: boolean,
  now: Date,
): AnswerOf<typeof listProgramRadian> {
  const stand = standOfInvoice(invoice, now)
  const instant = (at: string | null) => at && new Date(at).toISOString()
  return {
    estado: stand?.estado ?? null,
    limite: stand?.limite?.toISOString() ?? null,
    events: invoice.eventos.map(({ id, codigo, numero, estado, persona, concepto, nota, ...event }) => ({
      id,
      codigo,
      numero,
      estado,
      persona,
      concepto,
      nota,
      at: new Date(event.at).toISOString(),
      limite_at: instant(event.limite_at),
      respuesta: event.respuesta,
      respuesta_at: instant(event.respuesta_at),
      xml: hasSoftware || event.firmado !== null ? `/v1/invoice-events/${id}/xml` : null,
    })),
  }
}
