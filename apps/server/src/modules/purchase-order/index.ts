export { describedOrders, orderExport } from './present.ts'
export { waitingProposals } from './proposals/queries.ts'
export { proposalsDeskRoutes } from './proposals/routes.ts'
export { purchaseOrderActRoutes, purchaseOrderRoutes } from './routes.ts'
