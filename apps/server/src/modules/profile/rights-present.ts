import { securityTexts } from '@enlace/contract/sign-in/security/texts.ts'
import type { DataRequest, DataRights } from '@enlace/contract/profile/rights-schemas.ts'
import { dataRightsTexts as texts } from '@enlace/contract/profile/rights-texts.ts'
import { formatInstant, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { businessDaysUntil } from '@enlace/domain/data-rights.ts'
import type { DocumentPaper } from '@enlace/documents/document-paper.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { PaperFrame } from '../papers/index.ts'
import type { KeptRequest } from './requests/queries.ts'
import { isAboutData, isOpen } from './requests/rules.ts'
import { eventsOf } from './company-present.ts'
import type { getKeptData, getOwnData, KeptData } from './rights-queries.ts'

const { file } = texts
type Kind = Exclude<keyof KeptData, 'persona'>
const kinds = [
  'vinculos',
  'autorizaciones',
  'ingresos',
  'actividad',
  'mensajes',
  'solicitudes',
  'notificaciones',
] as const satisfies readonly Kind[]

/** The person's data in counts, the consents, and the requests with their remaining days. */
export function dataRights(
  { kept, requests }: Awaited<ReturnType<typeof getKeptData>>,
  today: CalendarDate,
): DataRights {
  return {
    kept: [{ id: 'persona', n: 1 }, ...kinds.map((id) => ({ id, n: kept[id].length }))],
    authorisations: kept.autorizaciones.map(({ texto, version, aceptada_at }) => ({
      texto: pageName(texto),
      version,
      aceptada_at,
    })),
    requests: requests.flatMap((request) => dataRequest(request, today)),
  }
}

/** Exports all data for another program, with the product's field names, the owner and the date. */
export function ownDataJson(
  { kept }: Pick<Awaited<ReturnType<typeof getOwnData>>, 'kept'>,
  company: { nombre: string; nit: string },
  moment: Date,
): string {
  const whole = { responsable: company, generado_at: moment.toISOString(), ...kept }
  return `${JSON.stringify(whole, null, 2)}\n`
}

/** The content of the same export as a readable PDF. */
export function ownDataPaper(
  { kept, person }: Pick<Awaited<ReturnType<typeof getOwnData>>, 'kept' | 'person'>,
  frame: PaperFrame,
  company: string,
  moment: Date,
): DocumentPaper {
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email
  const n = kinds.reduce((sum, id) => sum + kept[id].length, 0)
  return {
    ...frame,
    title: fill(file.title, { person: name }),
    subtitle: fill(file.subtitle, { company, at: formatInstant(moment) }),
    figure: { label: texts.keptCount, value: String(n) },
    facts: Object.entries(file.facts).map(([field, label]) => ({
      label,
      value: shown(field, kept.persona[field] ?? ''),
    })),
    tables: kinds.map((id) => {
      const columns = Object.keys(file.columns).filter((column) => kept[id].some((row) => column in row))
      return {
        title: texts.kept[id],
        columns: columns.map((column) => ({
          title: labelIn(file.columns, column),
          share: column === 'texto' || column === 'respuesta' ? 4 : 2,
        })),
        rows: kept[id].map((row) => columns.map((column) => shown(column, Reflect.get(row, column)))),
        empty: file.none,
      }
    }),
    totals: [],
    remarks: [],
    note: file.note,
    foot: file.foot,
    pageText: (page, pages) => fill(file.page, { page, pages }),
    createdAt: moment,
    isAcross: true,
  }
}

function dataRequest(request: KeptRequest, today: CalendarDate): DataRequest[] {
  const { id, number, kind, state, words, created_at, due_on, extended_on, answer, events } = request
  const due = extended_on ?? due_on
  if (!isAboutData(kind) || due === null) return []
  return [
    {
      id,
      numero: number,
      tipo: kind,
      estado: state,
      texto: words,
      creada_at: created_at,
      vence: due,
      isExtended: extended_on !== null,
      dias_habiles: isOpen(state) ? (today > due ? -1 : businessDaysUntil(today, due)) : null,
      respuesta: answer,
      eventos: eventsOf(events),
    },
  ]
}

function pageName(code: string): string {
  return labelIn(texts.pages, code)
}

function labelIn(labels: Readonly<Record<string, string>>, name: string): string {
  return labels[name] ?? name
}

/** Formats a value: instants in Colombian time, booleans and actions in words. */
function shown(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? file.yes : file.no
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (column === 'accion') return labelIn(file.actions, text)
  if (column === 'resultado') return labelIn(securityTexts.outcomes, text)
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? formatInstant(new Date(text)) : text
}
