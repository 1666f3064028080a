import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  reportCodeTexts as codes,
  reportColumnTexts as heads,
} from '@enlace/contract/reports/shipped-texts.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import type { DefinedColumn } from './definition.ts'

type Known = keyof typeof heads
type More = Omit<DefinedColumn, 'id' | 'header' | 'kind'>

/** A text column. */
export const text = (id: Known, more: More = {}): DefinedColumn => ({
  id,
  header: heads[id],
  kind: 'text',
  ...more,
})
/** A date column. */
export const day = (id: Known, more: More = {}): DefinedColumn => ({
  id,
  header: heads[id],
  kind: 'date',
  ...more,
})
/** A column of whole numbers. */
export const whole = (id: Known, more: More = {}): DefinedColumn => ({
  id,
  header: heads[id],
  kind: 'integer',
  ...more,
})
/** A column of exact quantities. */
export const quantity = (id: Known): DefinedColumn => ({ id, header: heads[id], kind: 'quantity' })
/** A column of percentages. */
export const percent = (id: Known): DefinedColumn => ({ id, header: heads[id], kind: 'percent' })
/** A column of amounts with totals. */
export const amount = (id: Known): DefinedColumn => ({ id, header: heads[id], kind: 'money', isTotal: true })
/** A column of amounts without totals, such as prices. */
export const price = (id: Known): DefinedColumn => ({ id, header: heads[id], kind: 'quantity' })

/** The most frequent filter: the branch. */
export const sucursal = text('sucursal', { isFilter: true })
export const moneda = text('moneda', { isFilter: true })

const codeText = (words: Readonly<Record<string, string>>) => (value: string) => words[value] ?? value

/** A column of the report's own codes. */
export const code = (id: 'edad' | 'situacion' | 'tipo' | 'resultado'): DefinedColumn =>
  text(id, { isFilter: true, words: codeText(codes[id]) })

/** A column of states with the product's labels. */
export const state = (id: Known, owner: StateOwner, more: More = {}): DefinedColumn =>
  text(id, { isFilter: true, words: codeText(stateTexts[owner]), ...more })

/** A municipality by its name. */
export const municipio = text('municipio', {
  isFilter: true,
  words: (divipola) => cities.get(divipola)?.municipio ?? divipola,
})
