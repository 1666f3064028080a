import type { CalendarDate } from './calendar-date.ts'
import { calendarDate } from './calendar-date.ts'
import catalogue from './catalogue/withholding-concepts.json' with { type: 'json' }
import type { Money } from './money.ts'
import { uvtInPesos } from './uvt.ts'
import { fold } from './text.ts'

/** What a concept of withholding is worth in a span of days. */
export interface WithholdingConcept {
  codigo: string
  concepto: string
  /** From whom it is withheld at this rate: `declarante`, `persona jurídica`, `todos`. */
  sujeto: string
  /** Per cent. */
  tarifa: string
  /** From how many UVT of the operation on it is withheld. */
  baseUvt: number
  desde: CalendarDate
  /** The last day; nothing while it is in force. */
  hasta: CalendarDate | null
  norma: string
}

/** Every concept of retención en la fuente with each span of days in which its rate and base held. */
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

/**
 * A concept as it held on a day, a company's own before that of the law; nothing where the code is unknown or nothing is
 * written of that day.
 */
export function conceptAt(
  codigo: string,
  fecha: CalendarDate,
  own: readonly WithholdingConcept[] = [],
): WithholdingConcept | undefined {
  const holds = ({ desde, hasta }: WithholdingConcept) => desde <= fecha && (hasta === null || fecha <= hasta)
  return own.find((one) => one.codigo === codigo && holds(one)) ?? byCode.get(codigo)?.find(holds)
}

/** From which value of the operation on a concept is withheld that day, in pesos rounded by art. 868 E.T. */
export function minimumBase(
  concept: Pick<WithholdingConcept, 'baseUvt'>,
  fecha: CalendarDate,
): Money | undefined {
  return uvtInPesos(concept.baseUvt, fecha)
}

/** The code that a concept without one is told apart by: its own words. */
export const codeOfConcept = (concepto: string): string =>
  fold(concepto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')
