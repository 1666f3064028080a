import type { SharedFields } from '../../documents/loaded/field.ts'

/** Fields shared by contracts and their parts. */
export const contractFields = {
  contrato: {
    type: 'code',
    label: 'Contrato',
    help: 'Número o clave del contrato al que pertenece.',
    names: [/contrato/],
    headers: ['Número de contrato'],
    example: ['CT-2026-014', 'CT-2026-014'],
    sent: 'CT-2026-014',
  },
  archivo: {
    type: 'text?',
    label: 'Archivo',
    help: 'Nombre del archivo firmado, que se adjunta al contrato por aparte.',
    names: [/archivo/],
    headers: ['Archivo firmado'],
    isKeptAsRead: true,
  },
} as const satisfies SharedFields
