import * as actions from '../words/action-texts.ts'

/** A file that is shown beside what is decided about it. */
export const fileViewerTexts = {
  label: 'Documento a la vista',
  opening: 'Abriendo {nombre}…',
  unshown: 'Este archivo no se puede ver aquí. Descárguelo para abrirlo.',
  failed: 'No se pudo abrir {nombre}. Intente de nuevo o descárguelo.',
  retry: actions.retry,
  download: actions.download,
} as const
