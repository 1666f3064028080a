import { bankAccountKinds } from '@enlace/domain/bank-account.ts'
import { type CalendarDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import * as z from 'zod/mini'
import { DateText, DocumentId, Instant, wholeNumber } from '../../core/values.ts'
import { handOverTexts as texts } from './texts.ts'

/** The maximum number of changes in a file, and of those that a program reads or acknowledges at once. */
export const handOverLimits = { file: 2000, page: 200 } as const

/** The states of an applied change for the treasury. */
export const handOverStates = ['por_descargar', 'descargado', 'en_el_erp'] as const

/** An applied change for the treasury; the account only shows its last digits. */
export const HandedChange = z.object({
  id: DocumentId,
  numero: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  cuenta: z.string(),
  sucursales: z.number(),
  /** When it was applied. */
  desde: Instant,
  estado: z.enum(handOverStates),
  /** How often it was in a file. */
  entregas: z.number(),
  /** The last time that it was handed over, by whom, and whether that was the ERP. */
  ultima: z.nullable(z.object({ at: Instant, quien: z.string(), erp: z.boolean() })),
})
export type HandedChange = z.infer<typeof HandedChange>

/** Which applied changes to put into the treasury's file. */
export const HandOverWanted = z
  .object({
    cuales: z.enum(['pending', 'period']),
    desde: z.string().check(z.maxLength(10)),
    hasta: z.string().check(z.maxLength(10)),
    formato: z.enum(['xlsx', 'csv']),
  })
  .check(
    z.check(({ value: { cuales, desde, hasta }, issues }) => {
      if (cuales === 'pending') return
      const fault = (path: 'desde' | 'hasta', message: string) =>
        issues.push({ code: 'custom', input: value, path: [path], message })
      const value = { desde, hasta }
      if (!isCalendarDate(desde)) fault('desde', texts.faults.from)
      if (!isCalendarDate(hasta) || hasta < desde) fault('hasta', texts.faults.to)
    }),
  )
export type HandOverWanted = z.infer<typeof HandOverWanted>

/** The treasury's file, delivered in the answer that records it. */
export const HandOverFile = z.object({
  nombre: z.string(),
  base64: z.string(),
  cambios: z.number(),
  /** How many of them had been downloaded before. */
  repetidos: z.number(),
})
export type HandOverFile = z.infer<typeof HandOverFile>

/** A program's question for applied changes. */
export const AppliedChangesQuery = z.object({
  /** The `next` of the answer before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,17}\.[0-9a-f-]{36}$/))),
  /** `true`: only those that the ERP has not acknowledged. */
  pending: z._default(z.enum(['true', 'false']), 'false'),
  size: z._default(wholeNumber(1, handOverLimits.page), 100),
})
export type AppliedChangesQuery = z.infer<typeof AppliedChangesQuery>

const party = { erp_key: z.nullable(z.string()), nombre: z.string() }

/** An applied change with the whole number, for the company's ERP. */
export const AppliedChange = z.object({
  id: DocumentId,
  numero: z.string(),
  aplicado_at: Instant,
  proveedor: z.object({ ...party, documento_numero: z.string(), documento_dv: z.nullable(z.number()) }),
  sucursales: z.array(z.object({ ...party, codigo: z.string() })),
  /** The code in the clearing house (ACH) and the name of the bank. */
  banco: z.string(),
  banco_nombre: z.string(),
  tipo: z.enum(bankAccountKinds),
  numero_cuenta: z.string(),
  titular: z.string(),
  titular_documento: z.string(),
  certificado_fecha: DateText,
  /** When the ERP acknowledged it. */
  tomado_at: z.nullable(Instant),
})
export type AppliedChange = z.infer<typeof AppliedChange>

/** A page of applied changes, the oldest first; `next` is where the next question continues. */
export const AppliedChanges = z.object({ changes: z.array(AppliedChange), next: z.nullable(z.string()) })

/** The changes that the ERP has taken over. */
export const TakenChanges = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(handOverLimits.page)),
})

/** The period of a file as calendar dates; undefined for the changes not yet downloaded. */
export function periodOf({ cuales, desde, hasta }: HandOverWanted): [CalendarDate, CalendarDate] | undefined {
  if (cuales === 'pending' || !isCalendarDate(desde) || !isCalendarDate(hasta)) return undefined
  return [desde, hasta]
}
