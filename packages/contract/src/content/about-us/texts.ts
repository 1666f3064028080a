import * as places from '../../core/words/place-texts.ts'

/** The default texts of the page about the company (decisions 4; screens 2.16). */
export const aboutUsTexts = {
  title: places.aboutUs,
  portal:
    'Este es el portal de proveedores de {company}. Aquí los proveedores consultan sus saldos, pagos, órdenes y certificados; las demás empresas pueden solicitar su registro como proveedoras.',
  start: 'Primeros pasos',
  search: 'Consultar si su empresa ya es proveedora',
  register: 'Solicitar el registro como proveedor',
  contact: 'Escribir a la compañía',
  login: 'Iniciar sesión en el portal',
} as const
