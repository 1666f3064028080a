import * as fields from '../../core/words/field-texts.ts'

/** The findings of a template while it is edited. */
export const templateReviewTexts = {
  elementEmptied: 'El elemento «{tag}» se quita con todo lo que contiene.',
  elementRemoved: 'El elemento «{tag}» se quita; su texto queda.',
  attribute: 'El atributo «{attribute}» de «{tag}» se quita.',
  address: 'La dirección en «{attribute}» de «{tag}» se quita: use https:// o una imagen de la biblioteca.',
  style: 'Este estilo de «{tag}» se quita: {value}',
  nameMissing: 'Un campo no tiene nombre (name): el formulario no lo envía.',
  nameWrong: 'El nombre «{name}» no es válido: use letras, números y guion bajo, y empiece por una letra.',
  nameTwice: 'Hay más de un campo con el nombre «{name}»: solo llega la última respuesta.',
  labelMissing: 'El campo «{name}» no tiene etiqueta. Escríbala.',
  sourceUnknown: 'La fuente «{source}» del campo «{name}» no existe. Use: {known}.',
  dependsUnknown: 'El campo «{name}» depende de «{depends}», que no está en el formulario.',
  captchaMissing:
    'El formulario no tiene captcha: agregue el bloque «Captcha» para protegerlo de envíos automáticos.',
  captchaTwice: 'Hay más de un captcha: deje uno.',
  optionsMissing: 'La lista «{name}» no tiene opciones ni fuente.',
  requiredMissing:
    'El portal necesita la pregunta «{label}» para recibir la solicitud: agregue los campos obligatorios.',
  /** The names of the questions that a registration requires, by field. */
  needed: { documentID: fields.nit, businessName: fields.businessName, contactEmail: fields.email },
  imageWordless: 'Una imagen no tiene texto alternativo.',
  headingJump: 'Un título se salta un nivel.',
  headingEmpty: 'Hay un título vacío.',
  linkEmpty: 'Hay un enlace sin texto.',
  linkUnclear: 'El texto de un enlace no dice a dónde lleva.',
  linkInsecure: 'Un enlace usa http:// en vez de https://.',
  linkNowhere: 'Un enlace no lleva a ninguna parte.',
} as const
