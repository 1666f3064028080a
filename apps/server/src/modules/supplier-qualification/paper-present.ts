import { fill } from '@enlace/contract/core/fill.ts'
import { issuedPaperTexts, paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import type { PaperContent } from '@enlace/contract/papers/schemas.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { indicatorBasis } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import { evaluationPaperTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/paper-texts.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import type { Evaluation } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Fact } from '@enlace/documents/facts.ts'
import { letter } from '@enlace/documents/letter.ts'
import type { PaperTable } from '@enlace/documents/table.ts'
import { formatDate, formatInstant, formatLongDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { bandRanges } from '@enlace/domain/qualification.ts'
import { type PaperDraft, type PaperFrame, type PaperParty, paperText } from '../papers/index.ts'

/** Creates the certificate of an evaluation, dated on the day of its publication. */
export function evaluationPaper(
  evaluation: Evaluation,
  {
    party,
    frame,
    company,
  }: { party: PaperParty; frame: PaperFrame; company: { nombre: string; nit: string } },
): PaperDraft {
  const nit = formatNit(party.documento_numero, party.documento_dv)
  const published = todayInBogota(new Date(evaluation.publicada_at))
  const facts = factsOf(evaluation)
  const said: PaperContent = {
    compania: company.nombre,
    compania_nit: company.nit,
    proveedor: party.nombre,
    proveedor_nit: nit,
    sucursales: [],
    facts: [...facts, ...evaluation.criterios.map(criterionFact)],
  }
  // Identifies the certificates to annul when a newer version is published; not shown to anyone.
  const content = { ...said, evaluacion: evaluation.id }
  const createdAt = new Date()
  return {
    kind: 'calificacion',
    fecha_corte: published,
    content,
    draw: ({ numero, verification, warning }) =>
      letter({
        ...frame,
        title: paperKindTexts.calificacion.name,
        heads: [
          { label: issuedPaperTexts.number, value: numero },
          { label: texts.published, value: formatDate(published) },
          { label: issuedPaperTexts.issued, value: formatInstant(createdAt) },
        ],
        opening: fill(issuedPaperTexts.opening, { company: company.nombre, nit: company.nit }),
        paragraphs: [
          fill(texts.statement, {
            supplier: party.nombre,
            nit,
            periodo: evaluationPeriodWords(evaluation.periodo),
            from: formatDate(evaluation.desde),
            to: formatDate(evaluation.hasta),
            puntaje: formatQuantity(evaluation.puntaje),
            nivel: evaluation.nivel,
            fecha: formatLongDate(published),
          }),
        ],
        facts: evaluation.indicadores.map(indicatorFact),
        tables: [criteriaTable(evaluation)],
        closing: [],
        verification,
        warning,
        createdAt,
      }),
  }
}

function factsOf({
  periodo,
  desde,
  hasta,
  puntaje,
  nivel,
  formulario,
  publicada_at,
  version,
}: Evaluation): Fact[] {
  return [
    { label: texts.period, value: evaluationPeriodWords(periodo) },
    {
      label: texts.days,
      value: fill(texts.stretch, { from: formatDate(desde), to: formatDate(hasta) }),
    },
    { label: texts.score, value: fill(texts.scoreValue, { puntaje: formatQuantity(puntaje) }) },
    { label: texts.level, value: nivel },
    { label: texts.form, value: formulario },
    { label: texts.published, value: formatInstant(new Date(publicada_at)) },
    { label: texts.version, value: String(version) },
  ]
}

const points = (puntaje: string | null) => (puntaje === null ? texts.notApplied : formatQuantity(puntaje))

function criterionFact({ nombre, peso, puntaje }: Evaluation['criterios'][number]): Fact {
  return { label: `${nombre} (${formatQuantity(peso)} %)`, value: points(puntaje) }
}

function criteriaTable(evaluation: Evaluation): PaperTable {
  return {
    title: texts.criteria,
    note: bandsOf(evaluation),
    columns: [
      { title: texts.criterion, share: 4 },
      { title: texts.weight, share: 1.2, isFigure: true },
      { title: texts.points, share: 1.4, isFigure: true },
      { title: texts.criterionLevel, share: 2 },
      { title: texts.remark, share: 10 },
    ],
    rows: evaluation.criterios.map(({ nombre, peso, puntaje, nivel, observacion }) => [
      nombre,
      `${formatQuantity(peso)} %`,
      points(puntaje),
      paperText(nivel),
      paperText(observacion),
    ]),
    empty: '',
  }
}

function indicatorFact(value: Evaluation['indicadores'][number]): Fact {
  const label = indicatorTexts.names[value.nombre]
  if (value.valor === null) return { label, value: texts.noDocuments }
  return {
    label,
    value: fill(texts.measured, { valor: formatQuantity(value.valor), base: indicatorBasis(value) }),
  }
}

function bandsOf({ bandas }: Evaluation): string {
  const named = bandRanges(bandas).map(({ band, from, to }) =>
    fill(texts.band, { nombre: band.nombre, from, to }),
  )
  return fill(texts.bands, { bandas: named.join('; ') })
}
