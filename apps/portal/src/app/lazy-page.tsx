import { useLoaderData } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/**
 * A page that comes when its place is opened, for the options of a route. The router's own lazyRouteComponent loads the
 * whole document anew when a chunk does not come, and without a connection that leaves nothing on the screen.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  return { loader: async () => ({ Page: await load() }), component: LoadedPage }
}

function LoadedPage() {
  // The loader of every such route answers this; the routes are made from a table, so the router cannot know it.
  const { Page } = useLoaderData({ strict: false }) as unknown as { Page: ComponentType }
  return <Page />
}
