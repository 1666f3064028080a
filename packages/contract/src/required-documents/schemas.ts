import * as z from 'zod/mini'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import {
  longestYears,
  type Validity,
  validityRules,
  type VersionDays,
  versionFault,
} from '@enlace/domain/required-documents.ts'
import { states, type StateOf } from '@enlace/domain/states.ts'
import { fill } from '../core/fill.ts'
import { DateText, DocumentId, Instant } from '../core/values.ts'
import { requiredDocumentTexts } from './texts.ts'

const { faults } = requiredDocumentTexts

const Rule = z.enum(validityRules)

/** Who must submit a document: every supplier, or those of a person type or of a kind of supplies. */
export const suppliersAsked = {
  persona: ['natural', 'juridica'],
  suministro: ['bienes', 'servicios'],
  /** By its size (Ley 590 de 2000), and by the risk that the company's staff sees in it. */
  tamano: ['micro', 'pequena', 'mediana', 'grande'],
  riesgo: ['bajo', 'medio', 'alto'],
} as const
const stateIds = states.documento_exigido.map(({ id }) => id) as [
  StateOf<'documento_exigido'>,
  ...StateOf<'documento_exigido'>[],
] // the vocabulary's own ids, of which there are some

/** A submitted version of a document. */
export const DocumentVersion = z.object({
  id: DocumentId,
  version: z.number(),
  nombre: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  subido_at: Instant,
  subido_por: z.string(),
  expedido: z.nullable(DateText),
  vence: z.nullable(DateText),
  estado: z.enum(['en_revision', 'aprobado', 'rechazado', 'reemplazado']),
  /** Why it was rejected; empty otherwise. */
  motivo: z.string(),
  revisado_at: z.nullable(Instant),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** A required document with its state today in Colombia. */
export const RequiredDocument = z.object({
  id: DocumentId,
  codigo: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  persona: z.nullable(z.enum(suppliersAsked.persona)),
  suministro: z.nullable(z.enum(suppliersAsked.suministro)),
  obligatorio: z.boolean(),
  regla: Rule,
  /** Days from the issue, for the rule `dias`. */
  dias: z.nullable(z.number()),
  /** The last day, for the rule `fecha`. */
  fecha: z.nullable(DateText),
  plantilla: z.nullable(z.object({ nombre: z.string(), bytes: z.number() })),
  estado: z.enum(stateIds),
  /** The last day of the version in force; null if none is, or it does not expire. */
  vence: z.nullable(DateText),
  /** The last day of grace of one that is missing or has ended; null without grace, or once it is in review or in force. */
  plazo: z.nullable(DateText),
  dias_restantes: z.nullable(z.number()),
  /** Why the newest version was rejected; empty otherwise. */
  motivo: z.string(),
  /** The version in force today, regardless of newer ones. */
  vigente: z.nullable(z.number()),
  /** Newest first. */
  versiones: z.array(DocumentVersion),
})
export type RequiredDocument = z.infer<typeof RequiredDocument>

/** The check-list of a supplier, or of one of its contracts. */
export const RequiredDocuments = z.object({
  contrato: z.nullable(z.object({ id: DocumentId, nro_contrato: z.string() })),
  documentos: z.array(RequiredDocument),
  /** The number of mandatory documents, of those in force, and the percentage. */
  progreso: z.object({ exigidos: z.number(), al_dia: z.number(), porcentaje: z.number() }),
  /** False for read-only users. */
  puede_subir: z.boolean(),
})
export type RequiredDocuments = z.infer<typeof RequiredDocuments>

/** A new version: the uploaded file, and the dates required by its rule. */
export const NewDocumentVersion = z.object({
  upload: DocumentId,
  contract: z.nullable(DocumentId),
  expedido: z.nullable(DateText),
  vence: z.nullable(DateText),
})
export type NewDocumentVersion = z.infer<typeof NewDocumentVersion>

/** Returns the messages for the dates of a new version, by field; empty if they are valid on that day. */
export function versionMessages(
  validity: Validity,
  days: VersionDays,
  today: CalendarDate,
): Partial<Record<'expedido' | 'vence' | 'upload', string>> {
  switch (versionFault(validity, days, today)) {
    case undefined:
      return {}
    case 'issued-missing':
      return { expedido: faults.issued }
    case 'issued-future':
      return { expedido: faults.issuedFuture }
    case 'issued-old':
      return { expedido: fill(faults.issuedOld, { dias: validity.dias ?? 0 }) }
    case 'ends-missing':
      return { vence: faults.ends }
    case 'ends-past':
      return { vence: faults.endsPast }
    case 'ends-far':
      return { vence: fill(faults.endsFar, { years: longestYears }) }
    case 'closed':
      return {
        upload: fill(faults.closed, { fecha: validity.fecha === null ? '' : formatDate(validity.fecha) }),
      }
  }
}
