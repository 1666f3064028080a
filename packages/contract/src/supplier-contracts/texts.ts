import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Texts of the list of contracts (screens 2.11). */
export const supplierContractsTexts = {
  title: places.contracts,
  description: 'Contratos con la compañía, con su valor, ejecución y fecha de terminación.',
  search: 'Buscar por número u objeto del contrato',
  endingIn: '{n} {n:día|días}',
  date: 'Fecha de fin',
  amount: 'Valor del contrato',
  neverAny: 'No hay contratos registrados; las compras van por orden de compra.',
  seeOrders: 'Ver órdenes de compra',
  table: places.contracts,
  overExecuted: 'Sobreejecutado',
} as const

/** The types of contracts. */
export const contractTypeTexts = {
  bienes: fields.goods,
  servicios: fields.services,
  obra: 'Obra',
  marco: 'Marco',
} as const

/** The remaining time of a contract. */
export const contractDaysTexts = {
  one: '1 día',
  many: '{n} días',
  today: 'Termina hoy',
  ended: 'Terminó hace {n} {n:día|días}',
  endedYesterday: 'Terminó ayer',
} as const

/** Supervisor and interventor of a contract. */
export const contractWatchText = '{supervisor} / {interventor}'
