import * as actions from '../../core/words/action-texts.ts'

/** Texts of the pages that belong to no feature, and of the frame of pages behind the login. */
export const pageTexts = {
  home: 'Ir al inicio',
  goToLogin: actions.goToSignIn,
  signIn: actions.signIn,
  homeOf: 'Inicio del portal de {company}',
  newTab: 'Se abre en otra pestaña',
  loading: 'Cargando la página',
  retry: actions.retry,
  reference: 'Referencia: {reference}',
  failedTitle: 'No pudimos consultar.',
  notAllowedTitle: 'No es posible abrir esta página',
  documentNotFoundTitle: 'Documento no encontrado',
  notFoundTitle: 'Página no encontrada',
  notFound: 'La dirección no existe o cambió. Revise el enlace, o vuelva al inicio.',
  serverErrorHelp:
    'El servidor no respondió o tuvo un error. Vuelva a intentar; si continúa, comuníquese con la compañía.',
  late: 'La página tarda en cargar. Revise su conexión a internet.',
  missingTitle: 'No se pudo cargar una parte de la página',
  missingHelp:
    'La conexión falló. Revise su conexión a internet y vuelva a intentar; lo que escribió se conserva.',
  serverErrorRetry: 'Volver a intentar',
} as const
