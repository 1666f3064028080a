import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../core/paths.ts'
import { eventScreens } from './event-routes.ts'
import { profileScreens } from './profile-routes.ts'
import { qualificationScreens } from './qualification-routes.ts'
import type { ScreenEntry } from './screen-entry.ts'
import { visitorScreens } from './visitor-routes.ts'

/** Every screen of the portal; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = [
  ...visitorScreens,
  {
    path: paths.downloads.pattern,
    access: placeAccess.downloads,
    load: () => import('../features/exports/route.tsx').then((chunk) => chunk.downloadsRoute),
  },
  {
    path: paths.notifications.pattern,
    access: placeAccess.notifications,
    load: () => import('../features/notifications/route.tsx').then((chunk) => chunk.notificationsRoute),
  },
  {
    path: paths.reports.pattern,
    access: placeAccess.reports,
    load: () => import('../features/reports/route.tsx').then((chunk) => chunk.reportsRoute),
  },
  {
    path: paths.report.pattern,
    access: placeAccess.reports,
    load: () => import('../features/reports/detail-route.tsx').then((chunk) => chunk.reportRoute),
  },
  {
    path: paths.papers.pattern,
    access: placeAccess.accountStatements,
    load: () => import('../features/papers/route.tsx').then((chunk) => chunk.papersRoute),
  },
  {
    path: paths.startPage.pattern,
    access: placeAccess.startPage,
    load: () => import('../features/dashboard/route.tsx').then((chunk) => chunk.startPageRoute),
  },
  {
    path: paths.accountStatements.pattern,
    access: placeAccess.accountStatements,
    load: () =>
      import('../features/account-statements/route.tsx').then((chunk) => chunk.accountStatementsRoute),
  },
  {
    path: paths.movements.pattern,
    access: placeAccess.accountStatements,
    load: () =>
      import('../features/account-statements/movements/route.tsx').then((chunk) => chunk.movementsRoute),
  },
  {
    path: paths.arrivedInvoice.pattern,
    access: placeAccess.accountStatements,
    load: () =>
      import('../features/account-statements/arrived/route.tsx').then((chunk) => chunk.arrivedRoute),
  },
  {
    path: paths.reconcileStatement.pattern,
    access: placeAccess.accountStatements,
    load: () =>
      import('../features/account-statements/reconcile/route.tsx').then((chunk) => chunk.reconcileRoute),
  },
  {
    path: paths.accountStatement.pattern,
    access: placeAccess.accountStatements,
    load: () =>
      import('../features/account-statements/detail-route.tsx').then((chunk) => chunk.accountStatementRoute),
  },
  {
    path: paths.paymentsMade.pattern,
    access: placeAccess.paymentsMade,
    load: () => import('../features/payments-made/route.tsx').then((chunk) => chunk.paymentsMadeRoute),
  },
  {
    path: paths.paymentMade.pattern,
    access: placeAccess.paymentsMade,
    load: () => import('../features/payments-made/detail-route.tsx').then((chunk) => chunk.paymentMadeRoute),
  },
  {
    path: paths.certificates.pattern,
    access: placeAccess.certificates,
    load: () => import('../features/certificates/route.tsx').then((chunk) => chunk.certificatesRoute),
  },
  {
    path: paths.reconcileCertificate.pattern,
    access: placeAccess.certificates,
    load: () =>
      import('../features/certificates/reconcile/route.tsx').then((chunk) => chunk.reconcileCertificateRoute),
  },
  {
    path: paths.purchaseOrders.pattern,
    access: placeAccess.purchaseOrders,
    load: () => import('../features/purchase-order/route.tsx').then((chunk) => chunk.purchaseOrdersRoute),
  },
  {
    path: paths.purchaseOrder.pattern,
    access: placeAccess.purchaseOrders,
    load: () =>
      import('../features/purchase-order/detail-route.tsx').then((chunk) => chunk.purchaseOrderRoute),
  },
  {
    path: paths.purchaseTickets.pattern,
    access: placeAccess.purchaseTickets,
    load: () => import('../features/purchase-tickets/route.tsx').then((chunk) => chunk.purchaseTicketsRoute),
  },
  {
    path: paths.purchaseTicket.pattern,
    access: placeAccess.purchaseTickets,
    load: () =>
      import('../features/purchase-tickets/detail-route.tsx').then((chunk) => chunk.purchaseTicketRoute),
  },
  {
    path: paths.debitNotes.pattern,
    access: placeAccess.debitNotes,
    load: () => import('../features/notes-debit/route.tsx').then((chunk) => chunk.debitNotesRoute),
  },
  {
    path: paths.debitNote.pattern,
    access: placeAccess.debitNotes,
    load: () => import('../features/notes-debit/detail-route.tsx').then((chunk) => chunk.debitNoteRoute),
  },
  {
    path: paths.supplierContracts.pattern,
    access: placeAccess.contracts,
    load: () =>
      import('../features/supplier-contracts/route.tsx').then((chunk) => chunk.supplierContractsRoute),
  },
  {
    path: paths.supplierContract.pattern,
    access: placeAccess.contracts,
    load: () =>
      import('../features/supplier-contracts/detail-route.tsx').then((chunk) => chunk.supplierContractRoute),
  },
  {
    path: paths.unlayer.pattern,
    access: placeAccess.templates,
    load: () => import('../features/content/unlayer/route.tsx').then((chunk) => chunk.templateRoute),
  },
  {
    path: paths.users.pattern,
    access: placeAccess.users,
    load: () => import('../features/users/route.tsx').then((chunk) => chunk.usersRoute),
  },
  {
    path: paths.user.pattern,
    access: placeAccess.users,
    load: () => import('../features/users/detail-route.tsx').then((chunk) => chunk.userRoute),
  },
  ...eventScreens,
  {
    path: paths.questions.pattern,
    access: placeAccess.questions,
    load: () => import('../features/questions/route.tsx').then((chunk) => chunk.questionsRoute),
  },
  {
    path: paths.question.pattern,
    access: placeAccess.questions,
    load: () => import('../features/questions/detail-route.tsx').then((chunk) => chunk.questionRoute),
  },
  {
    path: paths.blog.pattern,
    access: placeAccess.blog,
    load: () => import('../features/blog/route.tsx').then((chunk) => chunk.blogRoute),
  },
  {
    path: paths.blogPost.pattern,
    access: placeAccess.blog,
    load: () => import('../features/blog/post-route.tsx').then((chunk) => chunk.blogPostRoute),
  },
  ...profileScreens,
  ...qualificationScreens,
  {
    path: paths.supplierQualificationDocuments.pattern,
    access: placeAccess.qualification,
    load: () =>
      import('../features/required-documents/route.tsx').then((chunk) => chunk.requiredDocumentsRoute),
  },
]
