/** Texts of the pages that belong to no feature, and of what surrounds every page. */
export const pageTexts = {
  home: 'Ir al inicio',
  goToLogin: 'Ir a Iniciar Sesión',
  retry: 'Reintentar',
  reference: 'Referencia: {reference}',
  failedTitle: 'No pudimos consultar.',
  notAllowedTitle: 'No es posible abrir esta página',
  notFoundTitle: 'Página no encontrada',
  notFound: 'La dirección no existe o cambió. Revise el enlace, o vuelva al inicio.',
  serverErrorRetry: 'Volver a intentar',
  notices: 'Avisos',
  closeNotice: 'Cerrar el aviso',
  newTab: 'Se abre en otra pestaña',
  loading: 'Cargando la página',
  footer: 'Pie de página',
  signIn: 'Iniciar Sesión',
  logo: 'Logo de {company}',
  homeOf: 'Inicio del portal de {company}',
  sessionEndedTitle: 'Su sesión terminó',
  newVersion: 'Hay una versión nueva del portal. Recargue la página para continuar.',
  contactTitle: 'Contacto',
  phone: 'Teléfono',
  extension: 'ext.',
  email: 'Correo',
  address: 'Dirección',
  schedule: 'Horario',
} as const

/** What a link of the portal shows while the company has published nothing behind it. */
export const unpublishedTexts = {
  title: 'Página no publicada',
  message: 'Esta página aún no está publicada por {company}',
  reach: 'Para lo que necesite de ella, comuníquese con la compañía:',
  noContact: 'La compañía todavía no ha publicado sus datos de contacto.',
} as const
