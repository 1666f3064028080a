import type { CalendarDate } from './calendar-date.ts'
import { calendarDate } from './calendar-date.ts'
import catalogue from './catalogue/withholding-concepts.json' with { type: 'json' }
import type { Money } from './money.ts'
import { uvtInPesos } from './uvt.ts'
import { fold } from './text.ts'

/** The rate and base of a withholding concept in a range of days. */
export interface WithholdingConcept {
  codigo: string
  concepto: string
  /** The withholding subject of this rate: `declarante`, `persona jurídica`, `todos`. */
  sujeto: string
  /** Per cent. */
  tarifa: string
  /** The minimum operation in UVT. */
  baseUvt: number
  desde: CalendarDate
  /** The last day; null while in force. */
  hasta: CalendarDate | null
  norma: string
}

/** Every concept of retención en la fuente with each range of days of a rate and base. */
export const withholdingConcepts: readonly WithholdingConcept[] = catalogue.flatMap(
  ({ vigencias, ...concept }) =>
    vigencias.map(({ desde, hasta, ...worth }) => ({
      ...concept,
      ...worth,
      desde: calendarDate(desde),
      hasta: hasta === null ? null : calendarDate(hasta),
    })),
)

const byCode = Map.groupBy(withholdingConcepts, ({ codigo }) => codigo)

/** Returns a concept as in force on a day, a company's own before the law's; undefined if the code or the day is unknown. */
export function conceptAt(
  codigo: string,
  fecha: CalendarDate,
  own: readonly WithholdingConcept[] = [],
): WithholdingConcept | undefined {
  const holds = ({ desde, hasta }: WithholdingConcept) => desde <= fecha && (hasta === null || fecha <= hasta)
  return own.find((one) => one.codigo === codigo && holds(one)) ?? byCode.get(codigo)?.find(holds)
}

/** Returns the minimum operation of a concept on a day, in pesos rounded by art. 868 E.T. */
export function minimumBase(
  concept: Pick<WithholdingConcept, 'baseUvt'>,
  fecha: CalendarDate,
): Money | undefined {
  return uvtInPesos(concept.baseUvt, fecha)
}

/** Returns the code of a concept without one: its normalised name. */
export const codeOfConcept = (concepto: string): string =>
  fold(concepto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')
