import * as places from '../../core/words/place-texts.ts'

/** The default texts of the privacy page (spec 2; Ley 1581 de 2012). */
export const privacyTexts = {
  title: places.privacyPolicy,
  unpublished: '{company} aún no ha publicado en este portal su política de tratamiento de datos personales.',
  controller:
    '{company} es la responsable de los datos personales que se registran en este portal y los usa para atender su relación con los proveedores.',
  rights:
    'Según la Ley 1581 de 2012, usted puede conocer, actualizar, rectificar y suprimir sus datos, pedir prueba de la autorización que dio y revocarla. Para hacerlo, escriba a la compañía por cualquiera de estos canales.',
} as const
