import { path } from '@enlace/web/path.ts'

/** Every place of the back office. `paths.staffMembers()` is a link; `.pattern` the route. */
export const paths = {
  login: path('/login'),
  passwordRecovery: path('/password-recovery'),
  setPassword: path('/set-password/$token'),
  serverError: path('/500'),
  notFound: path('/404'),

  start: path('/inicio'),
  parameters: path('/parametros'),
  catalogues: path('/catalogos'),
  contactLists: path('/listas-de-contacto'),
  calendar: path('/calendario'),
  certificateSettings: path('/configuracion-certificados'),
  mail: path('/correo'),
  captcha: path('/captcha'),
  legalTexts: path('/textos-legales'),
  legalAcceptances: path('/textos-legales/aceptaciones'),
  legalText: path('/textos-legales/$code'),
  staffOidc: path('/ingreso-institucional'),
  posts: path('/blog'),
  newPost: path('/blog/nueva'),
  post: path('/blog/$slug'),
  events: path('/eventos'),
  newEvent: path('/eventos/nuevo'),
  event: path('/eventos/$codigo'),
  reports: path('/reportes'),
  staffMembers: path('/equipo'),
  staffMember: path('/equipo/$id'),
  ownAccount: path('/mi-cuenta'),
} as const
