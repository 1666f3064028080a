import * as actions from '../words/action-texts.ts'

/** A file that is shown beside what is decided about it. */
export const fileViewerTexts = {
  label: 'Documento a la vista',
  opening: 'Abriendo {nombre}…',
  unshown: 'El navegador no puede mostrar este archivo. Descárguelo para abrirlo.',
  failed: 'No se pudo abrir {nombre}. Intente de nuevo o descárguelo.',
  /** Shows a picture as wide as there is room; pressed while it is. */
  enlarge: 'Ampliar',
  files: 'Documentos',
  retry: actions.retry,
  download: actions.download,
} as const
