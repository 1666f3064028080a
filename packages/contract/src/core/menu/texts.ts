/** Labels of the header menu, in the specification's order (spec 2). */
export const menuTexts = {
  accountStatements: 'Estados de Cuenta',
  pendingInvoices: 'Facturas pendientes',
  paidInvoices: 'Facturas pagadas',
  consultations: 'Consultas',
  purchaseOrders: 'Órdenes de compra',
  purchaseTickets: 'Entradas de almacén',
  debitNotes: 'Notas débito',
  reports: 'Reportes',
  blog: 'Blog',
  events: 'Eventos',
  certificates: 'Certificados',
  suppliers: 'Proveedores',
  contracts: 'Contratos',
  qualification: 'Calificación',
  users: 'Usuarios',
  profile: 'Mis Datos',
  userProfile: 'Perfil',
  questions: 'Mis consultas',
  logout: 'Salir',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  skip: 'Ir al contenido',
  branch: 'Sucursal',
  allBranches: 'Todas las sucursales',
  company: 'Compañía',
} as const

/** The warning before somebody is logged out for having been away (spec 4, Idle logout). */
export const idleTexts = {
  title: 'Su sesión está por terminar',
  left: 'Por inactividad, la sesión termina en {seconds} segundos.',
  lastSecond: 'Por inactividad, la sesión termina en 1 segundo.',
  staysTitle: 'Su sesión sigue abierta',
  stays: 'Puede continuar donde iba.',
  stay: 'Seguir conectado',
  close: 'Cerrar el aviso',
} as const
