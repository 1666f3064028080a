import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The errors of a picture's data or file. */
export const mediaTexts = {
  nameMissing: 'Escriba un nombre para encontrar la imagen.',
  nameLong: 'Use un nombre de hasta 120 caracteres.',
  altLong: 'Use un texto alternativo de hasta 300 caracteres.',
  altMissing: 'Describa lo que muestra la imagen, o márquela como decorativa.',
  focusMalformed: 'El punto focal va de 0 a 100.',
  file: 'Elija una imagen.',
  type: '«{name}» no es una imagen JPG, PNG, WebP, AVIF o SVG válida. Ábrala para revisarla o guárdela en uno de esos formatos.',
  huge: '«{name}» tiene más de {megapixels} megapíxeles. Reduzca sus medidas y súbala de nuevo.',
} as const

/** The picker of pictures, in all editors. */
export const mediaPickerTexts = {
  open: 'Elegir imagen de la biblioteca',
  title: 'Biblioteca de imágenes',
  close: 'Cerrar la biblioteca',
  search: 'Buscar por nombre o texto alternativo',
  clearSearch: actions.clearSearch,
  upload: 'Subir imágenes',
  drop: 'o arrástrelas aquí',
  uploadLabel: 'Agregar a la biblioteca',
  uploadHint: 'JPG, PNG, WebP, AVIF o SVG, de hasta 15 MB cada una. Cada imagen se guarda en varios tamaños.',
  chosen: 'Imágenes elegidas',
  removeFile: actions.removeNamed,
  sending: sentences.uploadingFile,
  send: actions.upload,
  sent: 'Se {count:agregó|agregaron} {count} {count:imagen|imágenes} a la biblioteca.',
  refused: 'No se agregó ninguna imagen. Corrija o quite estos archivos e intente de nuevo.',
  sentOne: 'Se agregó 1 imagen a la biblioteca.',
  pick: 'Usar «{name}»',
  processing: 'Preparando tamaños',
  failed: 'No se pudo preparar',
  isMissingAlt: 'Sin texto alternativo',
  pages: 'Páginas de la biblioteca',
  page: 'Página {page}',
  previous: fields.previous,
  next: actions.next,
  emptyTitle: 'La biblioteca está vacía',
  empty: 'Suba la primera imagen: quedará lista para páginas, plantillas, blog y eventos.',
  nothingTitle: 'Ninguna imagen coincide',
  nothing: 'Pruebe con otra palabra o borre la búsqueda.',
  failedTitle: 'No pudimos mostrar la biblioteca',
  retry: 'Intentar de nuevo',
  altTitle: 'Falta el texto alternativo',
  altIntro:
    'Descripción para los lectores de pantalla. Si la imagen no agrega información, márquela como decorativa.',
  alt: fields.alternativeText,
  decorative: 'Es decorativa: no agrega información',
  use: 'Usar imagen',
  cancel: actions.cancel,
  count: '{shown} de {total} {total:imagen|imágenes}',
} as const
