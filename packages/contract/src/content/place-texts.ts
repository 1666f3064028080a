import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The names of the content places, for editors. */
export const placeTexts = {
  places: {
    login: {
      title: fields.signInEntry,
      hint: 'Mensaje de la compañía junto al formulario de inicio de sesión.',
    },
    registro: {
      title: 'Registro, junto al inicio de sesión',
      hint: 'Invitación a registrarse que acompaña el enlace de registro.',
    },
    'registro-proveedor': {
      title: 'Solicitud de registro',
      hint: 'Indicaciones sobre el formulario de registro de proveedores.',
    },
    'tercero-no-existe': {
      title: 'Compañía no encontrada',
      hint: 'Mensaje cuando el NIT consultado no existe.',
    },
    'recuperar-clave-intro': {
      title: 'Recuperar contraseña: introducción',
      hint: 'Sobre el formulario para recuperar la contraseña.',
    },
    'recuperar-clave-tips': {
      title: 'Recuperar contraseña: consejos',
      hint: 'Al lado del formulario para recuperar la contraseña.',
    },
    'mensaje-proveedores': {
      title: 'Mensaje a proveedores',
      hint: 'Franja bajo el encabezado, que cada proveedor puede cerrar.',
    },
  },
  adPages: {
    'B2S-PAG-7': fields.signInEntry,
    'PAG-8': 'Recuperar contraseña',
    'PAG-67': 'Buscar compañía',
    'B2S-PAG-13': 'Registro de proveedores',
    'B2S-PAG-16': 'Contáctenos',
    'PAG-47': 'Registro por compañía',
    terminos: places.terms,
    privacidad: places.privacyPolicy,
    nosotros: places.aboutUs,
  },
  position: 'Posición {position}',
} as const
