import * as z from 'zod/mini'
import { states, type StateOf } from '@enlace/domain/states.ts'
import { DeskQuery } from '../../core/desk/schemas.ts'
import { Choice, listOf, paging, sliceOf, slicing } from '../../core/list/list.ts'
import { DateText, DocumentId, Instant, Optional } from '../../core/values.ts'
import { mostAtOnce } from '../limits.ts'
import { sheetFormats } from '../../documents/desk/limits.ts'

const stateIds = states.documento_exigido.map(({ id }) => id) as [
  StateOf<'documento_exigido'>,
  ...StateOf<'documento_exigido'>[],
] // the vocabulary's own ids, of which there are some

/** The id of a row: the supplier, the document and, for a document of one, the contract. */
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const BoardRowId = z.string().check(z.regex(new RegExp(String.raw`^\d{1,10}\.${uuid}(\.${uuid})?$`)))

/** A document that a supplier must have, with its state today. */
export const BoardRow = z.object({
  id: BoardRowId,
  proveedor: z.string(),
  nit: z.string(),
  documento: z.string(),
  contrato: Optional,
  obligatorio: z.boolean(),
  estado: z.enum(stateIds),
  vence: z.nullable(DateText),
  /** The last day of grace of a missing one. */
  plazo: z.nullable(DateText),
  /** Days until its end; negative after it, null without one. */
  dias: z.nullable(z.number()),
  /** The mandatory documents of the supplier, and those of them that it has at hand. */
  exigidos: z.number(),
  al_dia: z.number(),
  /** The last reminder, by hand or by plan. */
  recordado_at: z.nullable(Instant),
})
export type BoardRow = z.infer<typeof BoardRow>

/** The filters: text, last day, states, and one document. */
export const BoardQuery = z.extend(DeskQuery, { documento: z.optional(DocumentId) })
export type BoardQuery = z.infer<typeof BoardQuery>
export const BoardSliceQuery = z.extend(z.omit(BoardQuery, paging), slicing)
export const BoardFileQuery = z.extend(z.omit(BoardQuery, paging), { format: z.enum(sheetFormats) })

/** A document of the filter by its name, with its rows. */
export const BoardChoice = z.extend(Choice, { nombre: z.string() })

export const Board = z.extend(listOf(BoardRow, {}), {
  choices: z.object({ documento: z.array(BoardChoice) }),
  /** The suppliers of the filter, and those of them that have all that is mandatory. */
  resumen: z.object({ proveedores: z.number(), completos: z.number() }),
})
export const BoardRows = sliceOf(BoardRow)

export const RemindedRows = z.object({
  rows: z.array(BoardRowId).check(z.minLength(1), z.maxLength(mostAtOnce)),
})

/** Why a supplier was not reminded of a document. */
export const unremindedWhys = ['hoy', 'nadie', 'revision', 'vigente', 'no_existe'] as const

/** The outcome of each reminder: its recipients, or why it was not sent. */
export const ReminderOutcomes = z.object({
  resultados: z.array(
    z.object({
      id: BoardRowId,
      proveedor: z.string(),
      documento: z.string(),
      enviado_a: z.array(z.object({ nombre: z.string(), correo: z.string(), por_correo: z.boolean() })),
      porque: z.nullable(z.enum(unremindedWhys)),
    }),
  ),
})
export type ReminderOutcomes = z.infer<typeof ReminderOutcomes>
