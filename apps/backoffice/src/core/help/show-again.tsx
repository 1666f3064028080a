import { ShowHelpAgain } from '@enlace/web/help/show-again.tsx'
import { seenHelp } from './seen.ts'

/** Shows the hints and the tour again. */
export const ShowAgain = () => <ShowHelpAgain store={seenHelp} />
