import { HelpLink } from '@enlace/web/help/help-link.tsx'
import { manual } from './manual.ts'

/** The way to the page of the manual that explains a screen, where there is one. */
export function ScreenHelp({ path }: { path: string }) {
  return <HelpLink entries={manual.entries} path={path} />
}
