/** The words of the sample page. */
export const texts = {
  skip: 'Saltar al contenido',
  company: 'Textiles del Valle',
  home: 'Textiles del Valle, inicio',
  menu: 'Menú principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  newTab: 'se abre en otra pestaña',
  branch: 'Bogotá · Sucursal 001',
  chooseBranch: 'Compañía y sucursal: Bogotá · Sucursal 001',
  person: 'Marta Gómez',
  bell: 'Notificaciones',
  close: 'Cerrar',
  footer: 'Enlaces del portal',
  contact: 'Calle 13 # 68-40, Bogotá · (601) 744 0000 · proveedores@textilesdelvalle.co',
  legal: 'Copyright © 2019 - 2022 Enlace. Todos los derechos reservados.',
  scheme: 'Apariencia',
  more: 'Más',
  offline: 'Sin conexión: copia del 20/11/2026 14:05.',
  retry: 'Reintentar',
  notices: 'Avisos',
  waiting: 'Procesando la solicitud...',
  title: 'Estado de cuenta',
  description: 'Facturas pendientes de pago y cuándo se pagan.',
  stamp: 'Datos al 20/11/2026 14:05',
  export: 'Exportar',
  print: 'Imprimir',
  columns: 'Columnas',
  figures: 'Resumen de facturas',
  ageing: 'Saldo por edades',
  search: 'Buscar por número de factura',
  placeholder: 'N.º de factura u orden',
  clear: 'Limpiar',
  filters: 'Filtros (2)',
  closeFilters: 'Cerrar filtros',
  overdue: 'Vencidas',
  current: 'Corrientes',
  from: 'Desde',
  to: 'Hasta',
  dates: 'Fechas',
  datesChosen: 'desde 01/10/2026',
  range: 'Vence en 30 días',
  removeRange: 'Quitar el filtro Vence en 30 días',
  total: 'Total COP',
  emptyTitle: 'Ningún resultado con estos filtros.',
  emptyReason: 'Amplíe las fechas o busque con menos palabras.',
  clearFilters: 'Limpiar filtros',
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  summary: '51–75 de 3.214',
  rowsPerPage: 'Filas por página',
  caption: 'Facturas pendientes',
  waitingCaption: 'Facturas que llegan',
  emptyCaption: 'Facturas sin resultado',
  detailTitle: 'Factura FE-20418',
  trail: 'Ruta',
  values: 'Datos de la factura',
  amounts: 'Cómo se llega al neto',
  life: 'Recorrido',
  lifeBlocked: 'Recorrido de la factura devuelta',
  tabs: 'Partes del documento',
  score: 'Calificación de 2025',
  scoreBand: 'Excelente',
  scorePanel: 'Calificación',
  import: 'Importación de entradas',
  importNumbers: '12.400 de 21.473',
  states: 'Estados',
  waitingPanel: 'Mientras llega',
  contactTitle: 'Solicitar acceso',
  contactDescription: 'Ingrese sus datos de contacto para enviarle la información de acceso.',
  summaryTitle: 'Revise estos datos',
  emailWrong: 'El correo no es válido.',
  names: 'Nombres',
  email: 'Correo electrónico',
  emailHint: 'Allí recibirá la información de acceso.',
  citizen: 'Cédula de ciudadanía',
  lines: 'Líneas',
  thirtyDays: '30 días',
  page: (number: number) => `Página ${number}`,
  late: (days: number) => (days > 0 ? `${days} días` : 'vence en 5 días'),
  idType: 'Tipo de identificación',
  choose: 'Seleccione',
  idNumber: 'Número de identificación',
  date: 'Fecha de constitución',
  message: 'Mensaje',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  terms: 'Acepto los términos y condiciones',
  send: 'Finalizar',
  cancel: 'Cancelar',
  delete: 'Anular la solicitud',
  sending: 'Enviando',
  disabled: 'No disponible',
  dialogTitle: 'Anular la solicitud',
  dialogText: 'La solicitud 2025-118 dejará de estar en revisión. Esto no se puede deshacer.',
  success: 'Se ha enviado una nueva clave de acceso a su correo',
  successTitle: 'Solicitud exitosa',
  failure: 'El tercero consultado no existe',
  failureTitle: 'Solicitud Proveedores',
  welcome: 'Bienvenido a Textiles del Valle',
  signIn: 'Iniciar Sesión',
  forgot: '¿Olvidó su contraseña?',
  register: 'Registro de Proveedores',
  required: 'Este campo es obligatorio.',
  table: {
    more: 'Ver más',
    less: 'Ver menos',
    sortBy: 'Ordenar por',
    usualOrder: 'Orden habitual',
    ascending: 'de menor a mayor',
    descending: 'de mayor a menor',
  },
  schemes: { light: 'Claro', dark: 'Oscuro', system: 'Del sistema' },
}

/** The menu of the sample page. */
export const menu = [
  {
    id: 'statements',
    label: 'Estados de Cuenta',
    isCurrent: true,
    items: [
      { id: 'pending', label: 'Facturas pendientes', href: '#pending', isCurrent: true },
      { id: 'paid', label: 'Pagos realizados', href: '#paid' },
    ],
  },
  {
    id: 'documents',
    label: 'Consultas',
    items: [
      { id: 'orders', label: 'Órdenes de compra', href: '#orders' },
      { id: 'tickets', label: 'Entradas de almacén', href: '#tickets' },
      { id: 'debits', label: 'Notas débito', href: '#debits' },
    ],
  },
  { id: 'reports', label: 'Reportes', href: '#reports' },
  { id: 'blog', label: 'Blog', href: '#blog' },
  { id: 'events', label: 'Eventos', href: '#events' },
  { id: 'certificates', label: 'Certificados', href: '#certificates' },
  {
    id: 'suppliers',
    label: 'Proveedores',
    items: [
      { id: 'contracts', label: 'Contratos', href: '#contracts' },
      { id: 'qualification', label: 'Calificación', href: '#qualification' },
    ],
  },
  { id: 'users', label: 'Usuarios', href: '#users' },
  { id: 'profile', label: 'Mis Datos', href: '#profile' },
  { id: 'ext', label: 'Manual', href: 'https://example.com', isExternal: true },
]

/** The footer's links. */
export const footerLinks = [
  { label: 'Quiénes somos', href: '#about-us' },
  { label: 'Contáctenos', href: '#contact-us' },
  { label: 'Política de privacidad', href: '#privacy' },
  { label: 'Términos y condiciones', href: '#terms' },
  { label: 'Buscar compañía', href: '#search-company' },
  { label: 'Pagos en línea', href: '#payments' },
]

/** Headers of the statement's table. */
export const headers = {
  invoice: 'Factura',
  date: 'Fecha factura',
  terms: 'Condición',
  due: 'Vence',
  late: 'Días vencidos',
  expected: 'Pago estimado',
  status: 'Estado del pago',
  billed: 'Valor facturado',
  current: 'Corriente',
  overdue: 'Vencido',
  balance: 'Saldo',
}

/** Figures above the table. */
export const figures = [
  { id: 'count', label: 'Facturas pendientes', value: '3.214' },
  { id: 'late', label: 'Facturas vencidas', value: '418' },
  { id: 'fresh', label: 'Facturas corrientes', value: '2.796' },
  { id: 'total', label: 'Valor total pendiente', value: '4.981.220.415', cents: '50' },
  { id: 'overdue', label: 'Valor vencido', value: '612.084.900', cents: '00' },
  { id: 'current', label: 'Valor corriente', value: '4.369.135.515', cents: '50' },
]

/** The ageing of the sample. */
export const ages = [
  { id: 'current', label: 'Corriente', share: 0.877, value: '4.369.135.515', percentage: '87,7 %' },
  { id: 'd1_30', label: '1–30 días', share: 0.061, value: '303.854.445', percentage: '6,1 %' },
  { id: 'd31_60', label: '31–60 días', share: 0.03, value: '149.436.612', percentage: '3,0 %' },
  { id: 'd61_90', label: '61–90 días', share: 0.019, value: '94.643.187', percentage: '1,9 %' },
  { id: 'd91_120', label: '91–120 días', share: 0.008, value: '39.849.763', percentage: '0,8 %' },
  { id: 'd120_plus', label: 'Más de 120 días', share: 0.005, value: '24.300.893', percentage: '0,5 %' },
]

/** The states a payment's schedule goes through. */
export const payment = {
  none: 'Sin programar',
  approval: 'En aprobación',
  scheduled: 'Programada',
  returned: 'Devuelta por el banco',
  paid: 'Pagada',
}

/** The header values of the sample invoice. */
export const invoiceValues = [
  { label: 'Compañía', value: 'Textiles del Valle S.A.S.' },
  { label: 'NIT', value: '900.123.456-7' },
  { label: 'Fecha factura', value: '02/10/2026' },
  { label: 'Vence', value: '01/11/2026' },
  { label: 'Condición', value: '30 días' },
  { label: 'Orden de compra', value: 'OC-2026-00871' },
]

/** How the sample invoice comes to its net amount. */
export const invoiceAmounts = [
  { label: 'Valor bruto', whole: '12.480.000' },
  { label: 'IVA', whole: '2.371.200', note: '19 %' },
  { label: 'Retefuente', whole: '312.000', note: '2,5 %', sign: '-' },
  { label: 'ReteICA', whole: '137.779', note: '11,04 ‰', sign: '-' },
  { label: 'Neto a pagar', whole: '14.401.421', isTotal: true },
]

/** Two lives of an invoice. */
export const life = [
  { id: 'received', title: 'Recibida', date: '02/10/2026', state: 'done', stateLabel: 'hecho' },
  { id: 'accepted', title: 'Aceptada', date: '05/10/2026', state: 'done', stateLabel: 'hecho' },
  { id: 'booked', title: 'Causada', date: '09/10/2026', state: 'done', stateLabel: 'hecho' },
  {
    id: 'scheduled',
    title: 'Programada',
    date: '27/11/2026',
    state: 'current',
    stateLabel: 'en curso',
    reason: 'Corrida de pagos del viernes',
  },
  { id: 'paid', title: 'Pagada', state: 'todo', stateLabel: 'pendiente' },
] as const

/** A life that the bank stopped. */
export const blockedLife = [
  ...life.slice(0, 3),
  {
    id: 'bank',
    title: 'Devuelta por el banco',
    date: '20/11/2026',
    state: 'stopped',
    stateLabel: 'detenida',
    reason: 'La cuenta ••1234 no existe. Actualice su certificación bancaria.',
  },
] as const
