import type { OwnConcept } from '@enlace/contract/catalogues/schemas.ts'

/** A concept as it is typed: texts. */
export type TypedConcept = Readonly<
  Record<'codigo' | 'concepto' | 'sujeto' | 'tarifa' | 'base_uvt' | 'desde' | 'hasta' | 'norma', string>
>

/** A concept that nobody filled in yet. */
export const newConcept: TypedConcept = {
  codigo: '',
  concepto: '',
  sujeto: '',
  tarifa: '',
  base_uvt: '0',
  desde: '',
  hasta: '',
  norma: '',
}

/** A kept concept as it is typed into the form. */
export const typedConcept = (concept: OwnConcept): TypedConcept => ({
  ...concept,
  hasta: concept.hasta ?? '',
})

/** What was typed as it is sent: a comma is a decimal point, an empty last day is none. */
export const readConcept = (typed: TypedConcept) => ({
  ...typed,
  tarifa: typed.tarifa.trim().replace(',', '.'),
  base_uvt: typed.base_uvt.trim().replace(',', '.') || '0',
  hasta: typed.hasta === '' ? null : typed.hasta,
})
