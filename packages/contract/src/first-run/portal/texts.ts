import type { FirstStep } from './schemas.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** The first steps: name, purpose, and the place where each is done. */
export const firstStepTexts = {
  contact: {
    title: 'Datos de la compañía',
    help: 'Teléfono, correo, horario y dirección para los proveedores. Aparecen al pie del portal.',
    place: 'los datos de la compañía',
  },
  branding: {
    title: fields.brand,
    help: 'Logo, imagen del inicio de sesión y color, con vista previa del portal.',
    place: fields.brand,
  },
  modules: {
    title: fields.modules,
    help: 'Consultas disponibles para los proveedores. Active solo los módulos que ya tienen datos; los demás se pueden activar después.',
    place: 'los parámetros',
  },
  data: {
    title: 'Primeros datos',
    help: 'Cargue del ERP los proveedores y su estado de cuenta, en Excel o CSV.',
    place: 'Cargas',
  },
  content: {
    title: 'Contenidos',
    help: 'Página de la compañía, anuncios, términos y política de tratamiento de datos.',
    place: 'los contenidos',
  },
  mail: {
    title: fields.mail,
    help: 'Dirección de la que salen los correos del portal, con un envío de prueba.',
    place: fields.mail,
  },
  address: {
    title: 'Dirección del portal',
    help: 'Dirección web del portal. Pida a quien administra el servidor que la configure, o agregue y compruebe una propia.',
    place: 'las direcciones web',
  },
  invite: {
    title: 'Su equipo',
    help: 'Invite a su equipo: cuentas por pagar, compras, comunicaciones.',
    place: fields.device,
  },
  suppliers: {
    title: 'Sus proveedores',
    help: 'Invite al usuario principal de un proveedor: recibirá un correo, creará su contraseña y verá sus facturas.',
    place: places.suppliers,
  },
} as const satisfies Readonly<Record<FirstStep, { title: string; help: string; place: string }>>
