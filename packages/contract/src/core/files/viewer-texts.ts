import * as actions from '../words/action-texts.ts'

/** The viewer of a file, next to the decision about it. */
export const fileViewerTexts = {
  label: 'Documento a la vista',
  opening: 'Abriendo {nombre}…',
  unshown: 'El navegador no puede mostrar este archivo. Descárguelo para abrirlo.',
  failed: 'No se pudo abrir {nombre}. Intente de nuevo o descárguelo.',
  /** A toggle that shows a picture in the full available width. */
  enlarge: 'Ampliar',
  files: 'Documentos',
  retry: actions.retry,
  download: actions.download,
} as const
