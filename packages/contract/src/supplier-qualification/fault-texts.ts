import { qualificationLimits as limits } from './evaluation/limits.ts'

/** What is wrong with what a supplier wrote about its qualification. */
export const qualificationFaultTexts = {
  required: 'Complete este campo.',
  long: 'El texto es demasiado largo. Acórtelo.',
  day: 'Elija la fecha.',
  past: 'Elija una fecha de hoy en adelante.',
  criterion: 'Elija un criterio de esta evaluación.',
  evidence: 'Cuente qué se hizo o adjunte un archivo que lo muestre.',
  files: `Adjunte hasta ${limits.files.count} archivos PDF, JPG, PNG o XML de 10 MB cada uno.`,
} as const
