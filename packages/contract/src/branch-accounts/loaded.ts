import type { LoadedFields } from '../documents/loaded/field.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { contactFields, supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of a supplier's branch in files and pushes. */
export const loadedBranches = {
  clave: { ...documentFields.clave, example: ['SUC-0002', 'SUC-0003'] },
  nit: supplierFields.nit,
  codigo: {
    type: 'code',
    label: 'Código',
    help: 'Código de la sucursal del proveedor.',
    names: [/^(cod(igo)?\.? )?(de )?(la )?sucursal$/, /^codigo/],
    headers: ['Código sucursal', 'Sucursal'],
    example: ['002', '002'],
    sent: '002',
  },
  nombre: {
    ...supplierFields.nombre,
    type: 'text',
    help: 'Nombre de la sucursal o sede del proveedor.',
    names: [/^nombre( (de )?(la )?sucursal)?$/],
    example: ['Sede Chapinero', 'Bodega Calarcá'],
    sent: 'Sede Chapinero',
  },
  direccion: { ...contactFields.direccion, example: 'Carrera 13 # 57-20' },
  ciudad: { ...contactFields.ciudad, example: '11001', sent: '11001' },
  correo: { ...contactFields.correo, example: 'chapinero@papeleriaandina.example' },
  telefono: { ...contactFields.telefono, example: '6015551235', sent: '6015551234' },
  activo: { ...contactFields.activo, example: ['Sí', 'Sí'] },
} as const satisfies LoadedFields
