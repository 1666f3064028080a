import type { ListLink } from '@enlace/contract/dashboard/start/links.ts'
import { listPaths } from '../../core/document/document-paths.ts'

/** The address of a list with its window and filter. */
export const hrefOf = ({ kind, days, search }: ListLink): string => listPaths[kind]({ days }, search)
