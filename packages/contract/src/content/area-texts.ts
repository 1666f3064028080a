import * as fields from '../core/words/field-texts.ts'

/** The texts around company content: a carousel's controls, and names for unnamed parts. */
export const contentAreaTexts = {
  carousel: 'Carrusel de anuncios',
  carouselRole: 'carrusel',
  slideRole: 'diapositiva',
  slide: '{n} de {count}',
  previous: fields.previous,
  next: 'Siguiente',
  pause: 'Detener la rotación',
  play: 'Reanudar la rotación',
  imageLink: 'Abrir el enlace de la imagen',
  video: 'Video',
  message: 'Mensaje a proveedores',
  unfoldMessage: 'Ver el mensaje completo',
  foldMessage: 'Ver menos del mensaje',
  closeMessage: 'Cerrar el mensaje',
} as const
