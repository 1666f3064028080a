import * as actions from '../words/action-texts.ts'

/** What the portal says while no server can be reached, and of the copies that the device keeps (decisions 4). */
export const offlineTexts = {
  copy: 'Sin conexión · datos del {instant}',
  failedCopy: 'No pudimos consultar. Mostramos lo guardado el {instant}.',
  oldTotals: 'Los totales son los de esa fecha.',
  retry: actions.retry,
  /** Why an action cannot be done now. */
  reason: 'Sin conexión: podrá hacerlo cuando se restablezca.',
  notKeptTitle: 'Sin conexión',
  notKept:
    'Esta página no está guardada en este dispositivo. Vuelva a una que ya haya abierto, o reintente cuando tenga conexión.',
} as const

/** What tells that the open page is of a build that was replaced. */
export const versionTexts = {
  label: 'Nueva versión',
  available: 'Hay una versión nueva',
  update: actions.refresh,
  formFirst: 'Hay una versión nueva. Envíe o termine primero sus cambios.',
} as const
