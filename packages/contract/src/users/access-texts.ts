import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The roles besides isMaster (screens 2.13), with their purpose. */
export const userRoleTexts = {
  master: 'Master',
  cartera: 'Cartera',
  logistica: 'Logística',
  comercial: 'Comercial',
  contador: 'Contador',
  usuario: fields.user,
} as const

/** The defaults of each role. */
export const userRoleHints = {
  cartera: 'Estados de cuenta, pagos, notas débito y certificados.',
  logistica: 'Órdenes de compra y entradas de almacén, además de los estados de cuenta.',
  comercial: 'Órdenes de compra, entradas, contratos y reportes.',
  contador: 'Todos los módulos, solo para consultar.',
  usuario: 'Todos los módulos activos para su empresa.',
} as const

/** The modules that a master grants, named as in the menu. */
export const grantTexts = {
  orden_compra: places.purchaseOrders,
  orden_ticket: places.purchaseTickets,
  orden_notas_debito: places.debitNotes,
  radicar_factura: places.handInInvoice,
  certificate: places.certificates,
  mostrar_contratos_proveedores: places.contracts,
  reports: places.reports,
  blog: places.blog,
  events: places.events,
} as const

/** The events of a user in its history. */
export const userEventTexts = {
  'user-invited': 'Invitación enviada',
  'user-reinvited': 'Invitación enviada de nuevo',
  'user-joined': states.invitationAccepted,
  'user-changed': 'Cambios en su acceso',
  'user-enabled': 'Activado',
  'user-disabled': 'Desactivado',
  'user-withdrawn': 'Invitación retirada',
  'user-sessions-ended': 'Sesiones cerradas',
  'user-made-master': 'Pasó a ser usuario principal',
  'user-gave-master': 'Cedió el rol de usuario principal',
  'user-lost-master': 'Dejó de ser usuario principal',
  'user-factor-reset': 'La compañía quitó su segundo factor',
  'user-unlocked': 'La compañía quitó su bloqueo de ingreso',
  'user-viewed': 'La compañía vio el portal como esta persona, solo para consultar',
  by: 'por {actor}',
  company: 'la compañía',
  companyOne: '{por}, de la compañía',
  change: '{campo}: {antes} → {despues}',
  nothing: 'nada',
  yes: 'sí',
  no: 'no',
  fields: {
    rol: fields.role,
    modules: fields.modules,
    read_only: 'Solo consulta',
    ends_on: 'Acceso hasta',
    sucursales: fields.branches,
    tipo_identificacion: fields.identificationKind,
    identificacion: fields.identification,
    cargo: fields.jobTitle,
    first_name: 'Nombre(s)',
    last_name: 'Apellido(s)',
    movil: 'Teléfono Móvil',
    correo: fields.mail,
  },
  allModules: 'todos',
  noModules: 'ninguno',
  allBranches: 'todas',
} as const
