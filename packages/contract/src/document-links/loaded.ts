import type { LoadedFields } from '../documents/loaded/field.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'
import { linkNames } from './link-names.ts'

/** The fields of a link between two documents of a supplier. */
export const loadedLinks = {
  nit: { ...supplierFields.nit, help: 'NIT del proveedor de los dos documentos.' },
  desde_tipo: {
    type: 'code',
    label: 'Clase del documento que sigue',
    help: 'Clase del documento que viene después.',
    names: [/tipo.*(desde|origen)/],
    headers: ['Tipo origen'],
    values: linkNames,
    example: ['entrada', 'orden'],
    sent: 'entrada',
  },
  desde: {
    type: 'code',
    label: 'Documento que sigue',
    help: 'Número del documento que viene después.',
    names: [/^(desde|origen)$/],
    headers: ['Origen'],
    example: ['EA-0880', 'OC-3002'],
    sent: 'EA-880',
  },
  hacia_tipo: {
    type: 'code',
    label: 'Clase del documento al que sigue',
    help: 'Clase del documento que estaba antes.',
    names: [/tipo.*(hacia|destino)/],
    headers: ['Tipo destino'],
    values: linkNames,
    example: ['factura', 'entrada'],
    sent: 'factura',
  },
  hacia: {
    type: 'code',
    label: 'Documento al que sigue',
    help: 'Número del documento que estaba antes.',
    names: [/^(hacia|destino)$/],
    headers: ['Destino'],
    example: ['FE1001', 'EA-0881'],
    sent: 'FE-1001',
  },
} as const satisfies LoadedFields
