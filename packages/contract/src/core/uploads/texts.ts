import * as actions from '../words/action-texts.ts'
import * as sentences from '../words/sentence-texts.ts'

/** The progress of a resumable upload, for users. */
export const uploadTexts = {
  title: 'Subidas en curso',
  uploading: sentences.uploadingFile,
  progress: '{sent} de {total}',
  pause: 'Pausar',
  goOn: actions.continueOn,
  drop: actions.discard,
  preparing: 'Preparando {name}…',
  paused: 'En pausa.',
  waiting: 'Sin conexión. La subida continúa sola cuando vuelva.',
  interrupted: 'La subida se interrumpió. Puede continuarla donde iba.',
  finishing: 'Revisando el archivo…',
  unsafe:
    'Este navegador no puede subir archivos por una conexión que no es segura. Abra el portal con https.',
  unread: 'No se pudo leer «{name}». Si lo movió o lo cambió, elíjalo de nuevo.',
} as const
