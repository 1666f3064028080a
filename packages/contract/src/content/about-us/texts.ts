import * as places from '../../core/words/place-texts.ts'

/** Texts of the page about the company while it has written none (decisions 4; screens 2.16). */
export const aboutUsTexts = {
  title: places.aboutUs,
  portal:
    'Este es el portal de proveedores de {company}. Aquí los proveedores consultan lo que la compañía les debe y les paga, sus órdenes y sus certificados; quien aún no es proveedor puede pedir su registro.',
  start: 'Por dónde empezar',
  search: 'Consultar si su empresa ya es proveedora',
  register: 'Solicitar el registro como proveedor',
  contact: 'Escribir a la compañía',
  login: 'Iniciar sesión en el portal',
} as const
