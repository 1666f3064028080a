import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** Labels of the header menu, in the specification's order (spec 2). */
export const menuTexts = {
  startPage: places.home,
  accountStatements: 'Estados de Cuenta',
  pendingInvoices: places.pendingInvoices,
  paidInvoices: places.paymentsMade,
  handInInvoice: places.handInInvoice,
  consultations: places.questions,
  purchaseOrders: places.purchaseOrders,
  purchaseTickets: places.purchaseTickets,
  debitNotes: places.debitNotes,
  reports: places.reports,
  blog: places.blog,
  events: places.events,
  certificates: places.certificates,
  suppliers: places.suppliers,
  contracts: places.contracts,
  qualification: places.qualification,
  users: places.users,
  profile: 'Mis Datos',
  userProfile: 'Perfil',
  downloads: 'Descargas',
  questions: places.companyQuestions,
  logout: 'Salir',
  menu: places.menu,
  more: 'Más',
  closeMenu: 'Cerrar el menú',
  skip: actions.skipToContent,
  /** Before the company and the branch in the switcher. */
  switcher: 'Viendo:',
  branch: fields.branch,
  allBranches: fields.allBranches,
  company: fields.company,
  readOnly: 'solo consulta',
  until: 'acceso hasta el {fecha}',
} as const
