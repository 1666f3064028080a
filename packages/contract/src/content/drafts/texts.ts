import * as actions from '../../core/words/action-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** Saving, publishing and going back, as every editor with drafts says it. */
export const draftTexts = {
  save: actions.saveDraft,
  saved: 'El borrador quedó guardado. Los proveedores todavía ven la versión publicada.',
  published: 'Publicado: los proveedores ya lo ven.',
  discard: 'Descartar borrador',
  discardChanges: 'Descartar cambios',
  discarded: 'El borrador se descartó. Quedó lo que está publicado.',
  discardTitle: '¿Descartar el borrador?',
  discardText: 'Se pierde lo que no se ha publicado. Lo que ven los proveedores no cambia.',
  stateDraft: 'Borrador sin publicar, de {author}',
  stateShown: 'Publicado el {at} por {author}',
  stateNew: 'Sin publicar',
  statePresent: 'En el portal',
  unsaved: sentences.unsavedChanges,
  conflict:
    'Alguien más guardó o publicó esto mientras usted lo tenía abierto. Lo que escribió sigue aquí: elija qué queda.',
  reload: 'Ver lo que hay ahora',
  keepMine: 'Reemplazar con lo mío',
} as const
