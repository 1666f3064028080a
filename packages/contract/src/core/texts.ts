/** The generic failure of the specification, in its original English (spec 8). */
export const genericFailure = 'Something bad happened; please try again later.'

/** The Spanish line after the generic failure if the server did not respond. */
export const noAnswer =
  'No hubo respuesta del servidor. Revise su conexión e intente de nuevo; sus datos se conservan en esta página.'

/** The same after a timeout (spec 9). */
export const lateAnswer =
  'El servidor tardó más de {seconds} segundos en responder. Intente de nuevo; sus datos se conservan en esta página.'

/** The Spanish line after the generic failure, with the reference of the log entry. */
export const genericFailureReference =
  'Ocurrió un error de nuestra parte. Intente de nuevo; si continúa, comuníquese con la compañía e indique la referencia {reference}.'

/** Problems that a page also detects itself; the others come with the server's response. */
export const ownProblemTexts = {
  'session-expired': 'Su sesión terminó por inactividad. Inicie sesión de nuevo.',
  'changed-meanwhile':
    'Otra persona hizo cambios mientras usted lo tenía abierto. Revise la versión actual y guarde de nuevo.',
  'hand-over-spent':
    'El cambio a esta compañía ya se usó, venció o no empezó en este navegador. Por seguridad, sirve una sola vez y vence en un minuto.',
  'payment-not-found': 'El pago no existe o el enlace ya no es válido.',
} as const

/** Text of the loading overlay (spec 7). */
export const loadingText = 'Procesando la solicitud...'
/** The 500 page (spec 8). */
export const serverErrorTitle = '¡Oops! Error en el Servidor ... intenta de nuevo más tarde'
/** Cache cleaned (spec 8). */
export const cacheCleaned = 'Se ha limpiado la cache de la sesión activa'

/** A text field contains characters that the database cannot store. */
export const unstorableText = 'Contiene caracteres que no se admiten.'
