import { path } from '@enlace/web/path.ts'

/** Every place of the back office. `paths.staffMembers()` is a link; `.pattern` the route. */
export const paths = {
  login: path('/login'),
  passwordRecovery: path('/password-recovery'),
  setPassword: path('/set-password/$token'),
  serverError: path('/500'),
  notFound: path('/404'),

  start: path('/inicio'),
  staffMembers: path('/equipo'),
} as const
