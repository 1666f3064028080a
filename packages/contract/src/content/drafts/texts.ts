import * as sentences from '../../core/words/sentence-texts.ts'

/** Saving, publishing and restoring, shared by every editor with drafts. */
export const draftTexts = {
  saved: 'El borrador quedó guardado. Los proveedores todavía ven la versión publicada.',
  published: 'Publicado. Los proveedores ya lo ven.',
  discard: 'Descartar borrador',
  discardChanges: 'Descartar cambios',
  discarded: 'El borrador se descartó. Se conserva la versión publicada.',
  discardTitle: '¿Descartar el borrador?',
  discardText: 'Se pierden los cambios sin publicar. La versión publicada no cambia.',
  stateDraft: 'Borrador sin publicar, de {author}',
  stateShown: 'Publicado el {at} por {author}',
  stateNew: 'Sin publicar',
  statePresent: 'En el portal',
  unsaved: sentences.unsavedChanges,
  conflict:
    'Otra persona guardó o publicó este contenido mientras usted lo tenía abierto. Su texto se conserva: elija cuál versión guardar.',
  reload: 'Ver la versión actual',
  keepMine: 'Reemplazar con mi versión',
} as const
