import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The library of pictures and the page of one of them. */
export const mediaLibraryTexts = {
  title: 'Biblioteca',
  description:
    'Las imágenes de páginas, plantillas, blog y eventos. Cada una se guarda en varios tamaños, en AVIF y WebP.',
  only: 'Mostrar',
  onlyWords: { all: fields.all, unused: 'Sin usar', 'without-alt': 'Sin texto alternativo' },
  back: 'Biblioteca',
  facts: 'Datos de la imagen',
  name: fields.name,
  alt: fields.alternativeText,
  altHint: 'Lo que oye quien no ve la imagen. Diga lo que muestra, no "imagen de".',
  decorative: 'Es decorativa: no dice nada que el texto no diga',
  focus: 'Punto focal',
  focusHint:
    'Lo que queda a la vista cuando un espacio recorta la imagen. Haga clic en la imagen o mueva los valores.',
  focusX: 'Desde la izquierda (%)',
  focusY: 'Desde arriba (%)',
  crops: 'Cómo se recorta',
  cropNames: { wide: 'Ancha', square: 'Cuadrada', tall: 'Alta' },
  save: actions.saveChanges,
  saved: 'Los cambios de la imagen quedaron guardados.',
  file: fields.file,
  measures: 'Medidas',
  pixels: '{width} × {height} {height:píxel|píxeles}',
  vector: 'Dibujo vectorial de {width} × {height}',
  original: 'Original',
  served: 'Tamaño más grande que se sirve',
  none: 'Todavía ninguno',
  widths: 'Anchos que se sirven',
  by: 'Subida por',
  at: 'Subida el',
  replaceLabel: 'Archivo nuevo',
  replaceHint:
    'Cambia la imagen en todos los lugares que la usan, con su misma dirección. Quien la vio hace poco puede tardar hasta una hora en ver la nueva.',
  replace: 'Reemplazar',
  usesTitle: 'Dónde se usa',
  unused: 'No se usa en ninguna parte.',
  useKinds: {
    page: 'Página',
    place: 'Espacio de contenido',
    advertisement: 'Anuncio',
    template: fields.form,
    document: 'Documento para proveedores',
    post: places.blog,
    event: 'Evento',
    setting: places.settings,
    draft: states.draft,
  },
  use: '{kind}: {item}',
  remove: 'Eliminar de la biblioteca',
  removeUsed: 'Para eliminarla, quítela antes de los lugares donde se usa.',
  removeTitle: '¿Eliminar «{name}»?',
  removeText: 'La imagen y todos sus tamaños se borran. No se puede deshacer.',
  removed: '«{name}» se eliminó de la biblioteca.',
  cancel: actions.cancel,
  close: actions.close,
  failed:
    'No se pudieron preparar los tamaños de este archivo: parece dañado. Ábralo en un editor, guárdelo de nuevo y reemplácelo aquí.',
  processing: 'Preparando tamaños: {percent} %',
} as const
