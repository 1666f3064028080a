import type { Option } from './option.ts'

/** What a supplier is for the VAT and the income tax, by the codes of the RUT's box 53. */
export const taxRegimes: readonly Option[] = [
  { id: '48', nombre: 'Responsable de IVA' },
  { id: '49', nombre: 'No responsable de IVA' },
  { id: '53', nombre: 'Persona jurídica no responsable de IVA' },
  { id: '13', nombre: 'Gran contribuyente' },
  { id: '15', nombre: 'Autorretenedor de renta' },
  { id: '23', nombre: 'Agente de retención de IVA' },
  { id: '47', nombre: 'Régimen Simple de Tributación (SIMPLE)' },
  { id: '04', nombre: 'Régimen tributario especial (entidades sin ánimo de lucro)' },
  { id: 'R-99-PN', nombre: 'No aplica u otros' },
]
