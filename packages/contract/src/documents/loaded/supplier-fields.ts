import type { SharedFields } from './field.ts'

/** A document's supplier. */
export const supplierFields = {
  nit: {
    type: 'nit',
    label: 'NIT',
    help: 'Número de identificación del proveedor. Con él se encuentra al proveedor en el portal.',
    names: [/^nit( (del )?(proveedor|tercero))?$/, /\bnit\b/, /^(identificacion|tercero)$/],
    headers: ['NIT', 'NIT proveedor', 'Identificación', 'Tercero', 'STCD1', 'CardCode'],
    example: ['860001911-1', '900373913'],
    sent: '860001911-1',
  },
  nombre: {
    type: 'text?',
    label: 'Nombre del proveedor',
    help: 'Razón social o nombre completo, como aparece en el RUT.',
    names: [/^razon social$/, /^nombre( (del )?(proveedor|tercero))?$/, /^proveedor$/],
    headers: [
      'Razón social',
      'Nombre del proveedor',
      'Nombre tercero',
      'Nombre sucursal',
      'NAME1',
      'CardName',
    ],
    example: ['Papelería Andina S.A.S.', 'Café del Quindío y Cía. Ltda.'],
  },
  sucursal: {
    type: 'code?',
    label: 'Código de la sucursal',
    help: 'Código de la sucursal del proveedor, si tiene varias. Si falta, va a la principal.',
    names: [/^(cod(igo)?\.? )?sucursal/],
    headers: ['Código sucursal', 'Centro de operación', 'BPLId'],
    example: '001',
  },
  dv: {
    type: 'code?',
    label: 'Dígito de verificación',
    help: 'Dígito de verificación, cuando viene en una columna aparte del NIT.',
    names: [/^(d ?v|div|dig(ito)?( de)?( verif(icacion)?)?|(nit|codigo|cod|numero)? ?(d ?v|verificacion))$/],
    headers: ['D.V.', 'Dígito de verificación', 'Div'],
    example: ['1', '4'],
  },
} as const satisfies SharedFields

/** The contact data of a supplier or a branch. */
export const contactFields = {
  direccion: {
    type: 'text?',
    label: 'Dirección',
    help: 'Dirección de correspondencia.',
    names: [/^direccion/],
    headers: ['Dirección'],
  },
  ciudad: {
    type: 'municipality?',
    label: 'Ciudad',
    help: 'Municipio, por su código DIVIPOLA o su nombre con el departamento.',
    names: [/^(ciudad|municipio)/],
    headers: ['Ciudad', 'Municipio'],
  },
  correo: {
    type: 'code?',
    label: 'Correo',
    help: 'Correo electrónico de contacto.',
    names: [/^(correo|e ?-?mail)/],
    headers: ['Correo electrónico', 'E-mail'],
  },
  telefono: {
    type: 'text?',
    label: 'Teléfono',
    help: 'Teléfono de contacto.',
    names: [/^(telefono|tel|celular|movil)/],
    headers: ['Teléfono', 'Celular'],
  },
  activo: {
    type: 'flag?',
    label: 'Activo',
    help: 'Si sigue activo. Si falta la columna, se toma como activo.',
    names: [/^(activo|activa)$/],
    headers: ['Activo'],
  },
} as const satisfies SharedFields
