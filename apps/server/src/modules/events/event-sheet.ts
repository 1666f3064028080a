import * as z from 'zod'
import { fill } from '@enlace/contract/core/fill.ts'
import { eventKinds, eventModes } from '@enlace/contract/events/kinds.ts'
import { eventSheetTexts as texts } from '@enlace/contract/events/visitor/cli-texts.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { sanitiseHtml } from '../content/index.ts'

const when = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, texts.when)
  .transform((text) => `${text.replace(' ', 'T')}:00-05:00`)
  .refine((text) => !Number.isNaN(Date.parse(text)), texts.when)
const day = z.iso.date(texts.day)
const address = z.url({ protocol: /^https$/, error: texts.url }).max(500)
const line = (longest: number) => z.string().trim().max(longest)
const nit = z
  .string()
  .transform((typed) => readNit(typed))
  .refine((read) => !('reason' in read), texts.nit)
  .transform((read) => ('reason' in read ? '' : read.documento_numero))

/** An event in the staff's file format: one JSON object, in Spanish. */
export const EventSheet = z
  .strictObject({
    codigo: z.string().regex(/^[a-z0-9][a-z0-9-]{1,80}$/, texts.code),
    tipo: z.enum(eventKinds),
    titulo: line(160).min(1),
    resumen: line(300).default(''),
    descripcion: z.string().default(''),
    modalidad: z.enum(eventModes).nullable().default(null),
    lugar: line(160).default(''),
    direccion: line(200).default(''),
    mapa: z.union([z.literal(''), address]).default(''),
    enlace: z.union([z.literal(''), address]).default(''),
    contacto: line(200).default(''),
    inicio: z.union([when, day]),
    fin: z.union([when, day]).optional(),
    inscripcion: z.boolean().default(false),
    inscripcion_hasta: when.optional(),
    cupo: z.int().min(1).max(100_000).optional(),
    invitados: z.array(nit).max(5000).optional(),
    grabaciones: z
      .array(
        z.strictObject({
          nombre: line(160).min(1),
          url: address,
          minutos: z.int().min(1).max(1440).optional(),
        }),
      )
      .max(50)
      .default([]),
    borrador: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    const { inicio, fin = inicio, inscripcion, cupo, inscripcion_hasta } = value
    const fault = (message: string, path: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (isDay(inicio) !== isDay(fin)) fault(texts.mixed, 'fin')
    else if (fin < inicio) fault(texts.endsBefore, 'fin')
    if (!inscripcion && (cupo !== undefined || inscripcion_hasta !== undefined))
      fault(texts.seatsAlone, 'cupo')
  })

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** An event ready to be stored: sanitised description, times as instants. */
export interface PublishedEvent {
  code: string
  kind: string
  title: string
  summary: string
  description: string
  mode: string | null
  place: string
  address: string
  map_url: string
  join_url: string
  contact: string
  starts_at: string
  ends_at: string
  is_all_day: boolean
  takes_registration: boolean
  registration_until: string | null
  capacity: number | null
  is_draft: boolean
  invitados: string[] | undefined
  grabaciones: { nombre: string; url: string; minutos?: number | undefined }[]
}

/** Reads an event from the staff's file; returns the faults with their places, if any. */
export function readEventSheet(
  written: unknown,
): { event: PublishedEvent; removed: string[] } | { faults: string[]; fields: Record<string, string> } {
  const read = EventSheet.safeParse(written)
  if (!read.success) {
    return {
      fields: Object.fromEntries(
        read.error.issues.map(({ path, message }) => [path.join('.'), message] as const).toReversed(),
      ),
      faults: read.error.issues.map(({ path, message }) =>
        fill(texts.fault, { campo: path.join('.') || texts.whole, razon: message }),
      ),
    }
  }
  const sheet = read.data
  const { html, removed } = sanitiseHtml(sheet.descripcion, 'content')
  const isAllDay = isDay(sheet.inicio)
  const fin = sheet.fin ?? sheet.inicio
  const event = {
    code: sheet.codigo,
    kind: sheet.tipo,
    title: sheet.titulo,
    summary: sheet.resumen,
    description: html,
    mode: sheet.modalidad,
    place: sheet.lugar,
    address: sheet.direccion,
    map_url: sheet.mapa,
    join_url: sheet.enlace,
    contact: sheet.contacto,
    starts_at: isAllDay ? `${sheet.inicio}T00:00:00-05:00` : sheet.inicio,
    ends_at: isAllDay ? `${fin}T23:59:59-05:00` : fin,
    is_all_day: isAllDay,
    takes_registration: sheet.inscripcion,
    registration_until: sheet.inscripcion_hasta ?? null,
    capacity: sheet.cupo ?? null,
    is_draft: sheet.borrador,
    invitados: sheet.invitados,
    grabaciones: sheet.grabaciones,
  }
  return { event, removed }
}
