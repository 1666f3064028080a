import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Drafts, published and past versions, for all editors of the back office. */
export const versionTexts = {
  noteLong: 'La nota puede tener hasta 300 caracteres.',
  note: 'Descripción del cambio (opcional)',
  noteHint: 'Queda en el historial. No se muestra en el portal.',
  states: {
    draft: states.draft,
    scheduled: states.scheduled,
    published: states.published,
    retired: fields.previous,
  },
  history: fields.history,
  empty: 'Todavía no hay versiones',
  emptyHint: 'La primera aparece cuando guarde un borrador.',
  version: 'Versión {number}',
  knownAs: 'En el portal: versión {number}',
  by: '{author}, {date}',
  compareTitle: 'Comparar',
  compareFrom: fields.before,
  compareTo: fields.after,
  compareSame: 'Las dos versiones son iguales.',
  compareFailed: 'No pudimos traer las versiones para compararlas. Intente de nuevo.',
  compareRetry: actions.retry,
  added: 'Agregado',
  removed: 'Quitado',
  addedSign: '+',
  removedSign: '−',
  unchangedLines: '{n} {n:línea igual|líneas iguales}',
  unchangedLine: '1 línea igual',
  changes: 'Líneas agregadas: {added}, quitadas: {removed}',
  back: 'Volver a esta versión',
  backTitle: 'Volver a la versión {number}',
  backHint:
    'El contenido de esa versión se publica de inmediato como una versión nueva. El historial y su borrador se conservan.',
  backNote: 'Volvió a la versión {number}',
  backDone: 'Se publicó de nuevo el contenido de la versión {number}.',
  publish: actions.publish,
  publishTitle: 'Publicar ahora',
  publishHint: 'Los proveedores lo verán de inmediato. La versión actual pasa al historial.',
  schedule: actions.schedule,
  scheduleTitle: 'Publicar más tarde',
  scheduleHint:
    'Se publica automáticamente a esa hora (hora de Colombia). Hasta entonces el portal no cambia.',
  scheduleAt: fields.dateAndTime,
  scheduleDo: 'Programar publicación',
  scheduled: 'La publicación quedó programada.',
  isScheduled: 'Se publicará automáticamente el {date}. Para cambiarlo, quite primero la programación.',
  unschedule: 'Quitar la programación',
  unscheduled: 'Se quitó la programación: vuelve a ser un borrador.',
  momentPast: 'Elija una fecha y hora futuras.',
  momentMalformed: 'Escriba la fecha y la hora.',
  cancel: actions.cancel,
  close: actions.close,
} as const

/** The warning about unsaved changes on leaving. */
export const unsavedTexts = {
  title: 'Quedaron cambios sin guardar',
  kept: 'Sus cambios siguen en esta pestaña. Vuelva a la pantalla para guardarlos o descartarlos.',
} as const
