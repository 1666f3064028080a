import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The dialog of a repeated authentication before a sensitive act. */
export const stepUpTexts = {
  title: 'Confirmar su identidad',
  intro:
    'Antes de continuar debemos comprobar su identidad. No se le pedirá de nuevo durante los próximos 10 minutos.',
  /** Next to a button that requires it. */
  beforehand:
    'Por seguridad, antes de hacerlo le pediremos su código o su contraseña, salvo que los haya escrito en los últimos 10 minutos.',
  password: fields.password,
  confirm: 'Confirmar',
  cancel: actions.cancel,
  close: actions.close,
  passwordRequired: sentences.enterPassword,
  refusedTitle: 'No se pudo confirmar',
  failedTitle: 'No se pudo consultar',
  retry: actions.retry,
  loading: 'Consultando…',
} as const

/** The input of a second factor, at the login and in the dialog. */
export const factorTexts = {
  code: 'Código de 6 dígitos',
  codeHint:
    'Lo muestra su aplicación de autenticación (por ejemplo Google Authenticator o Microsoft Authenticator).',
  codeRequired: 'Ingrese el código de 6 dígitos.',
  codeWrong: 'El código tiene 6 dígitos.',
  recovery: fields.recoveryCode,
  recoveryHint: 'Es uno de los códigos que guardó al activar el segundo factor. Cada uno sirve una sola vez.',
  recoveryRequired: 'Ingrese uno de sus códigos de recuperación.',
  passkey: 'Usar la llave de acceso',
  passkeyHint: 'Su equipo le pedirá la huella, el rostro o el PIN.',
  passkeyStopped: 'No se usó la llave de acceso. Intente de nuevo o elija otra forma.',
  passkeyElsewhere: 'Su llave de acceso funciona en {hosts}. Use otra forma en esta dirección.',
  others: 'Usar otra forma',
  useTotp: 'Código de la aplicación',
  useRecovery: fields.recoveryCode,
  usePasskey: 'Llave de acceso',
} as const
