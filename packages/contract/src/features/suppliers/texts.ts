/** The third parties of a company: the list of its back office. */
export const supplierListTexts = {
  title: 'Proveedores',
  description: 'Los terceros que trae su ERP: quién entra al portal por cada uno y cuánto se le debe.',
  table: 'Proveedores',
  search: 'Buscar por NIT, razón social o sigla',
  state: 'Acceso al portal',
  kind: 'Tipo de tercero',
  anyKind: 'Todos los terceros',
  kindWithCount: '{tipo} ({n})',
  kinds: { proveedor: 'Proveedores', otro: 'Otros terceros' },
  never: 'Nunca',
  noBalance: 'Sin saldo',
  waiting: { one: '1 sin aceptar', many: '{n} sin aceptar' },
  noneYet: 'Aún no hay proveedores.',
  noneYetHint: 'Llegan con la primera carga del ERP o con la aprobación de una solicitud de registro.',
  load: 'Cargar los primeros datos',
} as const

/** What the columns and facts of a third party are called. */
export const supplierFieldTexts = {
  nit: 'NIT',
  nombre: 'Razón social',
  sigla: 'Sigla',
  estado: 'Acceso al portal',
  sucursales: 'Sucursales',
  usuarios: 'Usuarios',
  ingreso: 'Último ingreso',
  saldo: 'Saldo por pagar',
  tipo: 'Tipo de tercero',
  actividad: 'Actividad económica (CIIU)',
  regimen: 'Régimen tributario',
  sitioWeb: 'Sitio web',
  pyme: 'Mipyme',
  observacion: 'Observación',
  actualizado: 'Última actualización del ERP',
} as const

/** One third party. */
export const supplierDetailTexts = {
  back: 'Ruta',
  parts: 'Partes del proveedor',
  data: 'Datos',
  branches: 'Sucursales',
  users: 'Usuarios',
  kinds: { proveedor: 'Proveedor', otro: 'Otro tercero' },
  yes: 'Sí',
  no: 'No',
  nit: 'NIT {nit}',
  noBranches: 'El ERP aún no trae sucursales de este tercero.',
  noUsers: 'Nadie entra al portal por este proveedor.',
  noUsersHint:
    'Invite a su usuario principal: recibe un enlace de un solo uso, crea su contraseña e invita a los demás.',
  inactive:
    'El ERP tiene este tercero como inactivo: nadie puede entrar por él, y no se le envían invitaciones.',
  invite: 'Invitar al usuario principal',
  resend: 'Reenviar la invitación',
  resendOf: 'Reenviar la invitación de {correo}',
} as const

/** The columns of a third party's branches. */
export const branchFieldTexts = {
  codigo: 'Código',
  nombre: 'Nombre',
  direccion: 'Dirección',
  ciudad: 'Ciudad',
  correo: 'Correo',
  telefono: 'Teléfono',
  estado: 'Estado',
  activa: 'Activa',
  inactiva: 'Inactiva',
} as const

/** The columns of a third party's users. */
export const supplierUserTexts = {
  nombre: 'Nombre',
  correo: 'Correo',
  rol: 'Rol',
  sucursales: 'Sucursales',
  segundo_factor: 'Segundo factor',
  ingreso: 'Último ingreso',
  estado: 'Estado',
  acciones: 'Acciones',
  allBranches: 'Todas las sucursales',
  readOnly: 'solo consulta',
  factorOn: 'Activo',
  factorOff: 'Sin activar',
  expires: 'vence {fecha}',
  expired: 'venció {fecha}',
  until: 'hasta {fecha}',
  ended: 'terminó {fecha}',
} as const

/** Inviting a principal user, and what is said after it. */
export const supplierFormTexts = {
  title: 'Invite al usuario principal',
  intro:
    '{nombre} (NIT {nit}). La persona recibe un correo con un enlace de un solo uso, válido por 7 días. Solo ella crea su contraseña; después ve todo e invita a los demás.',
  email: 'Correo',
  emailHint: 'El de una persona de la empresa, no uno compartido.',
  firstName: 'Nombres (opcional)',
  lastName: 'Apellidos (opcional)',
  send: 'Enviar la invitación',
  close: 'Cerrar',
  invited: '{correo} quedó invitado como usuario principal. El enlace vence en 7 días.',
  resent: 'La invitación salió de nuevo a {correo}. El enlace anterior ya no sirve.',
  faults: {
    email: 'Ingrese el correo de la persona.',
    emailInvalid: 'Escriba un correo como nombre@empresa.co.',
    nameLong: 'Use hasta 60 caracteres.',
  },
} as const
