import { createContext } from 'react'

/** Closes the dialog or panel that a form is in; undefined where a form is part of its page. */
export const CloseContext = createContext<(() => void) | undefined>(undefined)
