import type { LoadedFields } from '../documents/loaded/field.ts'
import { erpNames } from '../documents/loaded/erp-names.ts'
import { contactFields, supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of a supplier in files and pushes. */
export const loadedParties = {
  nit: {
    ...supplierFields.nit,
    names: [
      /^(id )?nit( (del )?(proveedor|tercero))?$/,
      /^(numero de )?identificacion$/,
      /\bnit\b/,
      /^(documento|tercero|cedula)$/,
      ...erpNames.nit,
    ],
  },
  dv: { ...supplierFields.dv, example: ['', '4'] },
  nombre: {
    ...supplierFields.nombre,
    type: 'text',
    names: [
      /^razon social$/,
      /^nombre( (del )?(proveedor|tercero))?$/,
      /razon social|nombre/,
      /^proveedor$/,
      ...erpNames.nombre,
    ],
    sent: 'Papelería Andina S.A.S.',
  },
  sigla: {
    type: 'text?',
    label: 'Sigla',
    help: 'Nombre corto o comercial.',
    names: [/^(sigla|nombre comercial)$/],
    headers: ['Nombre comercial'],
    example: 'Papelería Andina',
    isKeptAsRead: true,
  },
  id_actividad_economica: {
    type: 'code?',
    label: 'Actividad económica (CIIU)',
    help: 'Código CIIU de la actividad principal, de cuatro cifras.',
    names: [/ciiu|actividad/],
    headers: ['CIIU', 'Actividad económica'],
    example: '4761',
  },
  regimen_tributario_id: {
    type: 'code?',
    label: 'Régimen tributario',
    help: 'Régimen tributario, por su código o su nombre en el portal.',
    names: [/regimen/],
    headers: ['Régimen', 'Régimen tributario'],
    example: '48',
  },
  pyme: {
    type: 'flag?',
    label: 'Es mipyme',
    help: 'Si el proveedor es micro, pequeña o mediana empresa.',
    names: [/mipyme|pyme/],
    headers: ['Mipyme', 'Es pyme'],
    example: ['Sí', 'No'],
  },
  web_site: {
    type: 'text?',
    label: 'Página web',
    help: 'Dirección de su página web.',
    names: [/^(pagina )?web|sitio/],
    headers: ['Página web', 'Sitio web'],
    example: 'https://papeleriaandina.example',
    isKeptAsRead: true,
  },
  observacion_tercero: {
    type: 'text?',
    label: 'Observaciones del tercero',
    help: 'Nota interna sobre el proveedor.',
    names: [/^observacion/],
    headers: ['Observación', 'Observaciones'],
    example: 'Entrega solo en la mañana',
    isKeptAsRead: true,
  },
  direccion: { ...contactFields.direccion, example: 'Calle 10 # 4-32' },
  ciudad: { ...contactFields.ciudad, example: ['11001', 'Armenia, Quindío'] },
  correo: { ...contactFields.correo, example: 'ventas@papeleriaandina.example' },
  telefono: { ...contactFields.telefono, example: '6015551234' },
  activo: { ...contactFields.activo, example: ['Sí', 'Sí'] },
} as const satisfies LoadedFields
