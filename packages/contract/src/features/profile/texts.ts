/** The frame of 'Mis Datos' (screens 2.14): its title and the names of its tabs. */
export const profileTexts = {
  title: 'Mis Datos',
  description: 'Sus datos de contacto, la seguridad de su ingreso y lo que la compañía tiene registrado.',
  tabs: 'Secciones de Mis Datos',
  person: 'Mis datos',
  security: 'Seguridad',
  notifications: 'Notificaciones',
  company: 'Mi empresa',
  bankAccounts: 'Cuentas bancarias',
} as const
