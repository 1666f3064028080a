import * as places from '../../core/words/place-texts.ts'

/** The default texts of the terms page (spec 2). */
export const termsTexts = {
  title: places.terms,
  unpublished: '{company} aún no ha publicado en este portal los términos y condiciones de su uso.',
  next: 'Puede solicitarlos a la compañía por cualquiera de estos canales. Lo que se le pida aceptar en una solicitud se le mostrará en ella antes de enviarla.',
} as const
