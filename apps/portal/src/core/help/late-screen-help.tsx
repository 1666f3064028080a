import { latePart } from '@enlace/web/content/late-part.tsx'
import { type ComponentType, useState } from 'react'

type ScreenHelpProps = { path: string }

let made: ComponentType<ScreenHelpProps> | undefined

/** Made when it is first drawn: the chunks of the first page need one another, and React may not be there yet when this one is read. */
function screenHelp(): ComponentType<ScreenHelpProps> {
  made ??= latePart(async () => (await import('./screen-help.tsx')).ScreenHelp)
  return made
}

/** The way to the page of the manual that explains a screen; it comes after the page. */
export function LateScreenHelp(props: ScreenHelpProps) {
  const [Part] = useState(screenHelp)
  return <Part {...props} />
}
