import { createContext, type ReactNode } from 'react'

/** The way to the help about the page, which its heading shows beside the title; nothing where there is none. */
export const PageHelp = createContext<ReactNode>(null)
