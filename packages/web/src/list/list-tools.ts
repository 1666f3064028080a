import type { ComponentType } from 'react'
import type { ListToolsProps } from './list-tools-props.ts'

/** What an application can do with a list as a whole: hand it out as a file, and set up how it is shown. */
export type ListTools = { Export: ComponentType<ListToolsProps>; View: ComponentType<ListToolsProps> }

type LoadListTools = () => Promise<ListTools>

let load: LoadListTools | undefined

/** Tells the lists what the application can do with one as a whole, before any of them is drawn. */
export function provideListTools(loadTools: LoadListTools): void {
  load = loadTools
}

/** Loads what can be done with a list as a whole. */
export function loadListTools(): Promise<ListTools> {
  if (!load) throw new Error('The application has no tools for lists')
  return load()
}
