import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The certificate of an evaluation: the company's statement, and its details. */
export const evaluationPaperTexts = {
  statement:
    'Que evaluó el desempeño de {supplier}, con NIT {nit}, como proveedor durante el {periodo} (del {from} al {to}), y que obtuvo {puntaje} {puntaje:punto|puntos} de 100, nivel {nivel}. Se expide a solicitud del interesado, con lo publicado el {fecha}.',
  period: fields.period,
  days: 'Fechas',
  stretch: 'Del {from} al {to}',
  score: fields.score,
  scoreValue: '{puntaje} de 100',
  level: fields.level,
  form: fields.form,
  published: states.published,
  version: fields.version,
  criteria: 'Criterios evaluados',
  criterion: fields.criterion,
  weight: 'Peso',
  points: fields.score,
  criterionLevel: fields.level,
  remark: fields.remark,
  notApplied: states.notApplicable,
  measured: '{valor} % ({base})',
  noDocuments: 'Sin documentos en el período',
  bands: 'Niveles: {bandas}.',
  band: '{nombre}, de {from} a {to}',
  replaced: 'La compañía publicó una versión corregida de la evaluación.',
} as const
