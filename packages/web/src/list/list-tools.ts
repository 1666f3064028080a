import type { ComponentType } from 'react'
import type { ListToolsProps } from './list-tools-props.ts'

type LoadListTools = () => Promise<ComponentType<ListToolsProps>>

let load: LoadListTools | undefined

/** Tells the lists what the application can do with one as a whole, before any of them is drawn. */
export function provideListTools(loadTools: LoadListTools): void {
  load = loadTools
}

/** Loads what can be done with a list as a whole. */
export function loadListTools(): ReturnType<LoadListTools> {
  if (!load) throw new Error('The application has no tools for lists')
  return load()
}
