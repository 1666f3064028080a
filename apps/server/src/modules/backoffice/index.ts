export { editorPageRoutes } from './editor-page.ts'
export { type DeskLink, deskLinks } from './places.ts'
export { backofficeRoutes } from './routes.ts'
