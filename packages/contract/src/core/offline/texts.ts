import * as actions from '../words/action-texts.ts'

/** The texts of the portal without a connection, and of the copies stored on the device (decisions 4). */
export const offlineTexts = {
  copy: 'Sin conexión · datos del {instant}',
  failedCopy: 'No pudimos consultar. Mostramos lo guardado el {instant}.',
  oldTotals: 'Los totales son los de esa fecha.',
  retry: actions.retry,
  /** Why an action is disabled. */
  reason: 'Sin conexión: podrá hacerlo cuando se restablezca.',
  notKeptTitle: 'Sin conexión',
  notKept:
    'Esta página no está guardada en este dispositivo. Vuelva a una que ya haya abierto, o reintente cuando tenga conexión.',
} as const
