import './base.css'
import '../core/host/host.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { keepLoading, loadAnew } from '@enlace/web/load-anew.ts'
import { createQueryClient } from '@enlace/web/http/query-client.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs, session } from '../core/session/session.ts'
import { Root } from './root.tsx'

const element = document.getElementById('root')
if (element) {
  document.getElementById('late')?.remove()
  const client = createQueryClient()
  // Another person or company is another page: nothing of the last one is left.
  session.subscribe(() => client.clear())
  window.addEventListener('hashchange', keepLoading)
  followOtherTabs(loadAnew)
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Root client={client} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
