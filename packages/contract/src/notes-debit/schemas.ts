import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { DocumentActs } from '../acts/schemas.ts'
import { documentFoot } from '../documents/foot.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'

/** A debit note (spec 3, notes-debito). */
export const DebitNote = z.object({
  id: DocumentId,
  nro_nota: z.string(),
  fecha: DateText,
  motivo: Optional,
  moneda: Currency,
  valor_bruto: MoneyText,
  valor_descuento: MoneyText,
  valor_impuesto: MoneyText,
  valor_nota: MoneyText,
  valor_aplicado: MoneyText,
  /** What is still to be taken off invoices; nothing of a note that is annulled or was rightly objected to. */
  valor_por_aplicar: MoneyText,
  estado: z.string(),
})
export type DebitNote = z.infer<typeof DebitNote>

/** What the list takes beyond every list's filters: one motive as the company wrote it, notes still to be applied. */
export const DebitNotesQuery = z.extend(ListQuery, {
  motivo: z.optional(z.string().check(z.minLength(1), z.maxLength(longest.motive))),
  por_aplicar: z.optional(z.literal('1')),
})
export type DebitNotesQuery = z.infer<typeof DebitNotesQuery>

/** What the call for its rows without pages takes. */
export const DebitNotesSliceQuery = z.extend(z.omit(DebitNotesQuery, paging), slicing)

/** The page of notes with totals and counts, and the motives to choose from with every filter but their own. */
export const DebitNotes = z.extend(
  listOf(DebitNote, {
    valor_bruto: MoneyText,
    valor_descuento: MoneyText,
    valor_impuesto: MoneyText,
    valor_nota: MoneyText,
    valor_aplicado: MoneyText,
    valor_por_aplicar: MoneyText,
  }),
  {
    motivos: z.array(z.object({ motivo: z.string(), rows: z.number() })),
    choices: z.object({ por_aplicar: z.array(Choice) }),
  },
)
export type DebitNotes = z.infer<typeof DebitNotes>

/** What a note was set against (spec 3, detail-notes-debito). */
export const DebitNoteLine = z.object({
  linea: z.number(),
  doc_cruce: z.string(),
  /** The invoice's id where it is among those that the person may see, for the link. */
  account_statement_id: z.nullable(DocumentId),
  saldo: MoneyText,
  valor: MoneyText,
  saldo_nuevo: MoneyText,
})
export type DebitNoteLine = z.infer<typeof DebitNoteLine>

/** One note with the invoices that it was set against and what belongs with it. */
export const DebitNoteDetail = z.extend(DebitNote, {
  sucursal: z.string(),
  lines: z.array(DebitNoteLine),
  acts: DocumentActs,
  ...documentFoot,
})
export type DebitNoteDetail = z.infer<typeof DebitNoteDetail>

/** A slice of all rows that a filter lets through. */
export const DebitNoteRows = sliceOf(DebitNote)
