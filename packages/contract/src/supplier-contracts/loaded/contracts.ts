import type { LoadedFields } from '../../documents/loaded/field.ts'
import { documentFields } from '../../documents/loaded/document-fields.ts'
import { erpNames } from '../../documents/loaded/erp-names.ts'
import { supplierFields } from '../../documents/loaded/supplier-fields.ts'
import { contractFields } from './contract-fields.ts'

/** The fields of a contract in files and pushes. */
export const loadedContracts = {
  clave: { ...documentFields.clave, example: ['CT-2026-014', 'CT-2026-015'] },
  numero: {
    type: 'code',
    label: 'Número',
    help: 'Número del contrato.',
    names: [
      /^(numero|nro|no)?\.? ?(de(l)? )?contrato$/,
      /^(referencia|codigo) (de(l)? )?contrato$/,
      /^(id|identificador) (de(l)? )?contrato$/,
    ],
    headers: ['Contrato'],
    example: ['CT-2026-014', 'CT-2026-015'],
    sent: 'CT-2026-014',
  },
  nit: { ...supplierFields.nit, names: [/\bnit\b/, ...erpNames.nit], example: ['860001911', '900373913'] },
  dv: supplierFields.dv,
  objeto: {
    type: 'text',
    label: 'Objeto',
    help: 'Objeto del contrato.',
    names: [/^objeto (de(l)? )?contrato$/, /objeto/],
    headers: ['Objeto del contrato'],
    example: ['Suministro de papelería', 'Servicio de cafetería'],
    sent: 'Suministro de papelería',
  },
  tipo: {
    type: 'code',
    label: 'Tipo',
    help: 'Clase de contrato.',
    names: [/^(tipo|clase) (de(l)? )?contrato$/, /^tipo(?! ?(doc|identif|de doc|de identif))/],
    headers: ['Tipo de retención', 'Tipo de contrato', 'Tipo de acta'],
    example: ['bienes', 'servicios'],
    sent: 'bienes',
  },
  fecha_inicio: {
    type: 'date?',
    label: 'Fecha de inicio',
    help: 'Fecha de inicio.',
    names: [/inicio/],
    headers: ['Fecha de inicio', 'Inicio'],
    example: ['2026-01-15', '2026-02-01'],
    sent: '2026-01-15',
  },
  fecha_fin: {
    type: 'date?',
    label: 'Fecha de fin',
    help: 'Fecha de terminación pactada.',
    names: [/^(fecha )?(de )?(fin|terminacion)/],
    headers: ['Fin', 'Fecha de terminación'],
    example: ['2026-12-31', '2026-11-30'],
    sent: '2026-12-31',
  },
  moneda: { ...documentFields.moneda, names: [/moneda/] },
  valor: {
    type: 'money',
    label: 'Valor',
    help: 'Valor inicial del contrato.',
    names: [/^valor( (del )?contrato)?$/, /^(valor|cuantia)( (total|inicial))? (de(l)? )?contrato$/],
    headers: ['Valor del contrato'],
    example: ['48000000', '18500000.5'],
    sent: 48000000,
  },
  valor_ejecutado: {
    type: 'money?',
    label: 'Valor ejecutado',
    help: 'Cuánto del contrato se ha ejecutado.',
    names: [/ejecutado/],
    headers: ['Ejecutado'],
    example: '12000000',
  },
  supervisor: {
    type: 'text?',
    label: 'Supervisor',
    help: 'Persona que supervisa por la compañía.',
    names: [/supervisor/],
    headers: ['Supervisor del contrato'],
    example: 'Luz Peña',
    isKeptAsRead: true,
  },
  interventor: {
    type: 'text?',
    label: 'Interventor',
    help: 'Interventor externo, si lo hay.',
    names: [/interventor/],
    headers: ['Interventoría'],
    example: 'Interventores Asociados',
    isKeptAsRead: true,
  },
  forma_pago: {
    type: 'text?',
    label: 'Forma de pago',
    help: 'Forma de pago pactada, en palabras.',
    names: [/forma de pago/],
    headers: ['Forma de pago'],
    example: 'Mensual, contra entrega',
    isKeptAsRead: true,
  },
  estado: {
    ...documentFields.estado,
    help: 'Estado del contrato. Si falta, lo dice el calendario.',
    names: [/^estado( (de(l)? )?contrato)?$/, /estado/],
    example: 'vigente',
  },
  archivo: { ...contractFields.archivo, example: 'contrato-ct-2026-014.pdf' },
} as const satisfies LoadedFields

/** The fields of an order or invoice charged to a contract. */
export const loadedImputations = {
  contrato: contractFields.contrato,
  tipo: {
    type: 'text',
    label: 'Tipo',
    help: 'Clase del documento que se imputa al contrato.',
    names: [/tipo/],
    headers: ['Tipo de retención', 'Tipo de contrato', 'Tipo de acta', 'Tipo documento'],
    example: ['orden', 'factura'],
    sent: 'factura',
  },
  documento: {
    type: 'code',
    label: 'Documento',
    help: 'Número de la orden o factura que se imputa.',
    names: [/documento/],
    headers: ['Documento cruce'],
    example: ['OC-3001', 'FE1001'],
    sent: 'FE-1001',
  },
} as const satisfies LoadedFields
