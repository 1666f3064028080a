import type { DocumentDescription } from '../documents/description.ts'
import { mainAmount, summed } from '../documents/goods-document.ts'
import { contractTypeTexts } from './texts.ts'

/** A contract (screens 2.11). Its parts, such as charged documents, are not a list of lines. */
export const contractDocument = {
  kind: 'supplier-contracts',
  states: 'contrato',
  number: 'nro_contrato',
  date: 'fecha_fin',
  amount: 'valor',
  fields: {
    id: { type: 'id' },
    nro_contrato: { type: 'code', label: 'N.º', column: 'contrato', card: 'number' },
    objeto: { type: 'text', label: 'Objeto', column: 'objeto', card: 'text' },
    tipo: { type: 'choice', options: contractTypeTexts, label: 'Tipo', column: 'tipo', priority: 4 },
    fecha_inicio: { type: 'day?', label: 'Inicio', column: 'inicio', priority: 4 },
    fecha_fin: { type: 'day?', label: 'Fin', column: 'fin', card: 'date' },
    /** Days until its last day, from today in Bogotá; null if it has no end, or has ended. */
    dias_restantes: { type: 'count?', label: 'Días restantes', column: 'dias' },
    moneda: { type: 'currency', label: 'Moneda', column: 'moneda', priority: 4, not: ['export'] },
    /** Including additions. */
    valor: { ...summed, label: 'Valor', detail: 'Valor del contrato', column: 'valor', priority: 3 },
    /** The executed amount reported by the company. */
    valor_ejecutado: { ...summed, label: 'Ejecutado', column: 'ejecutado', priority: 3 },
    saldo: { ...mainAmount, label: 'Saldo', detail: 'Saldo por ejecutar', column: 'saldo' },
    ejecutado_pct: { type: 'percent', label: '%', detail: 'Ejecutado', column: 'porcentaje' },
    supervisor: {
      type: 'text?',
      label: 'Supervisor/interventor',
      detail: 'Supervisor',
      column: 'supervisor',
      priority: 4,
    },
    interventor: { type: 'text?', label: 'Interventor' },
    estado: { type: 'state', label: 'Estado', column: 'estado', card: 'status' },
  },
  more: {
    forma_pago: { type: 'text?', label: 'Forma de pago' },
    /** The signed contract among its files; null if the company has not published it. */
    contrato_file_id: { type: 'id?' },
  },
  page: [
    'sucursal',
    'tipo',
    'fecha_inicio',
    'fecha_fin',
    'dias_restantes',
    'forma_pago',
    'supervisor',
    'interventor',
  ],
  paper: ['objeto', 'fecha_inicio', 'fecha_fin', 'dias_restantes', 'forma_pago', 'supervisor', 'interventor'],
  filters: {
    vence: {
      kind: 'choice',
      label: 'Vence en',
      options: { '30': 'Vence en 30 días', '60': 'Vence en 60 días', '90': 'Vence en 90 días' },
    },
    tipo_contrato: { kind: 'choice', label: 'Tipo', options: contractTypeTexts },
  },
  lines: {},
} as const satisfies DocumentDescription
