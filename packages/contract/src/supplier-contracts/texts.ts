import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of the list of contracts (screens 2.11). */
export const supplierContractsTexts = {
  title: places.contracts,
  description:
    'Lo que se ha contratado con la compañía: cuánto vale, cuánto se ha ejecutado y cuándo termina.',
  search: 'Buscar por número u objeto del contrato',
  ending: 'Vence en',
  endingIn: '{n} {n:día|días}',
  endingChip: 'Vence en {n} {n:día|días}',
  type: fields.type,
  date: 'Fecha de fin',
  amount: 'Valor del contrato',
  neverAny: 'No hay contratos registrados; las compras van por orden de compra.',
  seeOrders: 'Ver órdenes de compra',
  table: places.contracts,
  overExecuted: 'Sobreejecutado',
} as const

/** The table's columns (screens 2.11). */
export const contractColumnTexts = {
  contrato: fields.shortNumber,
  objeto: 'Objeto',
  tipo: fields.type,
  inicio: places.home,
  fin: 'Fin',
  dias: 'Días restantes',
  moneda: fields.currency,
  valor: fields.value,
  ejecutado: states.executed,
  saldo: fields.balance,
  porcentaje: '%',
  porcentajeLabel: states.executed,
  supervisor: 'Supervisor/interventor',
  estado: fields.state,
} as const

/** What a contract may be of. */
export const contractTypeTexts = {
  bienes: 'Bienes',
  servicios: 'Servicios',
  obra: 'Obra',
  marco: 'Marco',
} as const

/** How long a contract still runs. */
export const contractDaysTexts = {
  one: '1 día',
  many: '{n} días',
  today: 'Termina hoy',
  ended: 'Terminó hace {n} {n:día|días}',
  endedYesterday: 'Terminó ayer',
} as const

/** Both who watch over a contract. */
export const contractWatchText = '{supervisor} / {interventor}'
