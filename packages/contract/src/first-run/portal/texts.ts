import type { FirstStep } from './schemas.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** What each of the first steps is called, what it is for, and what the place is called where it is done. */
export const firstStepTexts = {
  contact: {
    title: 'Datos de la compañía',
    help: 'Cómo la encuentran los proveedores: teléfono, correo, horario y dirección. Salen al pie del portal.',
    place: 'los datos de la compañía',
  },
  branding: {
    title: fields.brand,
    help: 'Logo, imagen de ingreso y color, con la vista previa del portal.',
    place: fields.brand,
  },
  modules: {
    title: fields.modules,
    help: 'Qué consultan los proveedores. Encienda solo lo que ya tiene datos; lo demás se enciende cuando quiera.',
    place: 'los parámetros',
  },
  data: {
    title: 'Primeros datos',
    help: 'Cargue del ERP los proveedores y su estado de cuenta, en Excel o CSV.',
    place: 'Cargas',
  },
  content: {
    title: 'Contenidos',
    help: 'La página de la compañía, los anuncios, los términos y la política de tratamiento de datos.',
    place: 'los contenidos',
  },
  mail: {
    title: fields.mail,
    help: 'Desde qué dirección escribe el portal, con un envío de prueba.',
    place: fields.mail,
  },
  address: {
    title: 'Dirección del portal',
    help: 'La dirección web que abren los proveedores. La fija quien administra el servidor en la variable PUBLIC_URL, o agregue y compruebe una propia.',
    place: 'las direcciones web',
  },
  invite: {
    title: 'Su equipo',
    help: 'Invite a quien va a trabajar con usted: cuentas por pagar, compras, comunicaciones.',
    place: fields.device,
  },
  suppliers: {
    title: 'Sus proveedores',
    help: 'Invite al usuario Master de un proveedor: recibe un correo, crea su contraseña y ve sus facturas.',
    place: places.suppliers,
  },
} as const satisfies Readonly<Record<FirstStep, { title: string; help: string; place: string }>>
