import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot'
import { longest } from '@enlace/contract/core/patterns'
import type {
  DebitNote,
  DebitNoteDetail,
  DebitNoteLine,
  DebitNotesQuery,
} from '@enlace/contract/notes-debit/schemas'
import { query, scopeCompany, today, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { actedOn, noteActs, type NoteFacts } from '../acts/index.ts'
import { commonFilters, every, freshnessOf, isInScope, oneOf } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'
import type { ChoiceGroup, StateGroup } from '../../core/list/present.ts'
import { footOf } from '../documents/index.ts'

/** The amounts that the list adds up. */
export const noteSums = [
  'valor_bruto',
  'valor_descuento',
  'valor_impuesto',
  'valor_nota',
  'valor_aplicado',
  'valor_por_aplicar',
] as const

/** Of a note that is annulled, or that was rightly objected to, nothing is applied any more. */
const porAplicar = sql`case when estado = 'anulada' or estado_visible = 'objecion_aceptada' then 0.00 else valor_nota - valor_aplicado end`

const columns = sql`id, nro_nota, fecha, motivo, moneda, valor_bruto, valor_descuento, valor_impuesto, valor_nota,
  valor_aplicado, ${porAplicar} as valor_por_aplicar, estado_visible as estado`

const sortable: Sortable = {
  nota: 'nro_nota',
  fecha: 'fecha',
  motivo: { by: sql.ref('motivo') },
  bruto: 'valor_bruto',
  descuento: 'valor_descuento',
  impuesto: 'valor_impuesto',
  valor: 'valor_nota',
  aplicado: 'valor_aplicado',
  por_aplicar: { by: porAplicar },
  estado: 'estado_visible',
}

/** The motives that the filter offers: those of most notes. */
const offeredMotives = 50

type NoteFilter = Unpaged<DebitNotesQuery>

const filtered = (scope: Scope, filter: NoteFilter) =>
  every([
    isInScope(scope),
    ...(filter.days > 0 ? [sql<boolean>`fecha >= ${today} - ${filter.days}::integer`] : []),
    ...(filter.por_aplicar ? [sql<boolean>`${porAplicar} > 0`] : []),
    ...(filter.motivo ? [sql<boolean>`motivo = ${filter.motivo}`] : []),
    commonFilters(filter, { text: ['nro_nota', 'motivo'], date: 'fecha', amount: 'valor_nota' }),
  ])

const inStates = (filter: NoteFilter) => oneOf(sql.ref<string>('estado_visible'), filter.status)

/** How many notes are still to be applied, with every filter on but that one. */
const noteChoices = (scope: Scope, filter: NoteFilter) =>
  sql<ChoiceGroup<'por_aplicar'>>`select array['1'] as por_aplicar, count(*)::integer as rows from notes_debit
    where ${filtered(scope, { ...filter, por_aplicar: '1' })} and ${inStates(filter)}`

/** The debit notes that a filter lets through, in its order: for the list, its export and "Ver todo". */
export const noteRows = (scope: Scope, filter: NoteFilter) =>
  listRows<DebitNote>({
    columns,
    from: sql`notes_debit`,
    where: every([filtered(scope, filter), inStates(filter)]),
    sortable,
    sort: filter.sort ?? '-fecha',
  })

/** The scope's debit notes with the groups of the whole filtered set, and the motives to choose from. */
export async function findDebitNotes(db: Database, scope: Scope, filter: DebitNotesQuery) {
  const ofAnyMotive = every([filtered(scope, { ...filter, motivo: undefined }), inStates(filter)])
  const [rows, groups, motivos, choices, [freshness]] = await db.readList(scope, [
    noteRows(scope, filter).page(filter).compile(query),
    sql<
      StateGroup<(typeof noteSums)[number]>
    >`select moneda, estado_visible as estado, count(*)::integer as rows,
        sum(valor_bruto) as valor_bruto, sum(valor_descuento) as valor_descuento,
        sum(valor_impuesto) as valor_impuesto, sum(valor_nota) as valor_nota,
        sum(valor_aplicado) as valor_aplicado, sum(${porAplicar}) as valor_por_aplicar
      from notes_debit where ${filtered(scope, filter)} group by 1, 2`.compile(query),
    sql<{ motivo: string; rows: number }>`select motivo, count(*)::integer as rows from notes_debit
      where ${ofAnyMotive} and char_length(motivo) between 1 and ${longest.motive}::integer
      group by 1 order by 2 desc, 1 limit ${offeredMotives}`.compile(query),
    noteChoices(scope, filter).compile(query),
    freshnessOf('notes-debit').compile(),
  ])
  return { rows, groups, motivos, choices, dataAsOf: freshness?.as_of ?? null }
}

/** One debit note of the scope with what it was set against; undefined when the scope has none by that id. */
export async function findDebitNote(db: Database, scope: Scope, id: string) {
  const [[note], lines, [acted], related, attachments, history] = await db.read(scope, [
    sql<Omit<DebitNoteDetail, 'lines' | 'acts' | keyof DocumentFootFacts> & NoteFacts>`select ${columns},
        estado as estado_erp, (created_at at time zone 'America/Bogota')::date as publicada,
        (select nombre from branch_accounts b where b.company_id = n.company_id and b.id = n.third_id) as sucursal
      from notes_debit n where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<DebitNoteLine>`select linea, doc_cruce, saldo, valor, saldo_nuevo,
        (select s.id from account_statements s
          where ${isInScope(scope)} and s.id = l.account_statement_id) as account_statement_id
      from notes_debit_lines l where company_id = ${scopeCompany} and note_id = ${id}
      order by linea`.compile(query),
    actedOn('notes-debit', id),
    ...footOf('notes-debit', id),
  ])
  return note && { ...note, lines, acts: noteActs(note, acted), related, attachments, history }
}
