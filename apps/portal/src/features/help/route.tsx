import { helpListRoute, helpPageRoute } from '@enlace/web/help/help-routes.tsx'
import { manual } from '../../core/help/manual.ts'
import { ShowAgain } from '../../core/help/show-again.tsx'
import { paths } from '../../core/paths.ts'

/** `/ayuda`: the manual. */
export const helpRoute = helpListRoute(paths.help, manual, <ShowAgain />)

/** `/ayuda/{page}`: how one task is done. */
export const helpPage = helpPageRoute(paths.helpPage, manual)
